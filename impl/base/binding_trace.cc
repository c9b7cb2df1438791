// Traces which objects of a binding hold which others through the library.
#include <cstdint>
#include <limits>
#include <new>
#include <vector>

#include "impl/base/binding.h"
#include "impl/base/error.h"

namespace catenary {
namespace {

using Number = uint32_t;
constexpr Number kNone = std::numeric_limits<Number>::max();

/// Numbers objects in the order in which they are first seen.
class Numbers {
 public:
  Numbers() : slots_(1024, kNone) {}
  /// Returns the number of an object, and whether the object is new.
  std::pair<Number, bool> add(const Object* object) {
    if (objects_.size() * 2 >= slots_.size()) grow();
    Number& slot = place(object);
    if (slot != kNone) return {slot, false};
    if (objects_.size() >= kNone) throw std::bad_alloc();
    objects_.push_back(object);
    slot = Number(objects_.size() - 1);
    return {slot, true};
  }
  size_t size() const { return objects_.size(); }
  const Object* operator[](size_t number) const { return objects_[number]; }

 private:
  Number& place(const Object* object) {
    const size_t mask = slots_.size() - 1;
    size_t at = size_t((reinterpret_cast<uintptr_t>(object) >> 4) * 0x9E3779B97F4A7C15u >> 20) & mask;
    while (slots_[at] != kNone && objects_[slots_[at]] != object) at = (at + 1) & mask;
    return slots_[at];
  }
  void grow() {
    slots_.assign(slots_.size() * 2, kNone);
    for (size_t i = 0; i < objects_.size(); ++i) place(objects_[i]) = Number(i);
  }

  std::vector<const Object*> objects_;
  std::vector<Number> slots_;
};

/// Lists of numbers, stored one after another.
struct Lists {
  std::vector<size_t> begin;
  std::vector<Number> items;
  Span<const Number> operator[](size_t i) const { return {items.data() + begin[i], begin[i + 1] - begin[i]}; }
};

/// All objects reachable from the listed ones, which have the lowest numbers.
class Graph final : public Visitor {
 public:
  explicit Graph(Span<Object* const> objects) : listed_(objects.size) {
    for (size_t i = 0; i < objects.size; ++i) {
      if (!numbers_.add(objects[i]).second)
        fail(CTN_ERROR_INVALID_ARGUMENT, "objects: expected each handle once, got number %zu again", i);
      found_.push_back(1);
    }
    for (size_t i = 0; i < numbers_.size(); ++i) {
      owned_.begin.push_back(owned_.items.size());
      numbers_[i]->visit(*this);
    }
    owned_.begin.push_back(owned_.items.size());
    find_outside();
    find_useful();
    shorten();
  }

  void reference(const Object& owned) override {
    const auto [number, fresh] = numbers_.add(&owned);
    if (fresh) found_.push_back(0);
    ++found_[number];
    owned_.items.push_back(number);
  }

  /// Calls edge(owner, owned) for every edge that ctn_binding_trace reports.
  template <class F>
  void edges(F edge) {
    std::vector<Number> seen(size(), kNone), stack;
    for (size_t owner = 0; owner < listed_; ++owner)
      if (outside_[owner]) edge(kOutsideOwner, owner);
    for (size_t owner = 0; owner < listed_; ++owner) {
      if (outside_[owner]) continue;
      stack.assign(1, Number(owner));
      while (!stack.empty()) {
        const Number at = stack.back();
        stack.pop_back();
        for (Number next : owned_[at]) {
          if (!leads_on(next)) continue;
          next = end_of(next);
          if (seen[next] == owner) continue;
          seen[next] = Number(owner);
          if (next < listed_)
            edge(owner, size_t(next));
          else
            stack.push_back(next);
        }
      }
    }
  }

  std::vector<TracedObject> objects() const {
    std::vector<TracedObject> list;
    for (size_t i = 0; i < size(); ++i) list.push_back({numbers_[i], found_[i], !outside_[i]});
    return list;
  }

 private:
  size_t size() const { return numbers_.size(); }

  /// Marks the objects that are also held from outside, and everything reachable from them.
  void find_outside() {
    outside_.assign(size(), false);
    std::vector<Number> stack;
    for (size_t i = 0; i < size(); ++i)
      if (found_[i] != numbers_[i]->use_count()) {
        outside_[i] = true;
        stack.push_back(Number(i));
      }
    while (!stack.empty()) {
      const Number at = stack.back();
      stack.pop_back();
      for (Number next : owned_[at])
        if (!outside_[next]) {
          outside_[next] = true;
          stack.push_back(next);
        }
    }
  }

  /// Marks the objects that lead to a listed one through accounted objects.
  void find_useful() {
    Lists owners;
    owners.begin.assign(size() + 1, 0);
    for (Number owned : owned_.items) ++owners.begin[owned];
    size_t sum = 0;
    for (size_t& begin : owners.begin) {
      sum += begin;
      begin = sum;
    }
    owners.items.resize(owned_.items.size());
    for (size_t i = size(); i-- > 0;)
      for (Number owned : owned_[i]) owners.items[--owners.begin[owned]] = Number(i);
    useful_.assign(size(), false);
    std::vector<Number> stack;
    for (size_t i = 0; i < listed_; ++i)
      if (!outside_[i]) stack.push_back(Number(i));
    while (!stack.empty()) {
      const Number at = stack.back();
      stack.pop_back();
      for (Number owner : owners[at])
        if (owner >= listed_ && !outside_[owner] && !useful_[owner]) {
          useful_[owner] = true;
          stack.push_back(owner);
        }
    }
  }

  bool leads_on(Number at) const { return !outside_[at] && (at < listed_ || useful_[at]); }

  Number end_of(Number at) {
    while (end_[at] != at) at = end_[at] = end_[end_[at]];
    return at;
  }

  /// Replaces every unlisted object that leads to only one place by that place, so that long chains become
  /// one step.
  void shorten() {
    for (size_t i = 0; i < size(); ++i) end_.push_back(Number(i));
    struct Frame {
      Number at;
      size_t next;
    };
    std::vector<bool> begun(size());
    std::vector<Frame> stack;
    for (size_t root = listed_; root < size(); ++root) {
      if (!useful_[root] || begun[root]) continue;
      begun[root] = true;
      stack.push_back({Number(root), 0});
      while (!stack.empty()) {
        Frame& frame = stack.back();
        const Span<const Number> owned = owned_[frame.at];
        if (frame.next < owned.size) {
          const Number next = owned[frame.next++];
          if (next >= listed_ && useful_[next] && !begun[next]) {
            begun[next] = true;
            stack.push_back({next, 0});
          }
          continue;
        }
        const Number at = frame.at;
        stack.pop_back();
        Number only = kNone;
        bool several = false;
        for (Number next : owned) {
          if (!leads_on(next)) continue;
          next = end_of(next);
          if (next == at) continue;
          several = several || (only != kNone && only != next);
          only = next;
        }
        if (only != kNone && !several) end_[at] = only;
      }
    }
  }

  size_t listed_;
  Numbers numbers_;
  std::vector<int64_t> found_;  // number of references to each object, including the binding's own
  Lists owned_;
  std::vector<bool> outside_, useful_;
  std::vector<Number> end_;
};

}  // namespace

void trace_objects(Span<Object* const> objects, const Callback<ctn_binding_edge_fn>& edge) {
  Graph(objects).edges([&](size_t owner, size_t owned) { check_callback(edge(owner, owned)); });
}

std::vector<TracedObject> traced_objects(Span<Object* const> objects) { return Graph(objects).objects(); }

}  // namespace catenary
