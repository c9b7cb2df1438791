//! The IDX files of MNIST as datasets.
use crate::settings::Settings;
use crate::Outcome;
use catenary::{index, Array, DType, Dataset};
use std::path::{Path, PathBuf};

pub const SIDE: i64 = 28;
pub const PIXELS: i64 = SIDE * SIDE;

/// Pixels from 0 to 1, and labels.
struct Digits(Array, Array);

/// The path of a file, plain or compressed.
fn find(folder: &Path, name: &str) -> Option<String> {
    ["", ".gz"]
        .iter()
        .map(|end| folder.join(format!("{}{}", name, end)))
        .find(|path| path.exists())?
        .to_str()
        .map(String::from)
}

fn load(folder: &Path, name: &str) -> Outcome<Array> {
    let path = find(folder, name).ok_or_else(|| format!("there is no {} in {}", name, folder.display()))?;
    Ok(Array::load_idx(&path)?)
}

impl Digits {
    fn load(folder: &Path, prefix: &str) -> Outcome<Digits> {
        let images = load(folder, &format!("{}-images-idx3-ubyte", prefix))?;
        let labels = load(folder, &format!("{}-labels-idx1-ubyte", prefix))?;
        if images.shape() != [labels.size(), SIDE, SIDE] {
            return Err(format!("{}: the {} images and labels do not fit together", folder.display(), prefix).into());
        }
        let pixels = images.reshape(&[-1, PIXELS])?.astype(DType::Float32)? / 255.0;
        Ok(Digits(pixels, labels.astype(DType::Int32)?))
    }

    fn part(&self, first: i64, last: i64) -> Outcome<Digits> {
        Ok(Digits(self.0.get(&index![first..last])?, self.1.get(&index![first..last])?))
    }

    fn dataset(&self, most: Option<i64>) -> Outcome<Dataset> {
        let Digits(pixels, labels) = self.part(0, most.unwrap_or(i64::MAX))?;
        Ok(Dataset::tuple(&[pixels, labels])?)
    }
}

/// The digits for training, and those for testing. If a folder has only the test files, their first four fifths are used
/// for training and the rest for testing.
pub fn datasets(s: &Settings) -> Outcome<(Dataset, Dataset)> {
    let folder = match (&s.data, std::env::var_os("CATENARY_DATA")) {
        (Some(folder), _) => PathBuf::from(folder),
        (None, Some(data)) => Path::new(&data).join("mnist"),
        (None, None) => return Err("expected --data DIR or CATENARY_DATA in the environment".into()),
    };
    let tests = Digits::load(&folder, "t10k")?;
    let (training, testing) = if find(&folder, "train-images-idx3-ubyte").is_some() {
        (Digits::load(&folder, "train")?, tests)
    } else {
        let count = tests.1.size() / 5 * 4;
        (tests.part(0, count)?, tests.part(count, i64::MAX)?)
    };
    Ok((training.dataset(s.train)?, testing.dataset(s.test)?))
}
