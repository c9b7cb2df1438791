// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#pragma once
#include <catenary/array.h>
#include <catenary/base.h>
#include <catenary/binding.h>
#include <catenary/caffe.h>
#include <catenary/computational_graph.h>
#include <catenary/function_hook.h>
#include <catenary/function_options.h>
#include <catenary/initializer.h>
#include <catenary/io.h>
#include <catenary/kernel.h>
#include <catenary/link.h>
#include <catenary/link_options.h>
#include <catenary/link_tree.h>
#include <catenary/loss_scale.h>
#include <catenary/optimizer.h>
#include <catenary/random.h>
#include <catenary/schedule.h>
#include <catenary/serializer.h>
#include <catenary/stream.h>
#include <catenary/type_check.h>
#include <catenary/utils.h>
#include <catenary/variable.h>

#include "impl/base/generated/kind.h"

namespace catenary {

using Array = ::ctn_array;
using CaffeFunction = ::ctn_caffe_function;
using ComputationalGraph = ::ctn_computational_graph;
using Context = ::ctn_context;
using Dictionary = ::ctn_dictionary;
using ElementwiseKernel = ::ctn_elementwise_kernel;
using Event = ::ctn_event;
using Function = ::ctn_function;
using FunctionHook = ::ctn_function_hook;
using FunctionOptions = ::ctn_function_options;
using Initializer = ::ctn_initializer;
using KernelOptions = ::ctn_kernel_options;
using Link = ::ctn_link;
using LinkIterator = ::ctn_link_iterator;
using LinkOptions = ::ctn_link_options;
using LoadOptions = ::ctn_load_options;
using LoadReport = ::ctn_load_report;
using LossScale = ::ctn_loss_scale;
using NpzFile = ::ctn_npz_file;
using Object = ::ctn_object;
using Optimizer = ::ctn_optimizer;
using ParamIterator = ::ctn_param_iterator;
using RandomState = ::ctn_random_state;
using RawKernel = ::ctn_raw_kernel;
using ReductionKernel = ::ctn_reduction_kernel;
using Schedule = ::ctn_schedule;
using Serializer = ::ctn_serializer;
using Stream = ::ctn_stream;
using TypeExpr = ::ctn_type_expr;
using Variable = ::ctn_variable;
using WalkerAlias = ::ctn_walker_alias;

namespace capi {

template <class Handle>
constexpr const char* noun = nullptr;
template <>
inline constexpr const char* noun<ctn_array> = "an array";
template <>
inline constexpr const char* noun<ctn_caffe_function> = "a caffe function";
template <>
inline constexpr const char* noun<ctn_computational_graph> = "a computational graph";
template <>
inline constexpr const char* noun<ctn_context> = "a context";
template <>
inline constexpr const char* noun<ctn_dictionary> = "a dictionary";
template <>
inline constexpr const char* noun<ctn_elementwise_kernel> = "an elementwise kernel";
template <>
inline constexpr const char* noun<ctn_event> = "an event";
template <>
inline constexpr const char* noun<ctn_function> = "a function";
template <>
inline constexpr const char* noun<ctn_function_hook> = "a function hook";
template <>
inline constexpr const char* noun<ctn_function_options> = "a function options";
template <>
inline constexpr const char* noun<ctn_initializer> = "an initializer";
template <>
inline constexpr const char* noun<ctn_kernel_options> = "a kernel options";
template <>
inline constexpr const char* noun<ctn_link> = "a link";
template <>
inline constexpr const char* noun<ctn_link_iterator> = "a link iterator";
template <>
inline constexpr const char* noun<ctn_link_options> = "a link options";
template <>
inline constexpr const char* noun<ctn_load_options> = "a load options";
template <>
inline constexpr const char* noun<ctn_load_report> = "a load report";
template <>
inline constexpr const char* noun<ctn_loss_scale> = "a loss scale";
template <>
inline constexpr const char* noun<ctn_npz_file> = "a npz file";
template <>
inline constexpr const char* noun<ctn_object> = "an object";
template <>
inline constexpr const char* noun<ctn_optimizer> = "an optimizer";
template <>
inline constexpr const char* noun<ctn_param_iterator> = "a param iterator";
template <>
inline constexpr const char* noun<ctn_random_state> = "a random state";
template <>
inline constexpr const char* noun<ctn_raw_kernel> = "a raw kernel";
template <>
inline constexpr const char* noun<ctn_reduction_kernel> = "a reduction kernel";
template <>
inline constexpr const char* noun<ctn_schedule> = "a schedule";
template <>
inline constexpr const char* noun<ctn_serializer> = "a serializer";
template <>
inline constexpr const char* noun<ctn_stream> = "a stream";
template <>
inline constexpr const char* noun<ctn_type_expr> = "a type expr";
template <>
inline constexpr const char* noun<ctn_variable> = "a variable";
template <>
inline constexpr const char* noun<ctn_walker_alias> = "a walker alias";

template <class Handle>
constexpr Kind kind = Kind::none;  // of ctn_object: any
template <>
inline constexpr Kind kind<ctn_array> = Kind::array;
template <>
inline constexpr Kind kind<ctn_caffe_function> = Kind::caffe_function;
template <>
inline constexpr Kind kind<ctn_computational_graph> = Kind::computational_graph;
template <>
inline constexpr Kind kind<ctn_context> = Kind::context;
template <>
inline constexpr Kind kind<ctn_dictionary> = Kind::dictionary;
template <>
inline constexpr Kind kind<ctn_elementwise_kernel> = Kind::elementwise_kernel;
template <>
inline constexpr Kind kind<ctn_event> = Kind::event;
template <>
inline constexpr Kind kind<ctn_function> = Kind::function;
template <>
inline constexpr Kind kind<ctn_function_hook> = Kind::function_hook;
template <>
inline constexpr Kind kind<ctn_function_options> = Kind::function_options;
template <>
inline constexpr Kind kind<ctn_initializer> = Kind::initializer;
template <>
inline constexpr Kind kind<ctn_kernel_options> = Kind::kernel_options;
template <>
inline constexpr Kind kind<ctn_link> = Kind::link;
template <>
inline constexpr Kind kind<ctn_link_iterator> = Kind::link_iterator;
template <>
inline constexpr Kind kind<ctn_link_options> = Kind::link_options;
template <>
inline constexpr Kind kind<ctn_load_options> = Kind::load_options;
template <>
inline constexpr Kind kind<ctn_load_report> = Kind::load_report;
template <>
inline constexpr Kind kind<ctn_loss_scale> = Kind::loss_scale;
template <>
inline constexpr Kind kind<ctn_npz_file> = Kind::npz_file;
template <>
inline constexpr Kind kind<ctn_optimizer> = Kind::optimizer;
template <>
inline constexpr Kind kind<ctn_param_iterator> = Kind::param_iterator;
template <>
inline constexpr Kind kind<ctn_random_state> = Kind::random_state;
template <>
inline constexpr Kind kind<ctn_raw_kernel> = Kind::raw_kernel;
template <>
inline constexpr Kind kind<ctn_reduction_kernel> = Kind::reduction_kernel;
template <>
inline constexpr Kind kind<ctn_schedule> = Kind::schedule;
template <>
inline constexpr Kind kind<ctn_serializer> = Kind::serializer;
template <>
inline constexpr Kind kind<ctn_stream> = Kind::stream;
template <>
inline constexpr Kind kind<ctn_type_expr> = Kind::type_expr;
template <>
inline constexpr Kind kind<ctn_variable> = Kind::variable;
template <>
inline constexpr Kind kind<ctn_walker_alias> = Kind::walker_alias;

/// Of the types of handles, in the order of Kind.
constexpr const char* kNouns[] = {
    "an array",
    "a caffe function",
    "a computational graph",
    "a context",
    "a dictionary",
    "an elementwise kernel",
    "an event",
    "a function",
    "a function hook",
    "a function options",
    "an initializer",
    "a kernel options",
    "a link",
    "a link iterator",
    "a link options",
    "a load options",
    "a load report",
    "a loss scale",
    "a npz file",
    "an optimizer",
    "a param iterator",
    "a random state",
    "a raw kernel",
    "a reduction kernel",
    "a schedule",
    "a serializer",
    "a stream",
    "a type expr",
    "a variable",
    "a walker alias",
};

/// Hands a null pointer of every type of handle, and its name, to f.
template <class F>
void for_each_handle(F f) {
  f(static_cast<ctn_array*>(nullptr), "array");
  f(static_cast<ctn_caffe_function*>(nullptr), "caffe_function");
  f(static_cast<ctn_computational_graph*>(nullptr), "computational_graph");
  f(static_cast<ctn_context*>(nullptr), "context");
  f(static_cast<ctn_dictionary*>(nullptr), "dictionary");
  f(static_cast<ctn_elementwise_kernel*>(nullptr), "elementwise_kernel");
  f(static_cast<ctn_event*>(nullptr), "event");
  f(static_cast<ctn_function*>(nullptr), "function");
  f(static_cast<ctn_function_hook*>(nullptr), "function_hook");
  f(static_cast<ctn_function_options*>(nullptr), "function_options");
  f(static_cast<ctn_initializer*>(nullptr), "initializer");
  f(static_cast<ctn_kernel_options*>(nullptr), "kernel_options");
  f(static_cast<ctn_link*>(nullptr), "link");
  f(static_cast<ctn_link_iterator*>(nullptr), "link_iterator");
  f(static_cast<ctn_link_options*>(nullptr), "link_options");
  f(static_cast<ctn_load_options*>(nullptr), "load_options");
  f(static_cast<ctn_load_report*>(nullptr), "load_report");
  f(static_cast<ctn_loss_scale*>(nullptr), "loss_scale");
  f(static_cast<ctn_npz_file*>(nullptr), "npz_file");
  f(static_cast<ctn_object*>(nullptr), "object");
  f(static_cast<ctn_optimizer*>(nullptr), "optimizer");
  f(static_cast<ctn_param_iterator*>(nullptr), "param_iterator");
  f(static_cast<ctn_random_state*>(nullptr), "random_state");
  f(static_cast<ctn_raw_kernel*>(nullptr), "raw_kernel");
  f(static_cast<ctn_reduction_kernel*>(nullptr), "reduction_kernel");
  f(static_cast<ctn_schedule*>(nullptr), "schedule");
  f(static_cast<ctn_serializer*>(nullptr), "serializer");
  f(static_cast<ctn_stream*>(nullptr), "stream");
  f(static_cast<ctn_type_expr*>(nullptr), "type_expr");
  f(static_cast<ctn_variable*>(nullptr), "variable");
  f(static_cast<ctn_walker_alias*>(nullptr), "walker_alias");
}

}  // namespace capi
}  // namespace catenary
