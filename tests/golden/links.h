// Links of the reference, made from their recorded descriptions.
#pragma once

#include "runner.h"

namespace golden {

/// A link of one of the reference's types, from its constructor arguments. Throws Missing if the library
/// lacks it.
Link make_link(const Runner& runner, const std::string& type, const json& attrs);

/// A hierarchy: links with {"type", "attrs"}, Chain and ChainList with "children", Link with "params" and
/// "persistents".
Link build_link(const Runner& runner, const json& description);

/// A chain that holds exactly the given parameters (a list with path, dtype and shape).
Link link_with_params(const json& params);

Variable param(const Link& link, const std::string& path);
void set_param(const Link& link, const std::string& path, const HostArray& value);
/// The parameter or persistent value at a path.
HostArray value_at(const Link& link, const std::string& path);

/// A function of one variable that a link may call as `activate`; it is never freed. Throws Missing if the
/// library has no function of that name.
void* activation(const std::string& name);
ctn_status activate(void* which, ctn_variable* x, ctn_variable** y);

/// The case of WalkerAlias: its tables, and its samples for recorded draws.
void walker_alias_case(const Runner& runner, const json& spec, const Npz& arrays);

// Links that prepare tables; see links_tables.cc.
void make_negative_sampling(const json& attrs, ctn_link** out);
void make_hierarchical_softmax(const json& attrs, ctn_link** out);
void compare_tables(const std::string& type, const Link& link, const json& tables, const Npz& arrays,
                    const Tolerance& tolerance);
/// Repeats a call with recorded samples.
void replay(const std::string& type, const Link& link, const json& recorded, const Npz& arrays,
            const std::vector<ctn_variable*>& inputs, std::vector<ctn_variable*>& outputs);
void huffman_tree_case(const Runner& runner, const json& spec, const Npz& arrays);

}  // namespace golden
