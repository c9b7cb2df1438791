//! Cases of functions: one call, its outputs and gradients.
use crate::host::{data_of, grad_of, is_floating};
use crate::{differs, expect, missing, Json, Npz, Outcome, Runner, Tolerance};
use catenary::{functions as f, set_train, Array, FunctionOptions, HingeNorm, Result, Variable};
use std::path::Path;

struct Argument {
    key: String,
    role: String,
    constant: bool,
    variable: Variable,
}

struct Call<'a> {
    spec: &'a Json,
    arrays: &'a Npz,
    arguments: Vec<Argument>,
}

impl Call<'_> {
    fn maybe(&self, role: &str) -> Option<&Variable> {
        self.arguments.iter().find(|a| a.role == role).map(|a| &a.variable)
    }

    fn input(&self, role: &str) -> &Variable {
        self.maybe(role).unwrap_or_else(|| panic!("no input {}", role))
    }

    fn list(&self, role: &str) -> Vec<&Variable> {
        self.arguments.iter().filter(|a| a.role == role).map(|a| &a.variable).collect()
    }

    fn attr(&self, name: &str) -> &Json {
        self.spec.at("attrs").get(name)
    }

    fn real(&self, name: &str) -> f64 {
        self.attr(name).real()
    }

    fn axes(&self, name: &str) -> Option<Vec<i64>> {
        (!self.attr(name).is_null()).then(|| self.attr(name).ints())
    }

    fn pair(&self, name: &str) -> (i64, i64) {
        self.axes(name).map_or((0, 0), |list| (list[0], list[1]))
    }

    fn recorded(&self, role: &str) -> Outcome<Array> {
        let item = self.spec.at("recorded").list().iter().find(|item| item.at("role").text() == role);
        self.arrays.array(item.unwrap_or_else(|| panic!("nothing recorded as {}", role)).at("key"))
    }
}

fn operator(call: &Call, op: &str) -> Outcome<Variable> {
    if call.attr("scalar").is_null() {
        let (a, b) = (&call.arguments[0].variable, &call.arguments[1].variable);
        return Ok(match op {
            "add" => a + b,
            "sub" => a - b,
            "mul" => a * b,
            "div" => a / b,
            _ => f::pow(a, b)?,
        });
    }
    let x = &call.arguments[0].variable;
    let front = call.attr("lhs") == &Json::Text("scalar".into());
    macro_rules! with {
        ($number:expr, $pow:ident, $rpow:ident) => {
            match (op, front) {
                ("add", false) => x + $number,
                ("add", true) => $number + x,
                ("sub", false) => x - $number,
                ("sub", true) => $number - x,
                ("mul", false) => x * $number,
                ("mul", true) => $number * x,
                ("div", false) => x / $number,
                ("div", true) => $number / x,
                (_, false) => f::$pow(x, $number)?,
                (_, true) => f::$rpow($number, x)?,
            }
        };
    }
    Ok(match call.attr("scalar") {
        Json::Int(number) => with!(*number, pow_i64, rpow_i64),
        number => with!(number.real(), pow_f64, rpow_f64),
    })
}

fn windows(call: &Call) -> [i64; 6] {
    let (ksize, stride, pad) = (call.pair("ksize"), call.pair("stride"), call.pair("pad"));
    [ksize.0, ksize.1, stride.0, stride.1, pad.0, pad.1]
}

/// Functions of variables alone.
fn plain(call: &Call, op: &str) -> Option<Result<Variable>> {
    let a = |i: usize| &call.arguments[i].variable;
    macro_rules! table {
        ($one:ident $($unary:ident)*; $($name:ident($($i:literal)* $(, $option:ident)?))*) => {
            match op {
                $(stringify!($unary) => Some(f::$unary(a(0))),)*
                $(stringify!($name) => Some(f::$name($(a($i)),* $(, $option)?)),)*
                _ => None,
            }
        };
    }
    table! {
        one relu sigmoid tanh cos sin exp log neg absolute batch_l2_norm_squared inv det batch_inv batch_det;
        softmax(0, None) log_softmax(0, None) prelu(0 1) select_item(0 1) where_(0 1 2) embed_id(0 1, None)
        accuracy(0 1, None) binary_accuracy(0 1, None) bernoulli_nll(0 1, None) gaussian_kl_divergence(0 1, None)
        gaussian_nll(0 1 2, None) mean_squared_error(0 1, None) cross_covariance(0 1, None)
    }
}

fn pooling(call: &Call, op: &str) -> Outcome<Variable> {
    let x = call.input("x");
    let [ky, kx, sy, sx, py, px] = windows(call);
    Ok(match op {
        "max_pooling_2d" => f::max_pooling_2d(x, ky, kx, sy, sx, py, px, call.attr("cover_all").flag(), None)?,
        "average_pooling_2d" => f::average_pooling_2d(x, ky, kx, sy, sx, py, px, None)?,
        _ => {
            let (oy, ox) = call.pair("outsize");
            f::unpooling_2d(x, ky, kx, sy, sx, py, px, oy, ox, call.attr("cover_all").flag(), None)?
        }
    })
}

fn run_function(call: &Call) -> Outcome<Vec<Variable>> {
    let op = call.spec.at("op").text();
    let x = || call.input("x");
    let one = match op {
        "add" | "sub" | "mul" | "div" | "pow" => operator(call, op)?,
        "clipped_relu" => f::clipped_relu(x(), call.real("z"))?,
        "elu" => f::elu(x(), call.real("alpha"))?,
        "leaky_relu" => f::leaky_relu(x(), call.real("slope"))?,
        "softplus" => f::softplus(x(), call.real("beta"))?,
        "maxout" => f::maxout(x(), call.attr("pool_size").int(), call.attr("axis").int())?,
        "lstm" => {
            let (c, h) = f::lstm(call.input("c_prev"), x())?;
            return Ok(vec![c, h]);
        }
        "slstm" => {
            let c = (call.input("c_prev1"), call.input("c_prev2"));
            let (c, h) = f::slstm(c.0, c.1, call.input("x1"), call.input("x2"))?;
            return Ok(vec![c, h]);
        }
        "broadcast" => return Ok(f::broadcast(&call.list("x"))?),
        "broadcast_to" => f::broadcast_to(x(), &call.attr("shape").ints())?,
        "concat" => f::concat(&call.list("x"), call.attr("axis").int())?,
        "copy" => f::copy(x(), None)?,
        "expand_dims" => f::expand_dims(x(), call.attr("axis").int())?,
        "reshape" => f::reshape(x(), &call.attr("shape").ints())?,
        "split_axis" => {
            let axis = call.attr("axis").int();
            return Ok(match call.attr("indices_or_sections") {
                Json::Int(sections) => f::split_axis(x(), axis, *sections as usize)?,
                list => f::split_axis_at(x(), &list.ints(), axis, list.list().len() + 1)?,
            });
        }
        "swapaxes" => f::swapaxes(x(), call.attr("axis1").int(), call.attr("axis2").int())?,
        "transpose" => f::transpose(x(), call.axes("axes").as_deref())?,
        "where" => plain(call, "where_").expect("a function")?,
        "bilinear" => f::bilinear(
            call.input("e1"),
            call.input("e2"),
            call.input("W"),
            call.maybe("V1"),
            call.maybe("V2"),
            call.maybe("b"),
        )?,
        "linear" => f::linear(x(), call.input("W"), call.maybe("b"))?,
        "convolution_2d" => {
            let (stride, pad) = (call.pair("stride"), call.pair("pad"));
            let w = call.input("W");
            f::convolution_2d(x(), w, call.maybe("b"), stride.0, stride.1, pad.0, pad.1, None)?
        }
        "deconvolution_2d" => {
            let (stride, pad, out) = (call.pair("stride"), call.pair("pad"), call.pair("outsize"));
            let w = call.input("W");
            f::deconvolution_2d(x(), w, call.maybe("b"), stride.0, stride.1, pad.0, pad.1, out.0, out.1, None)?
        }
        "connectionist_temporal_classification" => f::connectionist_temporal_classification(
            &call.list("x"),
            call.input("t"),
            call.attr("blank_symbol").int(),
            call.maybe("input_length"),
            call.maybe("label_length"),
            None,
        )?,
        "contrastive" => {
            f::contrastive(call.input("x0"), call.input("x1"), call.input("y"), call.real("margin"), None)?
        }
        "hinge" => {
            let norm = if call.attr("norm").text() == "L1" { HingeNorm::L1 } else { HingeNorm::L2 };
            f::hinge(x(), call.input("t"), norm, None)?
        }
        "negative_sampling" => {
            let options = FunctionOptions::new()?;
            options.set_samples(&call.recorded("samples")?)?;
            f::negative_sampling(x(), call.input("t"), call.input("W"), None, 0, Some(&options))?
        }
        "sigmoid_cross_entropy" => f::sigmoid_cross_entropy(x(), call.input("t"), call.attr("normalize").flag(), None)?,
        "softmax_cross_entropy" => f::softmax_cross_entropy(x(), call.input("t"), call.attr("normalize").flag(), None)?,
        "identity" => match call.list("x")[..] {
            [x] => f::identity(x)?,
            ref list => return Ok(f::identity_list(list)?),
        },
        "matmul" | "batch_matmul" => {
            let matmul = if op == "matmul" { f::matmul } else { f::batch_matmul };
            matmul(call.input("a"), call.input("b"), call.attr("transa").flag(), call.attr("transb").flag())?
        }
        "max" => f::max(x(), call.axes("axis").as_deref(), call.attr("keepdims").flag())?,
        "min" => f::min(x(), call.axes("axis").as_deref(), call.attr("keepdims").flag())?,
        "sum" => f::sum(x(), call.axes("axis").as_deref(), false)?,
        "dropout" if call.attr("train").flag() => {
            let options = FunctionOptions::new()?;
            options.set_mask(&call.recorded("mask")?)?;
            f::dropout(x(), call.real("ratio"), Some(&options))?
        }
        "dropout" => {
            let before = set_train(false)?;
            let y = f::dropout(x(), call.real("ratio"), None);
            set_train(before)?;
            y?
        }
        "gaussian" => {
            let options = FunctionOptions::new()?;
            options.set_noise(&call.recorded("eps")?)?;
            f::gaussian(call.input("mean"), call.input("ln_var"), Some(&options))?
        }
        "batch_normalization" => {
            f::batch_normalization(x(), call.input("gamma"), call.input("beta"), call.real("eps"))?
        }
        "fixed_batch_normalization" => f::fixed_batch_normalization(
            x(),
            call.input("gamma"),
            call.input("beta"),
            call.input("mean"),
            call.input("var"),
        )?,
        "local_response_normalization" => {
            let n = call.attr("n").int();
            f::local_response_normalization(x(), n, call.real("k"), call.real("alpha"), call.real("beta"))?
        }
        "max_pooling_2d" | "average_pooling_2d" | "unpooling_2d" => pooling(call, op)?,
        "spatial_pyramid_pooling_2d" => {
            assert_eq!(call.attr("pooling_class").text(), "MaxPooling2D");
            f::spatial_pyramid_pooling_2d(x(), call.attr("pyramid_height").int())?
        }
        _ => match plain(call, op) {
            Some(result) => result?,
            None => return missing(op),
        },
    };
    Ok(vec![one])
}

/// Runs backward from each output in turn, with the recorded gradient of that output only.
fn backward(call: &Call, outputs: &[Variable]) -> Outcome<()> {
    for (y, grad) in outputs.iter().zip(call.spec.at("grad_outputs").list()) {
        if grad.is_null() {
            continue;
        }
        y.set_grad(Some(&call.arrays.array(grad)?))?;
        y.backward(false, false)?;
        if !call.arguments.iter().any(|a| a.variable.is(y)) {
            y.cleargrad()?;
        }
    }
    Ok(())
}

fn case(spec: &Json, folder: &Path) -> Outcome<()> {
    let arrays = Npz::open(&folder.join(format!("{}.npz", spec.at("id").text())))?;
    let tolerance = Tolerance::of(spec);
    let mut call = Call { spec, arrays: &arrays, arguments: vec![] };
    for input in spec.at("inputs").list() {
        let array = arrays.array(input.at("key"))?;
        let constant = input.at("kind").text() == "array";
        let variable = if constant { Variable::constant(&array)? } else { Variable::new(&array)? };
        let (key, role) = (input.at("key").text().into(), input.at("role").text().into());
        call.arguments.push(Argument { key, role, constant, variable });
    }
    let outputs = run_function(&call)?;
    let names = spec.at("outputs").list();
    if outputs.len() != names.len() {
        return differs(format!("{} outputs instead of {}", outputs.len(), names.len()));
    }
    for (output, name) in outputs.iter().zip(names) {
        expect(name.text(), &data_of(output)?, &arrays.host(name)?, &tolerance)?;
    }
    backward(&call, &outputs)?;
    for grad in spec.at("grad_inputs").list() {
        for argument in call.arguments.iter().filter(|a| a.key == grad.at("input").text()) {
            let what = format!("gradient of {}", argument.key);
            expect(&what, &grad_of(&argument.variable)?, &arrays.host(grad.at("key"))?, &tolerance)?;
        }
    }
    for argument in &call.arguments {
        let receives = !argument.constant && is_floating(argument.variable.dtype());
        if argument.variable.grad()?.is_some() && !receives {
            return differs(format!("{} received a gradient", argument.key));
        }
    }
    if spec.has("function_label") {
        let creator = outputs.last().expect("an output").creator()?;
        let label = creator.map(|function| function.label()).transpose()?;
        if label.as_deref() != Some(spec.at("function_label").text()) {
            return differs(format!("label {:?} instead of {}", label, spec.at("function_label")));
        }
    }
    Ok(())
}

pub fn run(runner: &mut Runner, folder: &Path, cases: &Json) {
    for spec in cases.list() {
        runner.test(&format!("functions/{}", spec.at("id").text()), || case(spec, folder));
    }
}
