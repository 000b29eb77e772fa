import { ODD_NAMES } from "#tests/helpers/oddRepo.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import type { Kinds } from "./oddKinds.ts";

const lines = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join("");

/** Commits on a new branch that starts at a revision, and stays on it. */
async function branch(repo: TempRepo, name: string, start: string, file: string): Promise<string> {
  await repo.git("checkout", "--quiet", "-b", name, start);
  return repo.commit({ [file]: `${name}\n${lines(1, 5)}` }, `On ${name}`);
}

/** Creates a commit from a tree and parents without a work tree, and returns its id. */
async function join(repo: TempRepo, tree: string, parents: readonly string[], message: string): Promise<string> {
  const args = parents.flatMap((parent) => ["-p", parent]);
  return (await repo.gitBytes(["commit-tree", ...args, "-m", message, tree])).toString().trim();
}

/** Forms of history, and everything that trees can contain. */
export const ODD_HISTORIES: Kinds = {
  async unborn(at) {
    await tempRepo({ at });
  },
  async "bare, with a branch that HEAD does not name"(at) {
    const other = await tempRepo();
    await other.commit({ "a.txt": "one\n" });
    await other.git("clone", "--quiet", "--bare", other.path, at);
    const repo = await tempRepo({ at, existing: true });
    await repo.git("symbolic-ref", "HEAD", "refs/heads/not-there");
  },
  async detached(at) {
    const repo = await tempRepo({ at });
    const first = await repo.commit({ "a.txt": "one\n" });
    await repo.commit({ "a.txt": "two\n" });
    await repo.git("checkout", "--quiet", "--detach", first);
  },
  async "criss-cross merges"(at) {
    const repo = await tempRepo({ at });
    const root = await repo.commit({ "a.txt": lines(1, 20) });
    const left = await branch(repo, "left", root, "left.txt");
    const right = await branch(repo, "right", root, "right.txt");
    await repo.git("merge", "--quiet", "-m", "Left into right", left);
    await repo.git("checkout", "--quiet", "left");
    await repo.git("merge", "--quiet", "-m", "Right into left", right);
    await repo.commit({ "a.txt": `${lines(1, 19)}left\n` });
    await repo.git("checkout", "--quiet", "right");
    await repo.commit({ "a.txt": `right\n${lines(2, 20)}` });
    await repo.git("merge", "--quiet", "-m", "Both again", "left");
  },
  async "an octopus of nine, and a merge that names a parent twice"(at) {
    const repo = await tempRepo({ at });
    const root = await repo.commit({ "a.txt": "one\n" });
    const tips: string[] = [];
    for (let index = 0; index < 9; index += 1) tips.push(await branch(repo, `arm${index}`, root, `arm${index}.txt`));
    await repo.git("checkout", "--quiet", "main");
    await repo.git("merge", "--quiet", "-m", "All arms", ...tips);
    const [first = "", second = ""] = tips;
    const twice = await join(repo, `${first}^{tree}`, [first, second, first], "The same twice");
    await repo.git("branch", "twice", twice);
  },
  async "unrelated roots, orphan branches and a merge of them"(at) {
    const repo = await tempRepo({ at });
    await repo.commit({ "a.txt": "one\n" });
    await repo.git("checkout", "--quiet", "--orphan", "orphan");
    await repo.commit({ "b.txt": "two\n" });
    await repo.git("merge", "--quiet", "--allow-unrelated-histories", "-m", "Two roots", "main");
    await repo.git("checkout", "--quiet", "--orphan", "empty");
    await repo.git("rm", "--quiet", "-r", "-f", ".");
    await repo.commit({}, "");
  },
  async "chains of renames, swaps, copies and moved folders"(at) {
    const repo = await tempRepo({ at });
    await repo.commit({
      "a.txt": lines(1, 40),
      "b.txt": lines(50, 90),
      "dir/one": lines(1, 9),
      "dir/two": lines(9, 18),
    });
    await repo.commit({ "a.txt": null, "c.txt": lines(1, 40) }, "a to c");
    await repo.commit({ "c.txt": null, "deep/er/d.txt": `${lines(1, 39)}other\n` }, "c to d");
    await repo.commit({ "b.txt": `${lines(1, 39)}other\n`, "deep/er/d.txt": lines(50, 90) }, "Swap them");
    await repo.commit({ "dir/one": null, "dir/two": null, "new/one": lines(1, 9), "new/two": lines(9, 18) }, "Folder");
    await repo.commit({ "copy.txt": lines(50, 90), "deep/er/d.txt": lines(51, 90) }, "Copy");
    await repo.commit({ "deep/er/d.txt": null, deep: lines(51, 90) }, "A file where its folder was");
  },
  async "modes, links, types and submodules"(at) {
    const repo = await tempRepo({ at });
    const first = await repo.commit({ file: "text\n", run: { program: "#!/bin/sh\n" }, link: { symlink: "file" } });
    await repo.commit({ file: { program: "text\n" }, run: "#!/bin/sh\n", link: { symlink: "../outside" } });
    await repo.commit({ file: { symlink: "run" }, link: "was a link\n", broken: { symlink: "nowhere" } });
    await repo.commit({ link: { gitlink: first }, file: { gitlink: first } }, "Submodules");
    await repo.commit({ file: null, "file/inside": "in\n" }, "A folder of a submodule");
  },
  async "odd names"(at) {
    const repo = await tempRepo({ at });
    const each = (text: string) => Object.fromEntries(ODD_NAMES.map((name) => [name, `${text}\n${lines(1, 4)}`]));
    await repo.commit(each("one"));
    await repo.commit(each("two"));
  },
  async "many commits in the same second, and clocks that go backwards"(at) {
    const repo = await tempRepo({ at });
    for (let index = 0; index < 15; index += 1) {
      repo.tick(index % 3 === 0 ? -90 : -60);
      await repo.commit({ "a.txt": `${index}\n` }, `Commit ${index}`);
    }
  },
};
