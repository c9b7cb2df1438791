//! Cases of optimizers: parameters and states after each update.
use crate::array_call::dtype_of;
use crate::host::{data_of, grad_of};
use crate::{differs, expect, missing, Bad, Host, Json, Npz, Outcome, Runner, Tolerance};
use catenary::{Code, Link, Optimizer, Result};
use std::path::Path;

pub fn make(kind: &str, attrs: &Json) -> Outcome<Optimizer> {
    let real = |name: &str, usual: f64| if attrs.has(name) { attrs.at(name).real() } else { usual };
    let optimizer = match kind {
        "SGD" => Optimizer::sgd(real("lr", 0.01))?,
        "MomentumSGD" => Optimizer::momentum_sgd(real("lr", 0.01), real("momentum", 0.9))?,
        "NesterovAG" => Optimizer::nesterov_ag(real("lr", 0.01), real("momentum", 0.9))?,
        "AdaGrad" => Optimizer::adagrad(real("lr", 0.001), real("eps", 1e-8))?,
        "AdaDelta" => Optimizer::adadelta(real("rho", 0.95), real("eps", 1e-6))?,
        "Adam" => Optimizer::adam(real("alpha", 0.001), real("beta1", 0.9), real("beta2", 0.999), real("eps", 1e-8))?,
        "RMSprop" => Optimizer::rmsprop(real("lr", 0.01), real("alpha", 0.99), real("eps", 1e-8))?,
        "RMSpropGraves" => {
            Optimizer::rmsprop_graves(real("lr", 1e-4), real("alpha", 0.95), real("momentum", 0.9), real("eps", 1e-4))?
        }
        "SMORMS3" => Optimizer::smorms3(real("lr", 0.001), real("eps", 1e-16))?,
        _ => return missing(kind),
    };
    for (name, value) in attrs.object() {
        match optimizer.set_hyperparameter(name, value.real()) {
            Err(error) if error.code() == Code::NotFound => return missing(&format!("{} with {}", kind, name)),
            other => other?,
        }
    }
    Ok(optimizer)
}

/// A chain that has exactly the given parameters.
fn link_with(params: &[Json]) -> Result<Link> {
    let root = Link::chain()?;
    for item in params {
        let mut link = root.clone();
        let mut parts: Vec<&str> = item.at("path").text()[1..].split('/').collect();
        let name = parts.pop().expect("a name");
        for part in parts {
            link = match link.child(part) {
                Ok(child) => child,
                Err(_) => {
                    let child = Link::chain()?;
                    link.add_link(Some(part), &child)?;
                    child
                }
            };
        }
        link.add_param(name, &item.at("shape").ints(), dtype_of(item.at("dtype").text()))?;
    }
    Ok(root)
}

fn case(spec: &Json, folder: &Path) -> Outcome<()> {
    let optimizer = make(spec.at("op").text(), spec.at("attrs"))?;
    let arrays = Npz::open(&folder.join(format!("{}.npz", spec.at("id").text())))?;
    let tolerance = Tolerance::of(spec);
    let link = link_with(spec.at("params").list())?;
    let param = |item: &Json| link.param(item.at("path").text());
    for item in spec.at("params").list() {
        param(item)?.set_data(&arrays.array(item.at("key"))?)?;
    }
    optimizer.setup(&link)?;
    for hook in spec.get("hooks").list() {
        match hook.at("name").text() {
            "WeightDecay" => optimizer.add_weight_decay(hook.at("value").real())?,
            "GradientClipping" => optimizer.add_gradient_clipping(hook.at("value").real())?,
            other => return Err(Bad::Missing(other.into())),
        }
    }
    for step in spec.at("steps").list() {
        let t = step.at("t").int();
        for item in step.at("grads").list() {
            param(item)?.set_grad(Some(&arrays.array(item.at("key"))?))?;
        }
        optimizer.update()?;
        if optimizer.t() != t {
            return differs(format!("t is {} instead of {}", optimizer.t(), t));
        }
        if step.has("lr") {
            let (found, expected) = (optimizer.hyperparameter("lr")?, step.at("lr").real());
            if (found - expected).abs() > 1e-12 * expected.abs() {
                return differs(format!("lr is {} instead of {}", found, expected));
            }
        }
        for item in step.at("grads_after_hooks").list() {
            expect(
                &format!("step {}, gradient", t),
                &grad_of(&param(item)?)?,
                &arrays.host(item.at("key"))?,
                &tolerance,
            )?;
        }
        for item in step.at("params").list() {
            expect(&format!("step {}", t), &data_of(&param(item)?)?, &arrays.host(item.at("key"))?, &tolerance)?;
        }
        for item in step.at("states").list() {
            let state = optimizer.state(item.at("path").text(), item.at("name").text())?;
            expect(&format!("step {}, state", t), &Host::of(&state)?, &arrays.host(item.at("key"))?, &tolerance)?;
        }
    }
    Ok(())
}

pub fn run(runner: &mut Runner, folder: &Path, cases: &Json) {
    for spec in cases.list() {
        runner.test(&format!("optimizers/{}", spec.at("id").text()), || case(spec, folder));
    }
}
