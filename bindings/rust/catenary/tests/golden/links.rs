//! Cases of links: parameters, calls, states and gradients.
use crate::array_call::dtype_of;
use crate::host::{data_of, grad_of};
use crate::{differs, expect, missing, Host, Json, Npz, Outcome, Runner, Tolerance};
use catenary::{functions as f, *};
use std::path::Path;

fn options(attrs: &Json) -> Result<LinkOptions> {
    let o = LinkOptions::new()?;
    for (name, value) in attrs.object() {
        match name.as_str() {
            _ if value.is_null() => &o,
            "nobias" => o.set_nobias(value.flag())?,
            "decay" => o.set_decay(value.real())?,
            "eps" => o.set_eps(value.real())?,
            "power" => o.set_power(value.real())?,
            "dtype" => o.set_dtype(dtype_of(value.text()))?,
            "ignore_label" => o.set_ignore_label(value.int())?,
            "outsize" => o.set_outsize(&value.ints())?,
            _ => &o,
        };
    }
    Ok(o)
}

fn pair(attrs: &Json, name: &str, otherwise: i64) -> (i64, i64) {
    match attrs.get(name) {
        Json::Null => (otherwise, otherwise),
        value => (value.ints()[0], *value.ints().last().expect("a number")),
    }
}

/// Linear links l1, l2, ... with relu between them, or one link.
fn predictor(sizes: &[i64]) -> Result<Link> {
    if let [from, to] = sizes {
        return Link::linear(*from, *to, None);
    }
    let link = Link::new(Some(Box::new(|link, inputs| {
        let mut h = link.child("l1")?.call1(&inputs[0])?;
        for i in 2..=link.child_count() {
            h = link.child(&format!("l{}", i))?.call1(&f::relu(&h)?)?;
        }
        Ok(vec![h])
    })))?;
    for (i, pair) in sizes.windows(2).enumerate() {
        link.add_link(Some(&format!("l{}", i + 1)), &Link::linear(pair[0], pair[1], None)?)?;
    }
    Ok(link)
}

fn flatten(tree: &Json, numbers: &mut Vec<i64>) {
    match tree {
        Json::List(parts) => {
            numbers.push(-1);
            parts.iter().for_each(|part| flatten(part, numbers));
        }
        word => numbers.push(word.int()),
    }
}

fn tree_of(tree: &Json) -> Result<Array> {
    let mut numbers = Vec::new();
    flatten(tree, &mut numbers);
    Array::new(&numbers)
}

pub fn make(kind: &str, attrs: &Json) -> Outcome<Link> {
    let int = |name: &str| attrs.at(name).int();
    let options = options(attrs)?;
    let o = Some(&options);
    let (k, s, p) = (pair(attrs, "ksize", 0), pair(attrs, "stride", 1), pair(attrs, "pad", 0));
    Ok(match kind {
        "Linear" => Link::linear(int("in_size"), int("out_size"), o)?,
        "Bilinear" => Link::bilinear(int("left_size"), int("right_size"), int("out_size"), o)?,
        "Convolution2D" => {
            Link::convolution_2d(int("in_channels"), int("out_channels"), k.0, k.1, s.0, s.1, p.0, p.1, o)?
        }
        "Deconvolution2D" => {
            Link::deconvolution_2d(int("in_channels"), int("out_channels"), k.0, k.1, s.0, s.1, p.0, p.1, o)?
        }
        "EmbedID" => Link::embed_id(int("in_size"), int("out_size"), o)?,
        "GRU" => {
            let inputs = if attrs.has("n_inputs") { int("n_inputs") } else { int("n_units") };
            Link::gru(inputs, int("n_units"), None)?
        }
        "StatefulGRU" => Link::stateful_gru(int("in_size"), int("out_size"), None)?,
        "LSTM" => Link::lstm(int("in_size"), int("out_size"), None)?,
        "Inception" => Link::inception(
            int("in_channels"),
            int("out1"),
            int("proj3"),
            int("out3"),
            int("proj5"),
            int("out5"),
            int("proj_pool"),
            None,
        )?,
        "InceptionBN" => {
            let pooling = if attrs.at("pooltype").text() == "avg" { Pooling::Average } else { Pooling::Max };
            let proj_pool = if attrs.has("proj_pool") { int("proj_pool") } else { 0 };
            let link = Link::inception_bn(
                int("in_channels"),
                int("out1"),
                int("proj3"),
                int("out3"),
                int("proj33"),
                int("out33"),
                pooling,
                proj_pool,
                s.0,
                None,
            )?;
            if attrs.get("train") == &Json::Bool(false) {
                link.set_normalization_mode(NormalizationMode::Test)?;
            }
            link
        }
        "MLPConvolution2D" => {
            let channels = attrs.at("out_channels").ints();
            let tanh = attrs.get("activation") == &Json::Text("tanh".into());
            let activation: Box<dyn Fn(&Variable) -> Result<Variable>> =
                Box::new(move |x| if tanh { f::tanh(x) } else { f::relu(x) });
            let inputs = int("in_channels");
            Link::mlp_convolution_2d(inputs, &channels, k.0, k.1, s.0, s.1, p.0, p.1, Some(activation), o)?
        }
        "BatchNormalization" => Link::batch_normalization(&attrs.at("size").ints(), o)?,
        "BinaryHierarchicalSoftmax" => {
            Link::binary_hierarchical_softmax(int("in_size"), &tree_of(attrs.at("tree"))?, None)?
        }
        "PReLU" => Link::prelu(&attrs.get("shape").list().iter().map(Json::int).collect::<Vec<_>>(), o)?,
        "Maxout" => Link::maxout(int("in_size"), int("out_size"), int("pool_size"), o)?,
        "NegativeSampling" => {
            Link::negative_sampling(int("in_size"), &attrs.at("counts").ints(), int("sample_size"), o)?
        }
        "Classifier" => Link::classifier(&predictor(&attrs.at("predictor").ints())?)?,
        _ => return missing(kind),
    })
}

/// A hierarchy: links with `type` and `attrs`, chains with `children`, and plain links with parameters.
pub fn build(description: &Json) -> Outcome<Link> {
    let kind = description.at("type").text();
    match (kind, description.get("children")) {
        ("Chain", children) => {
            let chain = Link::chain()?;
            for (name, child) in children.object() {
                chain.add_link(Some(name), &build(child)?)?;
            }
            Ok(chain)
        }
        ("ChainList", children) => {
            let list = Link::chain_list()?;
            for child in children.list() {
                list.add_link(None, &build(child)?)?;
            }
            Ok(list)
        }
        ("Link", _) => {
            let link = Link::chain()?;
            for (name, item) in description.get("params").object() {
                link.add_param(name, &item.list()[1].ints(), dtype_of(item.list()[0].text()))?;
            }
            for (name, item) in description.get("persistents").object() {
                link.add_persistent(name, &Array::zeros(&item.list()[1].ints(), dtype_of(item.list()[0].text()))?)?;
            }
            Ok(link)
        }
        _ => make(kind, description.get("attrs")),
    }
}

/// The link that has the last part of a path, and that part.
fn owner<'a>(link: &Link, path: &'a str) -> Result<(Link, &'a str)> {
    match path.trim_start_matches('/').rsplit_once('/') {
        Some((parent, name)) => Ok((link.child(parent)?, name)),
        None => Ok((link.clone(), path.trim_start_matches('/'))),
    }
}

/// The parameter or persistent value at a path.
pub fn value_at(link: &Link, path: &str) -> Outcome<Host> {
    match link.param(path) {
        Ok(param) => data_of(&param),
        Err(error) if error.code() == Code::NotFound => {
            let (owner, name) = owner(link, path)?;
            Host::of(&owner.persistent(name)?)
        }
        Err(error) => Err(error.into()),
    }
}

fn tables(kind: &str, link: &Link) -> Result<Vec<(&'static str, Array)>> {
    if kind == "NegativeSampling" {
        let sampler = link.negative_sampling_sampler()?;
        return Ok(vec![("threshold", sampler.threshold()?), ("values", sampler.values()?)]);
    }
    let (paths, codes, begins) = link.binary_hierarchical_softmax_tables()?;
    Ok(vec![("paths", paths), ("codes", codes), ("begins", begins)])
}

fn compare_tables(kind: &str, link: &Link, spec: &Json, arrays: &Npz, tolerance: &Tolerance) -> Outcome<()> {
    let expected = spec.get("tables").list();
    if expected.is_empty() {
        return Ok(());
    }
    let found = tables(kind, link)?;
    if found.len() != expected.len() {
        return differs("another number of tables");
    }
    for item in expected {
        let name = item.at("name").text();
        let (_, table) = found.iter().find(|(found, _)| *found == name).expect("a table");
        expect(name, &Host::of(table)?, &arrays.host(item.at("key"))?, tolerance)?;
    }
    Ok(())
}

fn prepare(link: &Link, kind: &str, kwargs: &Json) -> Result<()> {
    let flag = |name: &str| kwargs.get(name) == &Json::Bool(true);
    if kind == "BatchNormalization" {
        if flag("start_finetuning") {
            link.start_finetuning()?;
        }
        let mode = match (flag("test"), flag("finetune")) {
            (true, _) => NormalizationMode::Test,
            (_, true) => NormalizationMode::Finetune,
            _ => NormalizationMode::Train,
        };
        return link.set_normalization_mode(mode);
    }
    if flag("reset_state") {
        link.lstm_reset_state()?;
    }
    Ok(())
}

fn state(link: &Link, kind: &str, name: &str) -> Outcome<Variable> {
    let state = match (kind, name) {
        ("LSTM", "c") => link.lstm_c()?,
        ("LSTM", "h") => link.lstm_h()?,
        _ => link.stateful_gru_h()?,
    };
    state.map_or_else(|| differs(format!("no state {}", name)), Ok)
}

/// A call and all its outputs; those that links keep are read from them.
fn call(link: &Link, kind: &str, spec: &Json, inputs: &[Variable], arrays: &Npz) -> Outcome<Vec<Variable>> {
    if let [recorded] = spec.get("recorded").list() {
        let options = FunctionOptions::new()?;
        options.set_samples(&arrays.array(recorded.at("key"))?)?;
        return Ok(vec![link.negative_sampling_call(&inputs[0], &inputs[1], Some(&options))?]);
    }
    let names: Vec<&str> = spec.at("outputs").list().iter().map(|output| output.at("name").text()).collect();
    let kept = |name: &str| kind == "Classifier" && (name == "accuracy" || name == "y");
    let count = names.iter().filter(|name| !kept(name)).count();
    let mut returned = link.call(inputs, count)?.into_iter();
    let results = names.iter().map(|name| match (kept(name), *name) {
        (false, _) => Ok(returned.next()),
        (true, "accuracy") => link.classifier_accuracy(),
        (true, _) => link.classifier_prediction(),
    });
    Ok(results.map(|result| result.map(|v| v.expect("an output"))).collect::<Result<Vec<_>>>()?)
}

fn case(spec: &Json, folder: &Path) -> Outcome<()> {
    let arrays = Npz::open(&folder.join(format!("{}.npz", spec.at("id").text())))?;
    let tolerance = Tolerance::of(spec);
    let kind = spec.at("op").text();
    match kind {
        "WalkerAlias" => return walker_alias(&arrays, &tolerance),
        "create_huffman_tree" => return huffman_tree(spec, &arrays, &tolerance),
        _ => {}
    }
    let link = make(kind, spec.at("attrs"))?;
    let params = spec.at("params").list();
    if link.param_count() != params.len() {
        return differs(format!("{} parameters instead of {}", link.param_count(), params.len()));
    }
    for item in params {
        link.param(item.at("path").text())?.set_data(&arrays.array(item.at("key"))?)?;
    }
    for item in spec.get("persistents").list() {
        let (owner, name) = owner(&link, item.at("path").text())?;
        owner.set_persistent(name, &arrays.array(item.at("key"))?)?;
    }
    compare_tables(kind, &link, spec, &arrays, &tolerance)?;
    let mut inputs: Vec<(Variable, &Json)> = Vec::new();
    for item in spec.get("initial_state").list() {
        let variable = Variable::new(&arrays.array(item.at("key"))?)?;
        link.stateful_gru_set_state(&variable)?;
        inputs.push((variable, item));
    }
    let mut total: Option<Variable> = None;
    for given in spec.at("calls").list() {
        prepare(&link, kind, given.get("kwargs"))?;
        let mut variables = Vec::new();
        for item in given.at("inputs").list() {
            let variable = Variable::new(&arrays.array(item.at("key"))?)?;
            inputs.push((variable.clone(), item));
            variables.push(variable);
        }
        let results = call(&link, kind, given, &variables, &arrays)?;
        let grads = given.at("grad_outputs").list();
        for ((result, output), grad) in results.iter().zip(given.at("outputs").list()).zip(grads) {
            expect(output.at("name").text(), &data_of(result)?, &arrays.host(output.at("key"))?, &tolerance)?;
            if !grad.is_null() {
                let part = f::sum(&(result * Variable::constant(&arrays.array(grad)?)?), None, false)?;
                total = Some(total.map_or(part.clone(), |total| total + part));
            }
        }
        for item in given.get("state_after").list() {
            let name = item.at("name").text();
            expect(name, &data_of(&state(&link, kind, name)?)?, &arrays.host(item.at("key"))?, &tolerance)?;
        }
        for item in given.get("persistents_after").list() {
            let path = item.at("path").text();
            expect(path, &value_at(&link, path)?, &arrays.host(item.at("key"))?, &tolerance)?;
        }
    }
    link.cleargrads()?;
    total.map_or(Ok(()), |total| total.backward(false, false))?;
    let with_grad = |item: &Json| item.has("grad_key") && item.at("grad_key").text() != "";
    for item in params.iter().filter(|item| with_grad(item)) {
        let path = item.at("path").text();
        let expected = arrays.host(item.at("grad_key"))?;
        expect(&format!("gradient of {}", path), &grad_of(&link.param(path)?)?, &expected, &tolerance)?;
    }
    for (input, item) in inputs.iter().filter(|(_, item)| with_grad(item)) {
        expect("gradient of an input", &grad_of(input)?, &arrays.host(item.at("grad_key"))?, &tolerance)?;
    }
    Ok(())
}

fn walker_alias(arrays: &Npz, tolerance: &Tolerance) -> Outcome<()> {
    let key = |name: &str| Json::Text(name.into());
    let alias = WalkerAlias::new(&arrays.array(&key("probs"))?)?;
    let samples = alias.sample_from(&arrays.array(&key("uniform"))?)?;
    for (name, found) in [("threshold", alias.threshold()?), ("values", alias.values()?), ("samples", samples)] {
        expect(name, &Host::of(&found)?, &arrays.host(&key(name))?, tolerance)?;
    }
    Ok(())
}

fn huffman_tree(spec: &Json, arrays: &Npz, tolerance: &Tolerance) -> Outcome<()> {
    let pairs = spec.at("attrs").at("word_counts").list();
    let words: Vec<i64> = pairs.iter().map(|pair| pair.list()[0].int()).collect();
    let counts: Vec<f64> = pairs.iter().map(|pair| pair.list()[1].real()).collect();
    let tree = catenary::links::create_huffman_tree(&words, &counts)?;
    expect("tree", &Host::of(&tree)?, &Host::of(&tree_of(spec.at("tree"))?)?, tolerance)?;
    let link = Link::binary_hierarchical_softmax(1, &tree, None)?;
    compare_tables("BinaryHierarchicalSoftmax", &link, spec, arrays, tolerance)
}

pub fn run(runner: &mut Runner, folder: &Path, cases: &Json) {
    for spec in cases.list() {
        runner.test(&format!("links/{}", spec.at("id").text()), || case(spec, folder));
    }
}
