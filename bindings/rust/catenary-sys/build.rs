//! Asks pkg-config where the library lies; without an answer the linker's own search path serves.
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    let answer = Command::new("pkg-config").args(["--libs-only-L", "catenary"]).output();
    if let Ok(output) = answer {
        for flag in String::from_utf8_lossy(&output.stdout).split_whitespace() {
            if let Some(folder) = flag.strip_prefix("-L") {
                println!("cargo:rustc-link-search=native={folder}");
            }
        }
    }
}
