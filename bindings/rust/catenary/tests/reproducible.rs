//! Training from a seed. The test has a program of its own, because all tests of a program run at the same time and draw
//! from the generators of the process.
use catenary::{functions as f, *};

#[test]
fn training_is_reproducible_and_learns() -> Result<()> {
    fn train() -> Result<(Vec<f32>, f64)> {
        random::seed(Some("cpu"), 3)?;
        let x = Variable::constant(&array![[0f32, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])?;
        let t = Variable::constant(&array![0i32, 1, 1, 0])?;
        let model = Link::sequential()?;
        model.sequential_append(&Link::linear(2, 16, None)?)?;
        model.sequential_append_function(f::tanh)?;
        model.sequential_append(&Link::linear(16, 2, None)?)?;
        let adam = Optimizer::adam(0.05, 0.9, 0.999, 1e-8)?;
        adam.setup(&model)?;
        adam.add_weight_decay(1e-5)?;
        for _ in 0..200 {
            let loss = f::softmax_cross_entropy(&model.call1(&x)?, &t, true, None)?;
            model.cleargrads()?;
            loss.backward(false, false)?;
            adam.update()?;
        }
        let accuracy = f::accuracy(&model.call1(&x)?, &t, None)?.item()?;
        Ok((model.param("0/W")?.data()?.to_vec()?, accuracy))
    }
    let (weights, accuracy) = train()?;
    assert_eq!(accuracy, 1.0);
    assert_eq!(train()?.0, weights);
    Ok(())
}
