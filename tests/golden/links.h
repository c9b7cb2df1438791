#pragma once

#include "runner.h"

namespace golden {

/// A link of a type of the reference, from its constructor arguments. Missing where the library has none.
Link make_link(const Runner& runner, const std::string& type, const json& attrs);

/// A hierarchy: {"type", "attrs"} of a link, Chain and ChainList with "children", Link with "params" and
/// "persistents".
Link build_link(const Runner& runner, const json& description);

/// A chain that holds exactly the given parameters (a list with path, dtype and shape).
Link link_with_params(const json& params);

Variable param(const Link& link, const std::string& path);
void set_param(const Link& link, const std::string& path, const HostArray& value);
/// The parameter or persistent value at a path.
HostArray value_at(const Link& link, const std::string& path);

/// The case of WalkerAlias: tables, and samples for recorded draws.
void walker_alias_case(const Runner& runner, const json& spec, const Npz& arrays);

}  // namespace golden
