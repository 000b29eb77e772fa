/** A line that stays the same line until it is replaced, whatever its text. */
export interface KnownLine {
  readonly id: number;
  readonly text: string;
}

/** The files of one state, by path. */
export type KnownFiles = ReadonlyMap<string, readonly KnownLine[]>;

export const EDITS = ["insert", "delete", "replace", "move", "moveToFile", "rename", "reindent", "reword"] as const;
export type Edit = (typeof EDITS)[number];

/** Lines that occur many times in a file. */
const COMMON = ["}", "", "  return;", "});", "  };"];
const WORDS = ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliet"];

/** Writes files and edits them at random, so that it is known what happened to every line. */
export class EditScript {
  readonly #random: () => number;
  #next = 1;
  #files = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** A number from 0 up to `count`. */
  pick(count: number): number {
    return Math.floor(this.#random() * count);
  }

  begin(): KnownFiles {
    const files = new Map<string, readonly KnownLine[]>();
    for (let file = 0; file < 2 + this.pick(3); file++) files.set(this.#newPath(), this.#lines(6 + this.pick(30)));
    return files;
  }

  apply(files: KnownFiles, edit: Edit): KnownFiles {
    const paths = [...files.keys()];
    const path = paths[this.pick(paths.length)] ?? "";
    const lines = files.get(path) ?? [];
    const start = this.pick(lines.length + 1);
    const count = 1 + this.pick(Math.min(6, Math.max(1, lines.length - start)));
    const some = lines.slice(start, start + count);
    const rest = lines.toSpliced(start, count);
    switch (edit) {
      case "insert":
        return new Map(files).set(path, lines.toSpliced(start, 0, ...this.#lines(count)));
      case "delete":
        return new Map(files).set(path, rest);
      case "replace":
        return new Map(files).set(path, rest.toSpliced(start, 0, ...this.#lines(1 + this.pick(4))));
      case "move":
        return new Map(files).set(path, rest.toSpliced(this.pick(rest.length + 1), 0, ...some));
      case "moveToFile": {
        const other = paths[this.pick(paths.length)] ?? "";
        if (other === path) return files;
        const target = files.get(other) ?? [];
        return new Map(files).set(path, rest).set(other, target.toSpliced(this.pick(target.length + 1), 0, ...some));
      }
      case "rename": {
        const renamed = new Map(files).set(this.#newPath(), lines);
        renamed.delete(path);
        return renamed;
      }
      case "reindent":
        return new Map(files).set(
          path,
          lines.map((line, at) => (at >= start && at < start + count ? { ...line, text: `    ${line.text}` } : line)),
        );
      case "reword":
        return new Map(files).set(
          path,
          lines.map((line, at) => (at === start ? { ...line, text: `${line.text} + ${this.#word()}` } : line)),
        );
    }
  }

  #newPath(): string {
    this.#files += 1;
    return `folder${this.pick(3)}/file${this.#files}.js`;
  }

  #word(): string {
    return WORDS[this.pick(WORDS.length)] ?? "";
  }

  #lines(count: number): readonly KnownLine[] {
    return Array.from({ length: count }, () => {
      const id = this.#next++;
      const isCommon = this.#random() < 0.3;
      const own = `  const ${this.#word()}${id} = ${this.#word()}(${this.#word()}, ${id});`;
      return { id, text: isCommon ? (COMMON[this.pick(COMMON.length)] ?? "") : own };
    });
  }
}
