//! Cases of computational graphs: the drawings are those recorded, up to the numbers of the nodes.
use crate::{differs, links, missing, Json, Outcome, Runner};
use catenary::computational_graph::build_computational_graph;
use catenary::{functions as f, Array, DType, Function, GraphFormat, Link, LinkOptions, Result, Variable};
use std::collections::BTreeSet;
use std::path::Path;

fn ones(shape: &[i64]) -> Result<Variable> {
    Variable::new(&Array::ones(shape, DType::Float32)?)
}

fn unary(name: &str, x: &Variable) -> Outcome<Variable> {
    Ok(match name {
        "relu" => f::relu(x)?,
        "sin" => f::sin(x)?,
        "cos" => f::cos(x)?,
        "exp" => f::exp(x)?,
        _ => return missing(name),
    })
}

fn diamond(attrs: &Json) -> Outcome<Vec<Variable>> {
    let m = unary(attrs.at("first").text(), &ones(&attrs.at("shape").ints())?)?;
    Ok(vec![unary(attrs.at("left").text(), &m)? * unary(attrs.at("right").text(), &m)?])
}

fn shared_input(attrs: &Json) -> Outcome<Vec<Variable>> {
    let x = ones(&attrs.at("shape").ints())?;
    let parts = f::split_axis(&(&x * &x), 1, attrs.at("sections").int() as usize)?;
    let z = &parts[0] * attrs.at("factor").real() + parts.last().expect("a part");
    Ok(vec![z, f::sum(&parts[0], None, false)?])
}

fn inception(attrs: &Json) -> Outcome<Vec<Variable>> {
    let link = links::make("Inception", attrs.at("link"))?;
    Ok(vec![link.call1(&ones(&attrs.at("shape").ints())?)?])
}

fn lstm(attrs: &Json) -> Outcome<Vec<Variable>> {
    let size = attrs.at("size").ints();
    let link = Link::lstm(size[0], size[1], None)?;
    let outputs = (0..attrs.at("steps").int()).map(|_| link.call1(&ones(&[attrs.at("batch").int(), size[0]])?));
    Ok(outputs.collect::<Result<Vec<_>>>()?.split_off(attrs.at("steps").int() as usize - 1))
}

fn classifier(attrs: &Json) -> Outcome<Vec<Variable>> {
    let (batch, l1, l2) = (attrs.at("batch").int(), attrs.at("l1").ints(), attrs.at("l2").ints());
    let options = LinkOptions::new()?;
    options.set_nobias(true)?;
    let h = f::relu(&Link::linear(l1[0], l1[1], None)?.call1(&ones(&[batch, l1[0]])?)?)?;
    let y = Link::linear(l2[0], l2[1], Some(&options))?.call1(&h)?;
    let t = Variable::new(&Array::zeros(&[batch], DType::Int32)?)?;
    Ok(vec![f::softmax_cross_entropy(&y, &t, true, None)?])
}

fn unchained(attrs: &Json) -> Outcome<Vec<Variable>> {
    let m = f::exp(&f::sin(&ones(&attrs.at("shape").ints())?)?)?;
    let y = f::cos(&m)? + &m;
    m.unchain_backward()?;
    Ok(vec![y])
}

/// The text of each node, and the nodes that lead to it and those that it leads to.
struct Graph {
    texts: Vec<String>,
    next: Vec<BTreeSet<usize>>,
    previous: Vec<BTreeSet<usize>>,
}

impl Graph {
    fn new(nodes: &[(usize, String)], edges: &[(usize, usize)]) -> Graph {
        let empty = || vec![BTreeSet::new(); nodes.len()];
        let mut graph = Graph { texts: vec![String::new(); nodes.len()], next: empty(), previous: empty() };
        for (id, text) in nodes {
            graph.texts[*id] = text.clone();
        }
        for (from, to) in edges {
            graph.next[*from].insert(*to);
            graph.previous[*to].insert(*from);
        }
        graph
    }

    fn of_json(graph: &Json) -> Graph {
        let nodes = graph.at("nodes").list().iter().map(|node| {
            let text = format!("{} {}", node.at("kind").text(), node.at("label").text());
            (node.at("id").int() as usize, text)
        });
        let edges = graph.at("edges").list().iter().map(Json::ints).map(|ids| (ids[0] as usize, ids[1] as usize));
        Graph::new(&nodes.collect::<Vec<_>>(), &edges.collect::<Vec<_>>())
    }

    fn of_dot(dot: &str) -> Graph {
        let body = dot.strip_prefix("digraph graphname{").and_then(|rest| rest.strip_suffix('}'));
        let (mut nodes, mut edges) = (vec![], vec![]);
        for statement in body.expect("a graph").split_terminator(';') {
            let number = |text: &str| text.trim().parse::<usize>().expect("the number of a node");
            if let Some((from, to)) = statement.split_once(" -> ") {
                edges.push((number(from), number(to)));
                continue;
            }
            let (id, rest) = statement.split_once(" [label=\"").expect("a node");
            let (label, shape) = rest.split_once("\",shape=\"").expect("a label");
            let kind = match shape {
                "box\"]" => "function",
                "oval\"]" => "variable",
                _ => panic!("unknown shape in {}", statement),
            };
            nodes.push((number(id), format!("{} {}", kind, label)));
        }
        Graph::new(&nodes, &edges)
    }

    fn edge_count(&self) -> usize {
        self.next.iter().map(BTreeSet::len).sum()
    }

    fn same(&self, other: &Graph) -> bool {
        self.texts.len() == other.texts.len()
            && self.edge_count() == other.edge_count()
            && self.matches(other, &mut Vec::new())
    }

    /// Whether the nodes after the first ones, which correspond to `chosen`, also have counterparts.
    fn matches(&self, other: &Graph, chosen: &mut Vec<usize>) -> bool {
        let node = chosen.len();
        if node == self.texts.len() {
            return true;
        }
        for candidate in 0..other.texts.len() {
            if chosen.contains(&candidate) || self.texts[node] != other.texts[candidate] {
                continue;
            }
            chosen.push(candidate);
            let fits = |mine: &BTreeSet<usize>, theirs: &BTreeSet<usize>| {
                mine.len() == theirs.len() && mine.iter().all(|n| chosen.get(*n).map_or(true, |to| theirs.contains(to)))
            };
            if fits(&self.next[node], &other.next[candidate])
                && fits(&self.previous[node], &other.previous[candidate])
                && self.matches(other, chosen)
            {
                return true;
            }
            chosen.pop();
        }
        false
    }
}

fn case(spec: &Json) -> Outcome<()> {
    let id = spec.at("id").text();
    // Several cases of one program have a number after its name.
    let program = id.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('_');
    let outputs = match program {
        "diamond" => diamond,
        "shared_input" => shared_input,
        "inception" => inception,
        "lstm" => lstm,
        "classifier" => classifier,
        "unchained" => unchained,
        _ => return missing(program),
    }(spec.at("attrs"))?;
    let graph = build_computational_graph::<_, Function>(&outputs, &[])?;
    let expected = Graph::of_json(spec);
    let (dot, json) = (graph.dump(GraphFormat::Dot)?, graph.dump(GraphFormat::Json)?);
    for (text, found) in [(&dot, Graph::of_dot(&dot)), (&json, Graph::of_json(&Json::parse(&json)))] {
        if !expected.same(&found) {
            return differs(format!("not the same graph: {}", text));
        }
    }
    Ok(())
}

pub fn run(runner: &mut Runner, _: &Path, cases: &Json) {
    for spec in cases.list() {
        runner.test(&format!("graphs/{}", spec.at("id").text()), || case(spec));
    }
}
