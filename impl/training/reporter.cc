// Reports of values: who collects them, and under which names.
#include "impl/training/reporter.h"

#include <catenary/computational_graph.h>
#include <pthread.h>

#include <memory>

#include "impl/autograd/computational_graph.h"
#include "impl/base/binding.h"

using catenary::fail;
using catenary::Ref;

void ctn_reporter::visit(catenary::Visitor& visitor) const {
  for (const auto& [name, observer] : observers_) visitor.add(observer);
}

void ctn_reporter::add_observer(const char* name, Object& observer) {
  std::string clean = catenary::clean_path(name, "name");
  for (auto& [known, object] : observers_)
    if (object.get() == &observer) {
      known = std::move(clean);
      return;
    }
  observers_.emplace_back(std::move(clean), catenary::share(observer));
}

void ctn_reporter::add_observers(const char* prefix, catenary::Link& root) {
  const std::string base = catenary::clean_path(prefix, "prefix");
  for (const catenary::LinkAt& at : catenary::all_links(root)) {
    const std::string path = at.prefix.substr(0, at.prefix.size() - 1);
    add_observer((base + path).c_str(), *at.link);
  }
}

std::string ctn_reporter::full_name(const std::string& name, const Object* observer) const {
  if (!observer) return name;
  for (const auto& [known, object] : observers_)
    if (object.get() == observer) return known + "/" + name;
  fail(CTN_ERROR_NOT_FOUND, "observer: expected an observer of the current reporter, got an unknown object");
}

namespace catenary::trainers {
namespace {

/// The reporters that were made current on a thread, the last one on top.
struct Stack {
  struct Entry {
    Ref<Reporter> reporter;
    DictionaryRef observation;
    const GraphRequests* graphs = nullptr;
  };
  std::vector<Entry> entries;
};

// In a pthread slot, because thread-local storage is scarce.
pthread_key_t stack_key;
pthread_once_t stack_once = PTHREAD_ONCE_INIT;
int key_error = 0;

void delete_stack(void* stack) { delete static_cast<Stack*>(stack); }
void make_key() { key_error = pthread_key_create(&stack_key, delete_stack); }

/// Returns null if nothing was ever made current on the thread.
Stack* stack_or_null() {
  pthread_once(&stack_once, make_key);
  return key_error ? nullptr : static_cast<Stack*>(pthread_getspecific(stack_key));
}

Stack& stack() {
  if (Stack* known = stack_or_null()) return *known;
  auto made = std::make_unique<Stack>();
  if (key_error || pthread_setspecific(stack_key, made.get()) != 0)
    fail(CTN_ERROR_OUT_OF_MEMORY, "no storage is left for the reporter of a thread");
  return *made.release();
}

Stack::Entry* current() {
  Stack* known = stack_or_null();
  return known && !known->entries.empty() ? &known->entries.back() : nullptr;
}

/// Returns a number that no later change of the variable affects, without waiting for a device.
ArrayRef frozen_number(Variable& value) {
  const Array& array = value.array();
  if (array.size() != 1)
    fail(CTN_ERROR_SHAPE, "value: expected one element, got %s", describe(array).c_str());
  return array.backend().is_host() ? scalar_f64(item_f64(array, {})) : copy(array);
}

}  // namespace

ReportScope::ReportScope(Reporter& reporter, Dictionary& observation, const GraphRequests* graphs)
    : depth_(stack().entries.size()) {
  stack().entries.push_back({share(reporter), share(observation), graphs});
}

ReportScope::~ReportScope() {
  // A callback may have entered a reporter without leaving it. Releasing one may run a user's function.
  std::vector<Stack::Entry>& entries = stack_or_null()->entries;
  while (entries.size() > depth_) {
    const Stack::Entry last = std::move(entries.back());
    entries.pop_back();
  }
}

void report(const char* name, double value, const Object* observer) {
  const std::string clean = clean_path(name, "name");
  Stack::Entry* entry = current();
  if (!entry) return;
  entry->observation->set({entry->reporter->full_name(clean, observer), scalar_f64(value), {}});
}

void report_variable(const char* name, Variable& value, const Object* observer) {
  const std::string clean = clean_path(name, "name");
  Stack::Entry* entry = current();
  if (!entry) return;
  const std::string full = entry->reporter->full_name(clean, observer);
  entry->observation->set({full, frozen_number(value), {}});
  if (!entry->graphs) return;
  for (GraphRequest* request : *entry->graphs) {
    if (request->name != full) continue;
    Variable* root = &value;
    request->text = build_computational_graph({&root, 1}, {})->dump(CTN_GRAPH_FORMAT_DOT);
  }
}

bool is_reported(const char* name, const Object* observer) {
  const std::string clean = clean_path(name, "name");
  const Stack::Entry* entry = current();
  return entry && entry->observation->has(entry->reporter->full_name(clean, observer));
}

Ref<Reporter> reporter_new() { return make<Reporter>(); }

void reporter_enter(Reporter& reporter, Dictionary& observation) {
  stack().entries.push_back({share(reporter), share(observation), nullptr});
}

void reporter_exit(Reporter& reporter) {
  const Stack::Entry* entry = current();
  if (!entry || entry->reporter.get() != &reporter)
    fail(CTN_ERROR_STATE, "reporter: expected the one that was entered last on this thread, got %s",
         entry ? "another one" : "one that was not entered");
  const Stack::Entry last = std::move(stack().entries.back());
  stack().entries.pop_back();
}

Ref<Reporter> reporter_current() {
  const Stack::Entry* entry = current();
  return entry ? entry->reporter : nullptr;
}

}  // namespace catenary::trainers
