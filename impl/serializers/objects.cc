// The values of objects that can be saved and loaded.
#include "impl/serializers/objects.h"

namespace catenary {

void traverse(Link& link, Serializer& s) { link.serialize(s); }

void traverse(Optimizer& optimizer, Serializer& s) {
  std::vector<Optimizer::Slot>& slots = optimizer.slots();
  const int64_t t = s.integer("t", optimizer.t()), epoch = s.integer("epoch", optimizer.epoch());
  if (t < 0 || epoch < 0)
    fail(CTN_ERROR_FORMAT, "expected \"t\" and \"epoch\" of at least 0, got %lld and %lld", (long long)t,
         (long long)epoch);
  for (const Optimizer::Slot& slot : slots) {
    const SerializerRef child = s.child(slot.path.substr(1));
    for (const Optimizer::State& state : slot.states) child->array(state.name, *state.value);
  }
  if (s.loads()) s.on_commit([self = share(optimizer), t, epoch] { self->set_progress(t, epoch); });
}

void traverse(RandomState& state, Serializer& s) {
  const ArrayRef saved = state.save();
  s.temporary("state", *saved);
  if (!s.loads()) return;
  // Checks that it can be restored before anything is.
  make<RandomState>(state.backend(), state.method(), 0)->restore(*saved);
  s.on_commit([self = share(state), saved] { self->restore(*saved); });
}

void traverse(LossScale& scaler, Serializer& s) {
  const double scale = s.real("scale", scaler.scale());
  const int64_t steps = s.integer("steps", scaler.steps());
  if (!s.loads()) return;
  optimizers::check_loss_scale(scaler, scale, steps);
  s.on_commit([self = share(scaler), scale, steps] { self->restore(scale, steps); });
}

StoredValues read_values(Source& source) {
  Backend& device = current_backend();
  StoredValues values;
  for (size_t i = 0; i < source.entries().size(); ++i) {
    const StoredEntry& entry = source.entries()[i];
    if (entry.name.empty() || entry.name.back() == '/')
      fail(CTN_ERROR_FORMAT, "%s: expected names of values, got \"%s\"", source.label().c_str(),
           entry.name.c_str());
    source.verify(i);
    if (entry.is_text) {
      values.push_back({entry.name, nullptr, source.read_text(i)});
      continue;
    }
    if (entry.dtype == CTN_DTYPE_NONE)
      fail(CTN_ERROR_DTYPE, "%s: \"%s\": the library does not support the element type %s",
           source.label().c_str(), entry.name.c_str(), entry.type.c_str());
    const ArrayRef array = empty_on(cpu_backend(), {entry.shape.data(), entry.shape.size()}, entry.dtype);
    source.read(i, array->data());
    values.push_back({entry.name, to_backend(*array, device), {}});
  }
  return values;
}

DictionaryRef dictionary_load(const char* path) {
  DictionaryRef dictionary = make<Dictionary>();
  dictionary->assign(read_values(*open_file(path)));
  return dictionary;
}

}  // namespace catenary
