/** A language whose files name the files that they use, and how. */
export interface Language {
  readonly name: string;
  readonly extension: RegExp;
  /** The rest of a path that is not part of its module's name: the files of a package, or the package's main file. */
  readonly rest: RegExp;
  /**
   * Returns the modules that a text imports: `./` and `../` from its folder, `/` from the root, `self/`, `super/` and
   * `crate/` as in Rust, all others by the end of their path.
   */
  readonly namesIn: (text: string) => Iterable<string>;
}

/** Finds imports by the first group of an expression, whose repetitions are bounded: a text may be hostile. */
const matching = (expression: RegExp) => (text: string) =>
  Array.from(text.matchAll(expression), ([, name = ""]) => name);

const SCRIPT = matching(/\b(?:from|import|require)\s{0,9}\(?\s{0,9}["']([^"'\n]{0,300}\/[^"'\n]{0,300})["']/gu);
const STYLE = matching(/@(?:import|use|forward)\s{1,9}(?:url\()?["']?([^"'\n;)]{1,300})/gu);
const INCLUDED = matching(/^[ \t]{0,9}#[ \t]{0,9}include[ \t]{0,9}"([^"\n]{1,300})"/gmu);
const JVM = matching(/^import\s{1,9}(?:static\s{1,9})?([\w.]{1,300})/gmu);
const RUBY = matching(/^\s{0,9}require_relative\s{1,9}["']([^"'\n]{1,300})["']/gmu);
const GO = matching(/^[ \t]{0,9}(?:import[ \t]{1,9})?(?:[\w.]{1,99}[ \t]{1,9})?"([\w./~-]{1,300})"[ \t]*$/gmu);
const PYTHON_IMPORT = matching(/^[ \t]{0,99}import[ \t]{1,9}([\w., \t]{1,300})/gmu);
const PYTHON_FROM =
  /^[ \t]{0,99}from[ \t]{1,9}(\.{0,9})([\w.]{0,300})[ \t]{1,9}import[ \t]{1,9}(?:\(([^)]{0,2000})|([^\n]{0,300}))/gmu;
const RUST_MODULE = matching(/^\s{0,99}(?:pub(?:\(\w{1,9}\))?\s{1,9})?mod\s{1,9}(\w{1,99})\s{0,9};/gmu);
const RUST_USE = /\buse\s{1,9}((?:crate|self|super)(?:::\w{1,99}){0,20})(?:::\{([^;]{0,2000}))?/gu;

function* pythonNames(text: string): Generator<string> {
  for (const names of PYTHON_IMPORT(text)) yield* names.split(",").map((name) => dotted(name.trim()));
  for (const [, dots = "", name = "", inBrackets, inLine = ""] of text.matchAll(PYTHON_FROM)) {
    const start = dots === "" ? "" : dots === "." ? "./" : "../".repeat(dots.length - 1);
    const module = start + dotted(name);
    if (name !== "") yield module;
    for (const part of (inBrackets ?? inLine).matchAll(/\w+/gu))
      yield name === "" ? module + part[0] : `${module}/${part[0]}`;
  }
}

function* rustNames(text: string): Generator<string> {
  for (const name of RUST_MODULE(text)) yield `self/${name}`;
  for (const [, used = "", inBraces = ""] of text.matchAll(RUST_USE)) {
    yield* beginnings(dotted(used));
    for (const [part] of inBraces.matchAll(/\w[\w:]*/gu)) yield* beginnings(dotted(`${used}::${part}`));
  }
}

function* goNames(text: string): Generator<string> {
  // The first names are those of the Go module, which no path has.
  for (const name of GO(text))
    for (let at = name.indexOf("/"); at !== -1; at = name.indexOf("/", at + 1)) yield `${name.slice(at)}/*`;
}

function* jvmNames(text: string): Generator<string> {
  for (const name of JVM(text)) yield* beginnings(dotted(name));
}

const dotted = (name: string): string => name.replaceAll(/\.|::/gu, "/").replace(/\s.*$/u, "");

/** Returns a path of at least two names and those that it begins with: what is imported may be inside a file. */
function beginnings(path: string): readonly string[] {
  const names = path.split("/");
  return names.slice(1).map((_, at) => names.slice(0, at + 2).join("/"));
}

const NOTHING = /(?!)/u;

const LANGUAGES: readonly Language[] = [
  {
    name: "script",
    extension: /\.(?:[cm]?[jt]sx?|vue|svelte)$/u,
    rest: /(?:^|\/)index$/u,
    namesIn: (text) => SCRIPT(text).map((name) => name.replace(/^[#@~]\/?/u, "")),
  },
  {
    name: "style",
    extension: /\.(?:css|scss|less)$/u,
    rest: /(?<=^|\/)_(?=[^/]*$)/u,
    namesIn: (text) => STYLE(text).map((name) => `./${name}`),
  },
  { name: "python", extension: /\.pyi?$/u, rest: /(?:^|\/)__init__$/u, namesIn: pythonNames },
  { name: "rust", extension: /\.rs$/u, rest: /(?:^|\/)(?:mod|lib|main)$/u, namesIn: rustNames },
  { name: "go", extension: /\.go$/u, rest: /(?:^|\/)[^/]*$/u, namesIn: goNames },
  {
    name: "c",
    extension: /\.(?:[ch]|cc|cpp|cxx|hh|hpp|hxx|m|mm)$/u,
    rest: NOTHING,
    namesIn: (text) => INCLUDED(text).flatMap((name) => [`./${name}`, name]),
  },
  { name: "jvm", extension: /\.(?:java|kts?|scala)$/u, rest: NOTHING, namesIn: jvmNames },
  { name: "ruby", extension: /\.rb$/u, rest: NOTHING, namesIn: (text) => RUBY(text).map((name) => `./${name}`) },
];

/** Returns the language of a path, if its imports are known. */
export function languageOf(path: string): Language | undefined {
  return LANGUAGES.find(({ extension }) => extension.test(path));
}

/** Returns the name of the module that a file belongs to: a header with its source, a file of Go with its package. */
export function moduleOf(path: string, { extension, rest }: Language): string {
  return path.replace(extension, "").replace(rest, "") || ".";
}
