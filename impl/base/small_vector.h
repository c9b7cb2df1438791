// A vector that stores a few elements inside the object.
#pragma once
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <new>
#include <type_traits>
#include <utility>

namespace catenary {

/// A vector that stores up to N elements inside the object.
template <class T, size_t N>
class SmallVector {
 public:
  SmallVector() = default;
  // Delegating constructors, so that a failed allocation frees what was allocated.
  explicit SmallVector(size_t n) : SmallVector() { resize(n); }
  SmallVector(std::initializer_list<T> values) : SmallVector(values.begin(), values.end()) {}
  template <class Iterator, class = decltype(*std::declval<Iterator>())>
  SmallVector(Iterator first, Iterator last) : SmallVector() {
    for (; first != last; ++first) push_back(*first);
  }
  SmallVector(const SmallVector& other) : SmallVector(other.begin(), other.end()) {}
  SmallVector(SmallVector&& other) noexcept { steal(other); }
  SmallVector& operator=(const SmallVector& other) {
    if (this != &other) {
      SmallVector copy(other);
      clear_all();
      steal(copy);
    }
    return *this;
  }
  SmallVector& operator=(SmallVector&& other) noexcept {
    if (this != &other) {
      clear_all();
      steal(other);
    }
    return *this;
  }
  ~SmallVector() { clear_all(); }

  T* data() { return data_; }
  const T* data() const { return data_; }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }
  T& operator[](size_t i) { return data_[i]; }
  const T& operator[](size_t i) const { return data_[i]; }
  T& back() { return data_[size_ - 1]; }

  void reserve(size_t n) {
    if (n <= capacity_) return;
    size_t capacity = n > 2 * capacity_ ? n : 2 * capacity_;
    T* fresh = static_cast<T*>(::operator new(capacity * sizeof(T)));
    for (size_t i = 0; i < size_; ++i) {
      new (fresh + i) T(std::move(data_[i]));
      data_[i].~T();
    }
    if (data_ != inline_data()) ::operator delete(data_);
    data_ = fresh;
    capacity_ = capacity;
  }
  template <class... A>
  T& emplace_back(A&&... arguments) {
    if (size_ == capacity_) {
      T value(std::forward<A>(arguments)...);
      reserve(size_ + 1);
      return *new (data_ + size_++) T(std::move(value));
    }
    return *new (data_ + size_++) T(std::forward<A>(arguments)...);
  }
  void push_back(const T& value) { emplace_back(value); }
  void push_back(T&& value) { emplace_back(std::move(value)); }
  void pop_back() { data_[--size_].~T(); }
  void resize(size_t n) {
    reserve(n);
    while (size_ > n) pop_back();
    while (size_ < n) new (data_ + size_++) T();
  }
  void clear() { resize(0); }
  void insert(size_t position, T value) {
    emplace_back(std::move(value));
    for (size_t i = size_ - 1; i > position; --i) std::swap(data_[i], data_[i - 1]);
  }
  void erase(size_t position) {
    for (size_t i = position; i + 1 < size_; ++i) data_[i] = std::move(data_[i + 1]);
    pop_back();
  }

 private:
  T* inline_data() { return reinterpret_cast<T*>(inline_); }
  void clear_all() {
    for (size_t i = 0; i < size_; ++i) data_[i].~T();
    if (data_ != inline_data()) ::operator delete(data_);
    data_ = inline_data();
    size_ = 0;
    capacity_ = N;
  }
  void steal(SmallVector& other) noexcept {
    if (other.data_ != other.inline_data()) {
      data_ = other.data_;
      size_ = other.size_;
      capacity_ = other.capacity_;
      other.data_ = other.inline_data();
      other.size_ = 0;
      other.capacity_ = N;
      return;
    }
    for (size_t i = 0; i < other.size_; ++i) new (data_ + i) T(std::move(other.data_[i]));
    size_ = other.size_;
    other.clear();
  }

  alignas(T) unsigned char inline_[N * sizeof(T)];
  T* data_ = inline_data();
  size_t size_ = 0;
  size_t capacity_ = N;
};

}  // namespace catenary
