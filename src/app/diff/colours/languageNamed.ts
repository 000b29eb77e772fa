import { languageOf } from "./languageOf.ts";

/** What languages are called, where that is not the ending of their files. */
const NAMES: Readonly<Record<string, string>> = {
  "c#": "csharp",
  "c++": "cpp",
  clojure: "clojure",
  console: "bash",
  csharp: "csharp",
  docker: "dockerfile",
  dockerfile: "dockerfile",
  elixir: "elixir",
  erlang: "erlang",
  fsharp: "fsharp",
  golang: "go",
  haskell: "haskell",
  ipython: "python",
  ipython3: "python",
  javascript: "jsx",
  julia: "julia",
  kotlin: "kotlin",
  make: "make",
  makefile: "make",
  ocaml: "ocaml",
  perl: "perl",
  powershell: "powershell",
  python: "python",
  python3: "python",
  ruby: "ruby",
  rust: "rust",
  shell: "bash",
  "shell-session": "bash",
  typescript: "tsx",
};

/** Gives the highlighter's name for a language as people call it, `python` or `py`; null leaves what is in it plain. */
export function languageNamed(name: string): string | null {
  const plain = name.trim().toLowerCase();
  if (plain === "") return null;
  return Object.hasOwn(NAMES, plain) ? (NAMES[plain] ?? null) : languageOf(`x.${plain}`);
}
