// Calls of array cases: their operands, attributes and results, and the table of operations.
#pragma once

#include "runner.h"

namespace golden {

struct Input {
  std::string name;
  Array base;        // the stored array; empty for scalars and None
  Array array;       // the operand: a view of it, or a weak scalar; empty for None
  std::string kind;  // kind of a weak scalar: int, float or bool
  json value;        // value of a weak scalar
};

/// One execution of one array case: fresh inputs, and the results of the library.
class ArrayCall {
 public:
  ArrayCall(const json& spec, const Npz& arrays);

  const json& spec() const { return spec_; }
  /// The directory of the vectors.
  const fs::path& directory() const { return directory_; }
  const std::vector<Input>& inputs() const { return inputs_; }
  const Input* find(const std::string& name) const;
  bool has(const std::string& name) const { return find(name) != nullptr; }
  /// The operand of that name, or NULL if it is None or absent.
  ctn_array* in(const std::string& name) const;

  bool has_attr(const std::string& name) const;  // present and not null
  const json& attr(const std::string& name) const { return spec_.at("attrs").at(name); }
  int64_t integer(const std::string& name, int64_t otherwise) const;
  bool flag(const std::string& name, bool otherwise = false) const;
  ctn_dtype dtype(ctn_dtype otherwise = CTN_DTYPE_NONE) const;
  ctn_casting casting(ctn_casting otherwise) const;

  void result(Array a);  // the next of y0, y1, ...
  void output(const std::string& name, HostArray value) { produced_[name] = std::move(value); }
  /// Throws a Failure if the outputs differ from the recorded ones.
  void compare(const Npz& arrays);
  const std::map<std::string, HostArray>& produced() const { return produced_; }

 private:
  const json& spec_;
  fs::path directory_;
  std::vector<Input> inputs_;
  std::map<std::string, HostArray> produced_;
  int results_ = 0;
};

/// A weak scalar from JSON; the strings nan, inf and -inf are floats.
Array scalar_of(const json& value);
double number_of(const json& value);
/// Items of a basic index: ints, [start, stop, step], "newaxis", "ellipsis"; null is a whole axis.
std::vector<ctn_index> index_of(const json& items);

struct ArrayOp {
  const char* name;
  std::vector<std::string> symbols;  // the functions that it calls
  void (*run)(ArrayCall&);
};

const std::vector<ArrayOp>& array_ops();
std::vector<ArrayOp> indexing_ops();
std::vector<ArrayOp> linalg_ops();  // array_ops_linalg.cc
std::vector<ArrayOp> io_ops();

}  // namespace golden
