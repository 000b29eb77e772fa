import type { Bomb } from "./Bomb.ts";
import { emptyRepository } from "./emptyRepository.ts";
import { gitIn } from "./gitIn.ts";

const PARENTS = 100_000;

/** A merge of a hundred thousand commits. */
export const octopusBomb: Bomb = {
  name: "octopus",
  title: "a commit with 100,000 parents",
  file: "file.txt",
  async make(path) {
    await emptyRepository(path);
    await gitIn(path, ["fast-import", "--quiet"], parents());
  },
};

function* parents(): Generator<string> {
  const file = "M 100644 inline file.txt\ndata 4\none\n\n";
  for (let at = 1; at <= PARENTS; at++) {
    const who = `Ada Proof <ada@example.org> ${1_600_000_000 + at} +0000`;
    const branch = at === 1 ? "before" : "parent";
    yield `reset refs/heads/${branch}\ncommit refs/heads/${branch}\nmark :${at}\ncommitter ${who}\ndata 3\nAdd\n${file}`;
  }
  yield "commit refs/heads/main\ncommitter Ada Proof <ada@example.org> 1700000000 +0000\ndata 5\nMerge\nfrom :1\n";
  for (let at = 2; at <= PARENTS; at++) yield `merge :${at}\n`;
  yield "\nreset refs/heads/parent\nfrom 0000000000000000000000000000000000000000\n";
}
