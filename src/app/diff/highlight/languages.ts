/** Maps each word to the language that has it. `own` are words that name their language themselves. */
function languagesByWord(words: Readonly<Record<string, string>>, own: string): ReadonlyMap<string, string> {
  const all = [...own.split(" ").map((language) => [language, language] as const), ...Object.entries(words)];
  return new Map(all.flatMap(([language, list]) => list.split(" ").map((word) => [word, language] as const)));
}

const BY_EXTENSION = languagesByWord(
  {
    bash: "bash sh zsh",
    c: "c h",
    clojure: "clj cljs",
    cpp: "cpp cc cxx hh hpp hxx",
    csharp: "cs",
    diff: "diff patch",
    elixir: "ex exs",
    erlang: "erl",
    fsharp: "fs",
    graphql: "graphql gql",
    groovy: "groovy gradle",
    handlebars: "hbs",
    haskell: "hs",
    html: "html htm",
    js: "cjs mjs",
    jsx: "jsx js",
    julia: "jl",
    kotlin: "kt kts",
    latex: "tex",
    markdown: "markdown md",
    objc: "m mm",
    ocaml: "ml mli",
    perl: "pl pm",
    powershell: "ps1",
    python: "py pyi",
    ruby: "rb",
    rust: "rs",
    solidity: "sol",
    terraform: "tf",
    ts: "ts cts mts",
    viml: "vim",
    wasm: "wat",
    xml: "xml svg xsd xsl",
    yaml: "yaml yml",
  },
  "bat cmake css dart elm erb fish go hcl ini java json json5 jsonc jsonl less lua mdx nim nix php prisma proto r rst " +
    "sass scala scss sql svelte swift tcl toml tsx vue wgsl zig",
);

const BY_NAME = languagesByWord(
  {
    bash: ".bashrc .profile .zshrc",
    cmake: "cmakelists.txt",
    dockerfile: "dockerfile containerfile",
    dotenv: ".env",
    groovy: "jenkinsfile",
    ini: ".editorconfig .gitconfig .gitmodules",
    json: ".babelrc .prettierrc",
    just: "justfile",
    make: "makefile",
    ruby: "gemfile rakefile",
    toml: "cargo.lock",
  },
  "codeowners",
);

/** Returns the highlighter's language for a file by its name alone; null if it stays plain. */
export function languageOf(path: string): string | null {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  const dot = name.lastIndexOf(".");
  return BY_NAME.get(name) ?? (dot < 0 ? null : (BY_EXTENSION.get(name.slice(dot + 1)) ?? null));
}

/** The names of languages that differ from their file extension. */
const BY_LANGUAGE_NAME = languagesByWord(
  {
    bash: "console shell shell-session",
    cpp: "c++",
    csharp: "csharp c#",
    dockerfile: "dockerfile docker",
    go: "golang",
    jsx: "javascript",
    make: "make makefile",
    python: "python python3 ipython ipython3",
    tsx: "typescript",
  },
  "clojure elixir erlang fsharp haskell julia kotlin ocaml perl powershell ruby rust",
);

/** Returns the highlighter's language for a common name such as `python` or `py`; null if it stays plain. */
export function languageNamed(name: string): string | null {
  const plain = name.trim().toLowerCase();
  return plain === "" ? null : (BY_LANGUAGE_NAME.get(plain) ?? languageOf(`x.${plain}`));
}
