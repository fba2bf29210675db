//! How a game says why it refuses an order: one table of reasons.

/// Declares the reasons of a game with their stable code, section of the rules and sentence.
macro_rules! refusals {
    ($($name:ident, $code:literal, $rule:expr, $sentence:literal;)*) => {
        /// The reason an order was refused. Nothing changed.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
        pub enum Refusal {
            $(#[doc = $sentence] #[error($sentence)] $name,)*
        }

        impl Refusal {
            /// All reasons there are.
            pub const ALL: &'static [Refusal] = &[$(Refusal::$name,)*];
        }

        impl $crate::ruleset::RuleRefusal for Refusal {
            fn code(&self) -> &'static str {
                match self { $(Refusal::$name => $code,)* }
            }

            fn rule(&self) -> Option<&'static str> {
                match self { $(Refusal::$name => $rule,)* }
            }
        }
    };
}

pub(crate) use refusals;
