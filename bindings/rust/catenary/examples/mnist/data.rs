//! The IDX files of MNIST.
use crate::settings::Settings;
use crate::Outcome;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const SIDE: usize = 28;
pub const PIXELS: usize = SIDE * SIDE;

pub struct Digits {
    pub images: Vec<u8>,
    pub labels: Vec<u8>,
}

/// The content of a file, plain or compressed. The standard library cannot decompress, so gzip does.
fn read(folder: &Path, name: &str) -> Outcome<Vec<u8>> {
    let plain = folder.join(name);
    if plain.exists() {
        return std::fs::read(&plain).map_err(|error| format!("{}: {}", plain.display(), error).into());
    }
    let packed = folder.join(format!("{}.gz", name));
    let output = Command::new("gzip").arg("-dc").arg(&packed).output().map_err(|error| format!("gzip: {}", error))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).trim().to_string().into());
    }
    Ok(output.stdout)
}

/// The bytes of an IDX file with the given lengths after the first.
fn idx(folder: &Path, name: &str, lengths: &[usize]) -> Outcome<Vec<u8>> {
    let mut bytes = read(folder, name)?;
    let numbers: Vec<usize> = bytes
        .chunks(4)
        .take(2 + lengths.len())
        .filter_map(|b| Some(u32::from_be_bytes(b.try_into().ok()?) as usize))
        .collect();
    let magic = 0x0801 + lengths.len();
    let size = 4 * (2 + lengths.len());
    if numbers.len() != 2 + lengths.len() || numbers[0] != magic || numbers[2..] != *lengths {
        return Err(format!("{}: expected an IDX file of bytes with items of shape {:?}", name, lengths).into());
    }
    if bytes.len() != size + numbers[1] * lengths.iter().product::<usize>() {
        return Err(format!("{}: expected {} items, got {} bytes", name, numbers[1], bytes.len() - size).into());
    }
    Ok(bytes.split_off(size))
}

fn pair(folder: &Path, prefix: &str) -> Outcome<Digits> {
    let images = idx(folder, &format!("{}-images-idx3-ubyte", prefix), &[SIDE, SIDE])?;
    let labels = idx(folder, &format!("{}-labels-idx1-ubyte", prefix), &[])?;
    if images.len() != labels.len() * PIXELS || labels.iter().any(|label| *label > 9) {
        return Err(format!("{}: the {} images and labels do not fit together", folder.display(), prefix).into());
    }
    Ok(Digits { images, labels })
}

impl Digits {
    /// Keeps the first digits, and returns the others.
    fn split(&mut self, count: usize) -> Digits {
        let count = count.min(self.labels.len());
        Digits { images: self.images.split_off(count * PIXELS), labels: self.labels.split_off(count) }
    }
}

/// Where the digits come from, those for training, and those for testing. If a folder has only the test files, their
/// first four fifths are used for training and the rest for testing.
pub fn load(s: &Settings) -> Outcome<(String, Digits, Digits)> {
    let folder = match (&s.data, std::env::var_os("CATENARY_DATA")) {
        (Some(folder), _) => PathBuf::from(folder),
        (None, Some(data)) => Path::new(&data).join("mnist"),
        (None, None) => return Err("expected --data DIR or CATENARY_DATA in the environment".into()),
    };
    let has = |name: &str| ["", ".gz"].iter().any(|end| folder.join(format!("{}{}", name, end)).exists());
    let (mut training, mut testing);
    if has("train-images-idx3-ubyte") {
        training = pair(&folder, "train")?;
        testing = pair(&folder, "t10k")?;
    } else {
        training = pair(&folder, "t10k")?;
        testing = training.split(training.labels.len() / 5 * 4);
    }
    training.split(s.train.unwrap_or(usize::MAX));
    testing.split(s.test.unwrap_or(usize::MAX));
    Ok((format!("MNIST files in {}", folder.display()), training, testing))
}
