import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { tempFolder, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** The way in which commits of a stack carry the id of their layer: not at all, by a trailer, or by a header. */
export type IdKind = "none" | "trailer" | "header";

/** Lines that a layer adds to a file, after a line of the base. */
interface Part {
  readonly file: number;
  readonly after: number;
  readonly lines: readonly string[];
}

/** A layer of a generated stack. */
export interface MadeLayer {
  /** The original layers that it contains: several after a squash. The first is the one whose id it carries. */
  readonly truth: readonly number[];
  readonly subject: string;
  /** Its id; a copy may carry the same id. */
  readonly id: string;
  readonly parts: readonly Part[];
}

export interface MadeStack {
  readonly layers: readonly MadeLayer[];
  /** The number of times that the base was changed. */
  readonly base: number;
}

const FILES = 4;
const BASE_LINES = 30;
export const OPERATIONS = [
  "amend",
  "reword",
  "reorder",
  "split",
  "squash",
  "drop",
  "insert",
  "rebase",
  "copy",
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Generates stacks of 3 to 20 layers, and newer versions of them; the same ones for the same seed. */
export class StackMaker {
  readonly #random: () => number;
  #count = 0;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  stack(): MadeStack {
    return { layers: Array.from({ length: 3 + this.#below(18) }, () => this.#layer()), base: 0 };
  }

  #layer(): MadeLayer {
    const truth = ++this.#count;
    const parts = Array.from({ length: 2 + this.#below(2) }, (_, part) => this.#part(truth, part));
    return {
      truth: [truth],
      subject: `Add the ${NOUNS[truth % NOUNS.length]} of step ${truth}`,
      id: `layer-${truth}`,
      parts,
    };
  }

  #part(truth: number, part: number): Part {
    const lines = Array.from({ length: 4 + this.#below(6) }, (_, at) => this.#line(truth, part, at));
    return { file: this.#below(FILES), after: this.#below(BASE_LINES), lines };
  }

  #line(truth: number, part: number, at: number): string {
    return `${truth}.${part}.${at} ${Math.floor(this.#random() * 1e12).toString(36)}`;
  }

  /** Creates a newer version by some operations, and returns their names. */
  next(stack: MadeStack): { readonly stack: MadeStack; readonly operations: readonly Operation[] } {
    const operations = Array.from(
      { length: 1 + this.#below(3) },
      () => OPERATIONS[this.#below(OPERATIONS.length)] ?? "amend",
    );
    return { operations, stack: operations.reduce((made, operation) => this.#apply(made, operation), stack) };
  }

  #apply({ layers, base }: MadeStack, operation: Operation): MadeStack {
    const at = this.#below(layers.length);
    const layer = layers[at];
    if (layer === undefined) return { layers, base };
    const replaced = (...by: readonly MadeLayer[]): MadeStack => ({ layers: layers.toSpliced(at, 1, ...by), base });
    switch (operation) {
      case "amend": {
        const [first, ...rest] = layer.parts;
        if (first === undefined) return { layers, base };
        const lines = first.lines.with(this.#below(first.lines.length), this.#line(layer.truth[0] ?? 0, 9, 9));
        return replaced({ ...layer, parts: [{ ...first, lines }, ...rest] });
      }
      case "reword":
        return replaced({ ...layer, subject: `${layer.subject}, better` });
      case "reorder": {
        const without = layers.toSpliced(at, 1);
        return { layers: without.toSpliced(this.#below(without.length + 1), 0, layer), base };
      }
      case "split": {
        const [first, ...rest] = layer.parts;
        if (first === undefined || rest.length === 0) return { layers, base };
        const [truth = 0] = layer.truth;
        const own = { ...layer, parts: [first] };
        const other = {
          truth: layer.truth,
          subject: `Second half of step ${truth}`,
          id: `layer-${truth}-b`,
          parts: rest,
        };
        return replaced(own, other);
      }
      case "squash": {
        const above = layers[at + 1];
        if (above === undefined) return { layers, base };
        const joined = { ...layer, truth: [...layer.truth, ...above.truth], parts: [...layer.parts, ...above.parts] };
        return { layers: layers.toSpliced(at, 2, joined), base };
      }
      case "drop":
        return layers.length > 1 ? replaced() : { layers, base };
      case "insert":
        return replaced(layer, this.#layer());
      case "rebase":
        return { layers, base: base + 1 };
      case "copy": {
        const copy = this.#layer();
        return replaced(layer, { ...copy, id: layer.id });
      }
    }
  }
}

const NOUNS = ["parser", "index", "cache", "router", "table", "lexer", "queue", "timer", "graph", "store", "reader"];

/**
 * Writes commits into a repository: objects by `git hash-object`, with ids computed here, so that stacks can be built
 * at once.
 */
export class StackWriter {
  readonly #objects = new Map<string, { readonly type: string; readonly content: Buffer }>();

  #add(type: string, content: Buffer): string {
    const oid = createHash("sha1").update(`${type} ${content.length}\0`).update(content).digest("hex");
    this.#objects.set(oid, { type, content });
    return oid;
  }

  #tree(files: ReadonlyMap<string, string>): string {
    const entries = [...files]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => {
        const oid = this.#add("blob", Buffer.from(text));
        return Buffer.concat([Buffer.from(`100644 ${name}\0`), Buffer.from(oid, "hex")]);
      });
    return this.#add("tree", Buffer.concat(entries));
  }

  #commit(tree: string, parent: string | null, message: string, changeId: string | null): string {
    const who = "Ada Proof <ada@example.org> 1700000000 +0000";
    const head = [
      `tree ${tree}`,
      ...(parent === null ? [] : [`parent ${parent}`]),
      `author ${who}`,
      `committer ${who}`,
      ...(changeId === null ? [] : [`change-id ${changeId}`]),
    ];
    return this.#add("commit", Buffer.from(`${head.join("\n")}\n\n${message}\n`));
  }

  /** Adds the commits of a stack, lowest first, and its base. */
  add({ layers, base }: MadeStack, ids: IdKind): { readonly base: string; readonly commits: readonly string[] } {
    const root = this.#commit(this.#tree(filesOf([], base)), null, `Base ${base}`, null);
    const commits: string[] = [];
    for (const [index, { subject, id }] of layers.entries()) {
      const tree = this.#tree(filesOf(layers.slice(0, index + 1), base));
      const value = createHash("sha1").update(id).digest("hex");
      const message = ids === "trailer" ? `${subject}\n\nWhy.\n\nChange-Id: I${value}` : subject;
      commits.push(this.#commit(tree, commits.at(-1) ?? root, message, ids === "header" ? value.slice(0, 32) : null));
    }
    return { base: root, commits };
  }

  async write(repo: TempRepo): Promise<void> {
    const folder = await tempFolder();
    for (const type of ["blob", "tree", "commit"]) {
      const objects = [...this.#objects].filter(([, object]) => object.type === type);
      await mkdir(join(folder, type));
      const paths = objects.map(([oid]) => join(folder, type, oid));
      await Promise.all(objects.map(([, { content }], index) => writeFile(paths[index] ?? "", content)));
      await repo.gitBytes(["hash-object", "-w", "--literally", "-t", type, "--stdin-paths"], {
        input: `${paths.join("\n")}\n`,
      });
    }
  }
}

/**
 * The files of a stack: the lines of the base, and the lines that the layers add after them, in the order of the
 * layers' numbers.
 */
function filesOf(layers: readonly MadeLayer[], base: number): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (let file = 0; file < FILES; file++) {
    const lines: string[] = Array.from({ length: base * 3 }, (_, at) => `added to base ${at}`);
    for (let at = 0; at < BASE_LINES; at++) {
      lines.push(`base line ${at} of ${file}`);
      const here = layers.flatMap(({ parts }) => parts.filter((part) => part.file === file && part.after === at));
      lines.push(...here.toSorted((a, b) => compare(a.lines[0], b.lines[0])).flatMap((part) => part.lines));
    }
    files.set(`file-${file}.txt`, `${lines.join("\n")}\n`);
  }
  return files;
}

function compare(a = "", b = ""): number {
  return a < b ? -1 : 1;
}
