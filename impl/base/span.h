// A borrowed sequence of elements.
#pragma once
#include <cstddef>
#include <type_traits>

namespace catenary {

/// A borrowed sequence. (std::span needs <ranges>, which Clang 14 cannot compile with this libstdc++.)
template <class T>
struct Span {
  T* data = nullptr;
  size_t size = 0;

  Span() = default;
  Span(T* d, size_t n) : data(d), size(n) {}
  template <class Container, class = std::enable_if_t<!std::is_same_v<std::decay_t<Container>, Span>>,
            class = decltype(std::declval<Container&>().data())>
  Span(Container&& c) : data(c.data()), size(c.size()) {}
  template <class U, class = std::enable_if_t<std::is_same_v<const U, T>>>
  Span(Span<U> other) : data(other.data), size(other.size) {}

  T& operator[](size_t i) const { return data[i]; }
  T* begin() const { return data; }
  T* end() const { return data + size; }
  bool empty() const { return size == 0; }
};

}  // namespace catenary
