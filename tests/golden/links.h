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

/// A function of one variable for `activate`, which a link may call; it lives for ever. Missing where the
/// library has none of that name.
void* activation(const std::string& name);
ctn_status activate(void* which, ctn_variable* x, ctn_variable** y);

/// The case of WalkerAlias: tables, and samples for recorded draws.
void walker_alias_case(const Runner& runner, const json& spec, const Npz& arrays);

// Links that prepare tables (links_tables.cc).
void make_negative_sampling(const json& attrs, ctn_link** out);
void make_hierarchical_softmax(const json& attrs, ctn_link** out);
void compare_tables(const std::string& type, const Link& link, const json& tables, const Npz& arrays,
                    const Tolerance& tolerance);
/// A call with recorded samples.
void replay(const std::string& type, const Link& link, const json& recorded, const Npz& arrays,
            const std::vector<ctn_variable*>& inputs, std::vector<ctn_variable*>& outputs);
void huffman_tree_case(const Runner& runner, const json& spec, const Npz& arrays);

}  // namespace golden
