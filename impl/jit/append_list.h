// A list that threads read without a lock while others add to it.
#pragma once
#include <atomic>
#include <utility>

namespace catenary::jit {

/// Entries are added at the head and never removed.
template <class T>
class AppendList {
 public:
  AppendList() = default;
  AppendList(const AppendList&) = delete;
  AppendList& operator=(const AppendList&) = delete;
  ~AppendList() {
    for (Node* node = head_.load(std::memory_order_acquire); node;) {
      Node* const next = node->next;
      delete node;
      node = next;
    }
  }

  /// Returns the newest matching entry, or null.
  template <class Predicate>
  const T* find(Predicate fits) const {
    for (const Node* node = head_.load(std::memory_order_acquire); node; node = node->next)
      if (fits(node->value)) return &node->value;
    return nullptr;
  }
  void add(T value) {
    Node* node = new Node{std::move(value), head_.load(std::memory_order_relaxed)};
    while (!head_.compare_exchange_weak(node->next, node, std::memory_order_release,
                                        std::memory_order_relaxed)) {
    }
  }

 private:
  struct Node {
    T value;
    Node* next;
  };
  std::atomic<Node*> head_{nullptr};
};

}  // namespace catenary::jit
