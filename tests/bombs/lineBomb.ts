import type { Bomb } from "./Bomb.ts";
import { commitFiles } from "./commitFiles.ts";
import { emptyRepository } from "./emptyRepository.ts";

const LONG = 50_000_000;
/** Below the size up to which a file is read as one text. */
const READABLE = 10_000_000;

/** A line of 50 MB and a line of 10 MB, both of which change at their ends. */
export const lineBomb: Bomb = {
  name: "line",
  title: "one line of 50 MB",
  file: "long.txt",
  async make(path) {
    await emptyRepository(path);
    const before = await commitFiles(path, "before", files("a"));
    await commitFiles(path, "main", files("b"), [before]);
  },
};

function files(end: string): Readonly<Record<string, Uint8Array>> {
  const line = (length: number) => Buffer.from(`${"word ".repeat(length / 5)}${end}\n`);
  return { "long.txt": line(LONG), "readable.txt": line(READABLE) };
}
