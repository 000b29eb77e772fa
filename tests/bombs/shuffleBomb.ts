import type { Bomb } from "./Bomb.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { commitFiles } from "./commitFiles.ts";
import { emptyRepository } from "./emptyRepository.ts";

const LINES = 400_000;

/** Four hundred thousand lines in a different order. */
export const shuffleBomb: Bomb = {
  name: "shuffle",
  title: "400,000 shuffled lines",
  file: "lines.txt",
  async make(path) {
    await emptyRepository(path);
    const lines = Array.from({ length: LINES }, (_, at) => `line ${at}\n`);
    const before = await commitFiles(path, "before", { "lines.txt": Buffer.from(lines.join("")) });
    const random = seededRandom(1);
    for (let at = lines.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [lines[at], lines[other]] = [lines[other] ?? "", lines[at] ?? ""];
    }
    await commitFiles(path, "main", { "lines.txt": Buffer.from(lines.join("")) }, [before]);
  },
};
