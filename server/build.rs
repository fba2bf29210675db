//! `sqlx::migrate!` embeds the migrations but does not notice new ones by itself.

fn main() {
    println!("cargo:rerun-if-changed=../migrations");
}
