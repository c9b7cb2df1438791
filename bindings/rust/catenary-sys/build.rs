//! Finds the library: in CATENARY_LIB_DIR, otherwise by pkg-config; with the feature `bundled`, builds it from its
//! sources instead. README.md describes the environment variables.
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Whether the static library is wanted.
fn is_static() -> bool {
    env::var("CATENARY_STATIC").map_or(false, |value| !value.is_empty() && value != "0")
}

/// What pkg-config answers, or why it does not.
fn pkg_config(arguments: &[&str]) -> Result<String, String> {
    let program = env::var("PKG_CONFIG").unwrap_or_else(|_| "pkg-config".into());
    let output = Command::new(&program)
        .args(arguments)
        .arg("catenary")
        .output()
        .map_err(|error| format!("{program} does not run: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).trim().to_string())
    }
}

fn link(flags: &str, library_dir: &str) {
    for flag in flags.split_whitespace() {
        if let Some(folder) = flag.strip_prefix("-L") {
            println!("cargo:rustc-link-search=native={folder}");
        } else if flag == "-lcatenary" {
            link_catenary(library_dir);
        } else if let Some(name) = flag.strip_prefix("-l") {
            println!("cargo:rustc-link-lib={name}");
        } else if flag == "-fopenmp" {
            println!("cargo:rustc-link-lib=gomp");
        } else if flag == "-pthread" {
            println!("cargo:rustc-link-lib=pthread");
        }
    }
}

fn link_catenary(library_dir: &str) {
    println!("cargo:rustc-link-search=native={library_dir}");
    println!("cargo:lib_dir={library_dir}"); // dependents read it as DEP_CATENARY_LIB_DIR
    if is_static() {
        println!("cargo:rustc-link-lib=static:-bundle=catenary");
    } else {
        println!("cargo:rustc-link-lib=dylib=catenary");
    }
}

/// Links the library in a folder, and what the static one needs according to the pkg-config file beside it.
fn link_folder(folder: &str) {
    link_catenary(folder);
    if is_static() {
        env::set_var("PKG_CONFIG_PATH", Path::new(folder).join("pkgconfig"));
        match pkg_config(&["--libs", "--static"]) {
            Ok(flags) => link(&flags.replace("-lcatenary ", ""), folder),
            Err(reason) => panic!("libcatenary.a needs {folder}/pkgconfig/catenary.pc: {reason}"),
        }
    }
}

fn cmake(arguments: &[&str]) {
    let program = env::var("CMAKE").unwrap_or_else(|_| "cmake".into());
    let status = Command::new(&program).args(arguments).status();
    match status {
        Ok(status) if status.success() => {}
        Ok(status) => panic!("{program} {}: {status}", arguments.join(" ")),
        Err(error) => panic!("the feature `bundled` needs CMake: {program} does not run: {error}"),
    }
}

/// Builds and installs the library from its sources; the folder of the installed library.
fn build_bundled() -> String {
    let root = || Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../../..");
    let source = env::var_os("CATENARY_SOURCE").map_or_else(root, PathBuf::from);
    if !source.join("CMakeLists.txt").exists() {
        panic!(
            "the feature `bundled` needs the sources of Catenary: {} has no CMakeLists.txt; set CATENARY_SOURCE to their folder",
            source.display()
        );
    }
    for part in ["CMakeLists.txt", "capi", "cmake", "impl", "include"] {
        println!("cargo:rerun-if-changed={}", source.join(part).display());
    }
    let output = PathBuf::from(env::var("OUT_DIR").unwrap());
    let (build, prefix) = (output.join("build"), output.join("prefix"));
    let (build, prefix) = (build.to_str().unwrap(), prefix.to_str().unwrap());
    let install_prefix = format!("-DCMAKE_INSTALL_PREFIX={prefix}");
    let mut configure =
        vec!["-S", source.to_str().unwrap(), "-B", build, "-DCMAKE_BUILD_TYPE=Release", &install_prefix];
    configure.extend(["-DCMAKE_INSTALL_LIBDIR=lib", "-DCATENARY_TESTS=OFF", "-DCATENARY_BENCHMARKS=OFF"]);
    configure.push(if is_static() { "-DCATENARY_STATIC=ON" } else { "-DCATENARY_STATIC=OFF" });
    cmake(&configure);
    let jobs = env::var("NUM_JOBS").unwrap_or_else(|_| "1".into());
    cmake(&["--build", build, "--target", "install", "--parallel", &jobs]);
    format!("{prefix}/lib")
}

fn main() {
    for name in [
        "CATENARY_LIB_DIR",
        "CATENARY_SOURCE",
        "CATENARY_STATIC",
        "CMAKE",
        "PKG_CONFIG",
        "PKG_CONFIG_PATH",
        "PKG_CONFIG_LIBDIR",
    ] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    println!("cargo:rerun-if-changed=build.rs");
    if env::var_os("DOCS_RS").is_some() {
        return; // documentation is built without the library
    }
    if env::var_os("CARGO_FEATURE_BUNDLED").is_some() {
        return link_folder(&build_bundled());
    }
    let wanted: &[&str] = if is_static() { &["--libs", "--static"] } else { &["--libs"] };
    if let Ok(folder) = env::var("CATENARY_LIB_DIR") {
        let name = if is_static() { "libcatenary.a" } else { "libcatenary.so" };
        if !Path::new(&folder).join(name).exists() {
            panic!("CATENARY_LIB_DIR is {folder}, which has no {name}");
        }
        return link_folder(&folder);
    }
    match (pkg_config(wanted), pkg_config(&["--variable=libdir"])) {
        (Ok(flags), Ok(folder)) => link(&flags, folder.trim()),
        (Err(reason), _) | (_, Err(reason)) => panic!(
            "Catenary's library was not found. Install it so that `pkg-config --libs catenary` finds it, or set \
             CATENARY_LIB_DIR to the folder of libcatenary.so (with CATENARY_STATIC=1: of libcatenary.a). {reason}"
        ),
    }
}
