// Generated from capi/spec by capi/gen/generate.py; edits are lost.
// Operations that the library applies itself (`core` in the specification). Other operations do not change this
// file, and code that includes nothing else of operations is not compiled again for them.
#pragma once
#include <cstdint>

namespace catenary {

enum class Op : uint8_t;

namespace ops {
constexpr Op add{0};
constexpr Op subtract{1};
constexpr Op multiply{2};
constexpr Op true_divide{3};
constexpr Op remainder{4};
constexpr Op power{5};
constexpr Op maximum{6};
constexpr Op minimum{7};
constexpr Op greater{8};
constexpr Op greater_equal{9};
constexpr Op less{10};
constexpr Op equal{11};
constexpr Op not_equal{12};
constexpr Op logical_and{13};
constexpr Op logical_not{14};
constexpr Op negative{15};
constexpr Op absolute{16};
constexpr Op square{17};
constexpr Op sqrt{18};
constexpr Op exp{19};
constexpr Op log{20};
constexpr Op tanh{21};
constexpr Op sigmoid{22};
constexpr Op relu{23};
constexpr Op copysign{24};
constexpr Op isfinite{25};
constexpr Op isnan{26};
constexpr Op signbit{27};
constexpr Op clip{28};
constexpr Op select{29};
}  // namespace ops

}  // namespace catenary
