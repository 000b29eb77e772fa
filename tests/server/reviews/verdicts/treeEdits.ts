/** A file of a generated tree; for a submodule, the content is the id of its commit. */
export interface Entry {
  readonly mode: "100644" | "100755" | "120000" | "160000";
  /** One character for each byte. */
  readonly content: string;
}

export type Tree = ReadonlyMap<string, Entry>;

export interface LineEdit {
  readonly kind: "replace" | "delete" | "add";
  readonly path: string;
  /** The whole line, which occurs once. */
  readonly line: string;
  readonly text: string;
}

/** One edit of a tree. It fits only if it finds what it edits. */
export type Edit =
  | LineEdit
  /** Adds a line below the nth line (from 0) with this text. */
  | { readonly kind: "nth"; readonly path: string; readonly line: string; readonly nth: number; readonly text: string }
  | { readonly kind: "mode"; readonly path: string; readonly mode: Entry["mode"] }
  | { readonly kind: "set"; readonly path: string; readonly was: Entry | null; readonly entry: Entry | null }
  | { readonly kind: "rename"; readonly path: string; readonly to: string };

const LINES = 42;

/**
 * Returns the tree with which all generated histories begin: texts, a program, a link, a submodule with `ignore` set.
 */
export function startTree(): Tree {
  const lines = (name: string, end = "\n"): string =>
    Array.from({ length: LINES }, (_, index) => `${name} line ${index}${end}`).join("");
  const file = (content: string): Entry => ({ mode: "100644", content });
  return new Map<string, Entry>([
    [".gitattributes", file("*.bin binary\ncrlf.txt text eol=lf\n")],
    [".gitmodules", file('[submodule "lib"]\n\tpath = lib\n\turl = ./lib\n\tignore = all\n')],
    ["a.txt", file(lines("a"))],
    ["braces.c", file("if (it) {\n  go();\n}\n\n".repeat(10))],
    ["crlf.txt", file(lines("crlf", "\r\n"))],
    ["dir/b.txt", file(lines("b"))],
    ["dir/deep/c.txt", file(lines("c"))],
    ["empty.txt", file("")],
    ["last line.txt", file(lines("last").slice(0, -1))],
    ["lib", { mode: "160000", content: "f".repeat(40) }],
    ["link", { mode: "120000", content: "a.txt" }],
    ["logo.bin", file("\0\x01\x02\xff\0")],
    ["tool.sh", file("#!/bin/sh\necho run\n")],
  ]);
}

/** Applies an edit; null if it does not fit. */
export function applied(tree: Tree, edit: Edit): Tree | null {
  const entry = tree.get(edit.path);
  if (edit.kind === "set") {
    const isSame = entry?.mode === edit.was?.mode && entry?.content === edit.was?.content;
    return isSame ? withEntry(tree, edit.path, edit.entry) : null;
  }
  if (entry === undefined) return null;
  switch (edit.kind) {
    case "mode":
      return entry.mode === edit.mode ? null : withEntry(tree, edit.path, { ...entry, mode: edit.mode });
    case "rename":
      return tree.has(edit.to) ? null : withEntry(withEntry(tree, edit.path, null), edit.to, entry);
    case "replace":
    case "delete":
    case "add":
    case "nth": {
      const lines = entry.content.split("\n");
      const nth = edit.kind === "nth" ? edit.nth : 0;
      const [at] = [...lines.keys()].filter((index) => lines[index] === edit.line).slice(nth);
      if (at === undefined) return null;
      if (edit.kind === "replace") lines.splice(at, 1, edit.text);
      else if (edit.kind === "delete") lines.splice(at, 1);
      else lines.splice(at + 1, 0, edit.text);
      return withEntry(tree, edit.path, { ...entry, content: lines.join("\n") });
    }
  }
}

/** Applies edits in order, without those that do not fit. */
export function appliedAll(tree: Tree, edits: readonly Edit[]): { readonly tree: Tree; readonly isWhole: boolean } {
  let [now, isWhole] = [tree, true];
  for (const edit of edits) {
    const after = applied(now, edit);
    if (after === null) isWhole = false;
    else now = after;
  }
  return { tree: now, isWhole };
}

/** Returns an edit that is similar to another, but not the same: also only in whitespace, mode, position or name. */
export function otherEdit(edit: Edit, choice: number, text: string): Edit {
  switch (edit.kind) {
    case "replace":
    case "add":
      return { ...edit, text: [`${edit.text} `, `  ${edit.text}`, `${edit.text}\r`, text][choice] ?? text };
    case "delete":
      return { ...edit, kind: choice < 2 ? "replace" : "add", text: choice === 0 ? `${edit.line} ` : text };
    case "nth":
      return choice < 2 ? { ...edit, nth: edit.nth + 1 } : { ...edit, text: `${edit.text} ` };
    case "mode":
      return { kind: "mode", path: edit.path === "tool.sh" ? "a.txt" : "tool.sh", mode: "100755" };
    case "set":
      return { ...edit, entry: otherEntry(edit.entry, choice, text) };
    case "rename":
      return { ...edit, to: `${edit.to}x` };
  }
}

function otherEntry(entry: Entry | null, choice: number, text: string): Entry {
  if (entry === null) return { mode: "100644", content: text };
  const { mode, content } = entry;
  if (mode === "160000") return { mode, content: "9".repeat(40) };
  if (mode === "120000") return choice < 2 ? { mode: "100644", content } : { mode, content: `${content}x` };
  const modes = ["100755", "120000"] as const;
  const other = content === "" ? "100755" : modes[choice];
  return other === undefined ? { mode, content: `${content}${choice === 2 ? "\n" : text}` } : { mode: other, content };
}

/** Returns an edit that an author may make instead of one that conflicts; null if the file does not exist. */
export function forced(tree: Tree, edit: Edit): Edit | null {
  const entry = tree.get(edit.path);
  if (edit.kind === "set") return { ...edit, was: entry ?? null };
  if (entry === undefined || entry.mode === "160000" || !("text" in edit)) return null;
  return { kind: "set", path: edit.path, was: entry, entry: { ...entry, content: `${entry.content}${edit.text}\n` } };
}

function withEntry(tree: Tree, path: string, entry: Entry | null): Tree {
  const after = new Map(tree);
  if (entry === null) after.delete(path);
  else after.set(path, entry);
  return after;
}
