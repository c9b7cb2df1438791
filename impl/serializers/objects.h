// Saves and loads whole objects.
#pragma once
#include "impl/optimizers/loss_scale.h"
#include "impl/optimizers/optimizer.h"
#include "impl/random/state.h"
#include "impl/serializers/dictionary.h"
#include "impl/serializers/formats.h"

// Objects that can be saved and loaded, and shortcuts for files with one object.
namespace catenary {

/// Names follow Chainer: the parameter or persistent value /l1/W is "l1/W". Optimizers have "t", "epoch" and
/// states such as "l1/W/m"; generators have "state"; loss scales have "scale" and "steps".
void traverse(Link& link, Serializer& serializer);
void traverse(Optimizer& optimizer, Serializer& serializer);
void traverse(RandomState& state, Serializer& serializer);
void traverse(LossScale& scaler, Serializer& serializer);

/// Saves or loads, depending on the serializer. If it fails, nothing has been saved or loaded.
template <class T>
void serialize(T& object, Serializer& serializer) {
  serializer.object([&](Serializer& s) { traverse(object, s); });
}

/// Saves a file with one object.
template <class T>
void save(T& object, const Destination& destination) {
  const DictionaryRef dictionary = make<Dictionary>();
  serialize(object, *dictionary_serializer(*dictionary, nullptr));
  write_file(dictionary->values(), destination);
}
/// `report` (may be null) is filled even if the load fails.
template <class T>
void load(T& object, Serializer& from, LoadReport* report) {
  try {
    serialize(object, from);
  } catch (...) {
    if (report) report->assign(*from.report());
    throw;
  }
  if (report) report->assign(*from.report());
}

inline void save(Dictionary& dictionary, const Destination& destination) {
  write_file(dictionary.values(), destination);
}

// Called by the C API.
template <const Format& format, class T>
void save_file(T& object, const char* path, int32_t level = 0) {
  save(object, destination(format, path, level));
}
template <const Format& format, class T>
void save_file(T& object, const char* path, const char* group, int32_t level) {
  save(object, destination(format, path, level, group));
}
template <const Format& format, class T>
void load_file(T& object, const char* path) {
  load(object, *format_deserializer<format>(path, nullptr), nullptr);
}
template <class T>
void load_file(T& object, const char* path, const LoadOptions* options, LoadReport* report) {
  load(object, *file_deserializer(path, options), report);
}

/// Reads all entries of a file into arrays on the current device.
StoredValues read_values(Source& source);
DictionaryRef dictionary_load(const char* path);

}  // namespace catenary
