import { copyFile, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import type { Kinds } from "./oddKinds.ts";

/** Creates a repository of five commits with one file and one folder each. */
async function five(at: string): Promise<TempRepo> {
  const repo = await tempRepo({ at });
  for (let index = 0; index < 5; index += 1)
    await repo.commit({ "a.txt": `${index}\n`, [`dir/${index}`]: `new ${index}\n` });
  return repo;
}

/** Returns the path of a loose object. */
async function loose(repo: TempRepo, revision: string): Promise<string> {
  const oid = await repo.git("rev-parse", revision);
  return join(repo.path, ".git/objects", oid.slice(0, 2), oid.slice(2));
}

/** Repositories that were damaged by accident: objects and refs that are missing or have the wrong content. */
export const BROKEN: Kinds = {
  async "a missing commit, folder and file"(at) {
    const commit = await five(join(at, "commit"));
    await rm(await loose(commit, "HEAD~2"));
    const tree = await five(join(at, "tree"));
    await rm(await loose(tree, "HEAD~2:dir"));
    const blob = await five(join(at, "blob"));
    await rm(await loose(blob, "HEAD~2:a.txt"));
    const root = await five(join(at, "root"));
    await rm(await loose(root, "HEAD^{tree}"));
  },
  async "a missing blob whose file is unchanged on disk"(at) {
    const repo = await five(at);
    await rm(await loose(repo, "HEAD:a.txt"));
  },
  async "a commit stored under the id of another"(at) {
    const repo = await five(at);
    const [first, last] = [await loose(repo, "HEAD~4"), await loose(repo, "HEAD")];
    await rm(last);
    await copyFile(first, last);
  },
  async "objects that are truncated, empty or not objects"(at) {
    const short = await five(join(at, "short"));
    await truncate(await loose(short, "HEAD~1:a.txt"), 8);
    await truncate(await loose(short, "HEAD~3:dir"), 8);
    const empty = await five(join(at, "empty"));
    const commit = await loose(empty, "HEAD~2");
    await rm(commit);
    await writeFile(commit, "");
    const nonsense = await five(join(at, "nonsense"));
    const object = await loose(nonsense, "HEAD~1:dir");
    await rm(object);
    await writeFile(object, "nonsense");
  },
  async "a truncated pack"(at) {
    const repo = await five(at);
    await repo.git("repack", "--quiet", "-a", "-d");
    const folder = join(at, ".git/objects/pack");
    for (const name of await readdir(folder)) if (name.endsWith(".pack")) await truncate(join(folder, name), 300);
  },
  async "refs that are empty, invalid, circular, or point to missing objects"(at) {
    const repo = await five(at);
    const write = (name: string, text: string) => writeFile(join(at, ".git/refs/heads", name), text);
    await write("empty", "");
    await write("nonsense", "nonsense\n");
    await write("loop", "ref: refs/heads/loop\n");
    await write("there", "ref: refs/heads/back\n");
    await write("back", "ref: refs/heads/there\n");
    await write("gone", "ref: refs/heads/not-there\n");
    await write("missing", `${"3".repeat(40)}\n`);
    await write("blob", `${await repo.git("rev-parse", "HEAD:a.txt")}\n`);
    await write("zero", `${"0".repeat(40)}\n`);
    await write("climbing", "ref: refs/../../../../etc/passwd\n");
  },
  async "HEADs that point to nothing"(at) {
    const heads = [
      "ref: refs/heads/main/deeper\n",
      `${"4".repeat(40)}\n`,
      "ref: refs/tags/none\n",
      "ref: HEAD\n",
      "",
      "what\n",
    ];
    for (const [index, head] of heads.entries()) {
      const repo = await five(join(at, `head${index}`));
      await writeFile(join(repo.path, ".git/HEAD"), head);
    }
  },
  async "no objects, no index, an invalid index, and invalid packed refs"(at) {
    const gone = await five(join(at, "gone"));
    await rm(join(gone.path, ".git/objects"), { recursive: true });
    const none = await five(join(at, "none"));
    await rm(join(none.path, ".git/index"));
    const nonsense = await five(join(at, "nonsense"));
    await writeFile(join(nonsense.path, ".git/index"), "DIRCnonsense");
    const packed = await five(join(at, "packed"));
    await writeFile(join(packed.path, ".git/packed-refs"), "nonsense\n");
  },
  async "unreadable settings, and formats of later versions"(at) {
    const broken = await five(join(at, "broken"));
    await writeFile(join(broken.path, ".git/config"), "[core\nbare = what\n");
    const later = await five(join(at, "later"));
    await later.git("config", "core.repositoryformatversion", "99");
    const reftable = await five(join(at, "reftable"));
    await reftable.git("config", "core.repositoryformatversion", "1");
    await reftable.git("config", "extensions.refStorage", "reftable");
    const maybe = await five(join(at, "maybe"));
    await maybe.git("config", "core.bare", "maybe");
    const fine = await five(join(at, "fine"));
    await fine.git("config", "core.unknown", "x");
  },
  async "a wrong shallow file, commit-graph and multi-pack index"(at) {
    const shallow = await five(join(at, "shallow"));
    await writeFile(join(shallow.path, ".git/shallow"), "nonsense\n");
    const graph = await five(join(at, "graph"));
    await graph.git("commit-graph", "write", "--reachable");
    await rm(await loose(graph, "HEAD~2"));
    const torn = await five(join(at, "torn"));
    await torn.git("commit-graph", "write", "--reachable");
    const file = join(torn.path, ".git/objects/info/commit-graph");
    await rm(file);
    await writeFile(file, "CGPHnonsense");
  },
};
