import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bomb } from "./Bomb.ts";
import { emptyRepository } from "./emptyRepository.ts";
import { gitIn } from "./gitIn.ts";

const REFS = 100_000;
const COMMITS = 1000;

/** A hundred thousand branches on a thousand commits. */
export const refsBomb: Bomb = {
  name: "refs",
  title: "100,000 branches",
  file: "file.txt",
  async make(path) {
    await emptyRepository(path);
    await gitIn(path, ["fast-import", "--quiet"], commits());
    const oids = (await gitIn(path, ["rev-list", "main"])).split("\n");
    await gitIn(path, ["update-ref", "refs/heads/before", oids.at(-1) ?? ""]);
    const names = Array.from({ length: REFS }, (_, at) => `topic/${String(at).padStart(6, "0")}`);
    const lines = names.map((name, at) => `${oids[at % oids.length] ?? ""} refs/heads/${name}`);
    writeFileSync(
      join(path, ".git/packed-refs"),
      `# pack-refs with: peeled fully-peeled sorted \n${lines.join("\n")}\n`,
    );
  },
};

function* commits(): Generator<string> {
  for (let at = 0; at < COMMITS; at++) {
    const who = `Ada Proof <ada@example.org> ${1_600_000_000 + at} +0000`;
    yield `commit refs/heads/main\ncommitter ${who}\ndata 4\nMore\nM 100644 inline file.txt\ndata <<E\n${at}\nE\n\n`;
  }
}
