// Einstein summation.
#include "impl/array/einsum.h"

#include <algorithm>
#include <utility>

#include "impl/dtype/generated/core_ops.h"

namespace catenary {
namespace {

using LabelSet = std::bitset<kMaxLabels>;

LabelSet set_of(const Labels& labels) {
  LabelSet set;
  for (int label : labels) set.set(size_t(label));
  return set;
}

/// An operand with one axis per label, no label repeated, and no axis of length one that is broadcast.
struct Term {
  ArrayRef array;
  Labels labels;

  LabelSet set() const { return set_of(labels); }
};

/// Returns the common dtype. Weak operands count only if their kind is above that of all others.
DType common_dtype(Span<const Array* const> arrays) {
  SmallVector<DType, 8> strong;
  for (const Array* a : arrays)
    if (!a->is_weak()) strong.push_back(a->dtype());
  const int kind = strong.empty() ? -1 : kind_of(promote(strong.data(), strong.size()));
  for (const Array* a : arrays)
    if (a->is_weak() && kind_of(a->dtype()) > kind) strong.push_back(a->dtype());
  return promote(strong.data(), strong.size());
}

/// Takes the diagonals of repeated labels, and drops axes of length one that other operands broadcast.
Term view_of(const Array& a, const Labels& labels, const int64_t* lengths) {
  Term term;
  Dims shape, strides;
  for (int i = 0; i < a.ndim(); ++i) {
    const int16_t label = labels[size_t(i)];
    if (a.dim(i) == 1 && lengths[label] != 1) continue;
    const auto seen = std::find(term.labels.begin(), term.labels.end(), label);
    if (seen != term.labels.end()) {
      strides[size_t(seen - term.labels.begin())] += a.stride(i);
      continue;
    }
    term.labels.push_back(label);
    shape.push_back(a.dim(i));
    strides.push_back(a.stride(i));
  }
  term.array =
      view_as(a, a.data(), {shape.data(), shape.size()}, {strides.data(), strides.size()}, a.is_writeable());
  return term;
}

void sum_all_but(Term& term, const LabelSet& keep) {
  Dims axes;
  Labels kept;
  for (size_t i = 0; i < term.labels.size(); ++i) {
    if (keep[size_t(term.labels[i])])
      kept.push_back(term.labels[i]);
    else
      axes.push_back(int64_t(i));
  }
  if (axes.empty()) return;
  const DType dtype = term.array->dtype();
  // A sum of booleans is true if any of them is.
  term.array = sum(*term.array, {axes.data(), axes.size()}, false, dtype == CTN_BOOL ? CTN_INT64 : dtype);
  if (dtype == CTN_BOOL) term.array = astype(*term.array, dtype);
  term.labels = kept;
}

/// Returns the axes of these labels (possibly a subset), in the order of the labels.
Dims axes_of(const Term& term, const Labels& labels) {
  Dims axes;
  for (int16_t label : labels)
    axes.push_back(std::find(term.labels.begin(), term.labels.end(), label) - term.labels.begin());
  return axes;
}

int64_t length_of(const Labels& labels, const int64_t* lengths) {
  int64_t length = 1;
  for (int label : labels) length *= lengths[label];
  return length;
}

/// Returns the labels of `term` that are in a set, in the order of its axes.
Labels picked(const Term& term, const LabelSet& set) {
  Labels labels;
  for (int16_t label : term.labels)
    if (set[size_t(label)]) labels.push_back(label);
  return labels;
}

Labels joined(const Labels& a, const Labels& b, const Labels& c = {}) {
  Labels all(a);
  for (int16_t label : b) all.push_back(label);
  for (int16_t label : c) all.push_back(label);
  return all;
}

Dims shape_of(const Labels& labels, const int64_t* lengths) {
  Dims shape;
  for (int label : labels) shape.push_back(lengths[label]);
  return shape;
}

/// Returns the term with exactly these labels; missing ones become axes of length one.
ArrayRef aligned(const Term& term, const Labels& labels) {
  Dims shape, strides;
  for (int16_t label : labels) {
    const auto at = std::find(term.labels.begin(), term.labels.end(), label);
    const int i = int(at - term.labels.begin());
    shape.push_back(at == term.labels.end() ? 1 : term.array->dim(i));
    strides.push_back(at == term.labels.end() ? 0 : term.array->stride(i));
  }
  return view_as(*term.array, term.array->data(), {shape.data(), shape.size()},
                 {strides.data(), strides.size()}, false);
}

/// Contracts two terms over the labels that are not in `keep`. `output` (may be null) is the preferred order.
Term contract(Term a, Term b, const LabelSet& keep, const int64_t* lengths, const Labels* output) {
  sum_all_but(a, keep | b.set());
  sum_all_but(b, keep | a.set());
  const LabelSet shared = a.set() & b.set();
  const LabelSet summed = shared & ~keep, batch = shared & keep;
  const int64_t pairs = length_of(picked(a, summed), lengths);
  // Many short inner products are faster as one multiplication and one sum. Long ones of 32 and 64 bits have
  // vectors, too, which devices have for floats only.
  const DType dtype = a.array->dtype();
  const bool vectors = itemsize(dtype) >= 4 && (is_float(dtype) || a.array->backend().is_host());
  const int64_t few = vectors ? 16 : 4096;
  const bool side_by_side = batch.any() && pairs < few && a.set() == shared && b.set() == shared;
  if (summed.none() || side_by_side) {
    const Labels labels = output && summed.none() ? *output : joined(a.labels, picked(b, ~a.set()));
    Term term{elementwise(ops::multiply, *aligned(a, labels), *aligned(b, labels)), labels};
    sum_all_but(term, keep);
    return term;
  }
  if (output && !output->empty()) {
    // The operand with the last label of the result becomes the right one of the product.
    const size_t last = size_t((*output)[output->size() - 1]);
    if (a.set()[last] && !b.set()[last]) std::swap(a, b);
  }
  Labels batch_labels = picked(a, batch);
  if (output) {
    batch_labels.clear();
    for (int16_t label : *output)
      if (batch[size_t(label)]) batch_labels.push_back(label);
  }
  const Labels sum_labels = picked(a.array->size() >= b.array->size() ? a : b, summed);
  const Labels left = picked(a, ~shared), right = picked(b, ~shared);
  const int64_t n = length_of(batch_labels, lengths), k = length_of(sum_labels, lengths),
                rows = length_of(left, lengths), columns = length_of(right, lengths);
  const Labels result = joined(batch_labels, left, right);
  const Dims shape = shape_of(result, lengths);
  checked_size({shape.data(), shape.size()}, a.array->dtype());
  const int64_t left_shape[3] = {n, rows, k}, right_shape[3] = {n, k, columns};
  const size_t skip = batch_labels.empty() ? 1 : 0;  // two axes if there is no batch
  const ArrayRef x =
      reshape(*permuted(*a.array, axes_of(a, joined(batch_labels, left)), axes_of(a, sum_labels)),
              {left_shape + skip, 3 - skip});
  const ArrayRef y =
      reshape(*permuted(*b.array, axes_of(b, joined(batch_labels, sum_labels)), axes_of(b, right)),
              {right_shape + skip, 3 - skip});
  return {reshape(*matmul(*x, *y), {shape.data(), shape.size()}), result};
}

double volume(const LabelSet& set, const int64_t* lengths) {
  double size = 1;
  for (size_t label = 0; label < kMaxLabels; ++label)
    if (set[label]) size *= double(lengths[label]);
  return size;
}

/// Returns the pair whose contraction shrinks the terms most; ties go to the cheapest.
std::pair<size_t, size_t> best_pair(const std::vector<Term>& terms, const LabelSet& output,
                                    const int64_t* lengths) {
  std::pair<size_t, size_t> best{0, 1};
  double best_growth = 0, best_cost = 0;
  for (size_t i = 0; i < terms.size(); ++i)
    for (size_t j = i + 1; j < terms.size(); ++j) {
      LabelSet keep = output;
      for (size_t k = 0; k < terms.size(); ++k)
        if (k != i && k != j) keep |= terms[k].set();
      const LabelSet all = terms[i].set() | terms[j].set();
      const double growth =
          volume(all & keep, lengths) - double(terms[i].array->size()) - double(terms[j].array->size());
      const double cost = volume(all, lengths);
      const bool first = i == 0 && j == 1;
      if (first || growth < best_growth || (growth == best_growth && cost < best_cost)) {
        best = {i, j};
        best_growth = growth;
        best_cost = cost;
      }
    }
  return best;
}

Term contract_all(std::vector<Term> terms, const EinsumPlan& plan) {
  const LabelSet output = set_of(plan.output);
  while (terms.size() > 1) {
    std::pair<size_t, size_t> pair{0, 1};
    if (terms.size() > 2) pair = best_pair(terms, output, plan.lengths);
    const auto [i, j] = pair;
    LabelSet keep = output;
    for (size_t k = 0; k < terms.size(); ++k)
      if (k != i && k != j) keep |= terms[k].set();
    Term product = contract(std::move(terms[i]), std::move(terms[j]), keep, plan.lengths,
                            terms.size() == 2 ? &plan.output : nullptr);
    terms[i] = std::move(product);
    terms.erase(terms.begin() + int64_t(j));
  }
  sum_all_but(terms[0], output);
  return std::move(terms[0]);
}

}  // namespace

static ArrayRef einsum_on(Backend* otherwise, const char* subscripts, Span<const Array* const> arrays) {
  const EinsumPlan plan = plan_einsum(subscripts, arrays);
  Backend& backend = common_backend(arrays, otherwise);
  const DType dtype = common_dtype(arrays);
  // Products of 16-bit floats are rounded only at the end.
  const DType compute = arrays.size > 1 ? compute_dtype(dtype) : dtype;
  const Dims shape = shape_of(plan.output, plan.lengths);
  checked_size({shape.data(), shape.size()}, dtype);
  std::vector<Term> terms;
  for (size_t k = 0; k < arrays.size; ++k)
    terms.push_back(view_of(*asarray(*beside(*arrays[k], backend), compute), plan.inputs[k], plan.lengths));
  const Term result = contract_all(std::move(terms), plan);
  ArrayRef ordered = transpose(*result.array, axes_of(result, plan.output));
  if (&ordered->storage() == &arrays[0]->storage()) return ordered;
  return asarray(*contiguous(*ordered), dtype);
}

ArrayRef einsum(const char* subscripts, Span<const Array* const> arrays) {
  return einsum_on(nullptr, subscripts, arrays);
}

void einsum_into(const char* subscripts, Span<const Array* const> arrays, Array& out) {
  require_writeable(out, "out");
  const ArrayRef result = einsum_on(&out.backend(), subscripts, arrays);
  store_result(*result, out);
}

}  // namespace catenary
