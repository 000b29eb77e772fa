import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeBytes } from "#contract/byteText.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import type { Kinds } from "./oddKinds.ts";

const ADA = "Ada Proof <ada@example.org> 1700000000 +0000";

/** Writes an object without validation, and returns its id. */
async function put(repo: TempRepo, type: "commit" | "tree" | "tag", content: string | Uint8Array): Promise<string> {
  const input = typeof content === "string" ? encodeBytes(content) : content;
  const args = ["hash-object", "-t", type, "-w", "--literally", "--stdin"];
  return (await repo.gitBytes(args, { input })).toString().trim();
}

/** Writes a chain of commits that alternate between the same two trees, each with its own headers and message. */
async function chain(repo: TempRepo, commits: readonly (readonly [string, string])[]): Promise<void> {
  const one = await repo.commit({ "a.txt": "one\n" });
  const two = await repo.commit({ "a.txt": "two\n" });
  const trees = await Promise.all([one, two].map((commit) => repo.git("rev-parse", `${commit}^{tree}`)));
  let parent = two;
  for (const [index, [headers, message]] of commits.entries()) {
    parent = await put(repo, "commit", `tree ${trees[index % 2]}\nparent ${parent}\n${headers}\n\n${message}`);
    await repo.git("update-ref", `refs/heads/odd${index}`, parent);
  }
  await repo.git("update-ref", "refs/heads/main", parent);
}

const signed = (line: string): readonly [string, string] => [`author ${line}\ncommitter ${line}`, "Odd\n"];

/** Objects that git's own commands do not write, or no longer write. */
export const ODD_OBJECTS: Kinds = {
  async "SHA-256"(at) {
    const repo = await tempRepo({ at, objectFormat: "sha256" });
    await repo.commit({ "a.txt": "one\n", "b/c.txt": "two\n" });
    await repo.commit({ "a.txt": "two\n", "b/c.txt": null, "d.txt": "two\n" });
    await repo.git("tag", "-a", "-m", "Tag", "v1");
  },
  async "dates that are too early, too late or invalid"(at) {
    const dates = [
      "0 +0000",
      "-1 +0000",
      "9223372036854775807 +0000",
      "18446744073709551616 +0000",
      "1700000000 +9999",
    ];
    const zones = ["1700000000 -0000", "1700000000", "1700000000 +051800", "1700000000 CET", "tomorrow +0100", ""];
    const all = [...dates, ...zones, "1700000000 -1260", "4102444800 +1400", "253402300800 +0000"];
    await chain(
      await tempRepo({ at }),
      all.map((date) => signed(`Ada <ada@example.org> ${date}`)),
    );
  },
  async "people without names, addresses or brackets"(at) {
    const people = [" <> 1 +0000", "<ada@example.org> 1 +0000", "Ada 1 +0000", "Ada <ada 1 +0000", "Ada ada> 1 +0000"];
    const more = [
      "A <a> <b@c> 1 +0000",
      "Ada\t<ada@example.org>1 +0000",
      "\u0001\u001b[31m <x@y> 1 +0000",
      "\u202eAda <a@b> 1 +0000",
    ];
    const lacking = [
      "",
      "author ",
      `committer ${ADA}`,
      `author ${ADA}`,
      `author ${ADA}\nauthor ${ADA}\ncommitter ${ADA}`,
    ];
    await chain(await tempRepo({ at }), [
      ...[...people, ...more].map(signed),
      ...lacking.map((line) => [line, "x"] as const),
    ]);
  },
  async "encodings, as commits name them"(at) {
    const headers = (encoding: string): string =>
      `author Andr\uDCE9 <a@b> 1 +0000\ncommitter ${ADA}\nencoding ${encoding}`;
    const japanese = "\u001b$B%F%9%H\u001b(B\n";
    const commits = ["ISO-8859-1", "iso-2022-jp", "UTF-16", "no-such-encoding", "", "utf-8", "EUC-JP", "x\uDCFFy"];
    await chain(
      await tempRepo({ at }),
      commits.map((name) => [headers(name), name === "iso-2022-jp" ? japanese : "caf\uDCE9\n"]),
    );
  },
  async "signatures, tags of merged tags, and unknown headers"(at) {
    const people = `author ${ADA}\ncommitter ${ADA}`;
    const signature = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ\n =x\n -----END PGP SIGNATURE-----";
    const tag = `mergetag object ${"1".repeat(40)}\n type commit\n tag v1\n tagger ${ADA}\n \n Message\n  indented`;
    const commits = [
      signature,
      tag,
      `${tag}\n${tag}`,
      "HG:extra x\nnobody knows",
      "encoding utf-8\ngpgsig-sha256 x\n y",
    ];
    await chain(
      await tempRepo({ at }),
      commits.map((more) => [`${people}\n${more}`, "Signed\n\nBody\n"] as const),
    );
  },
  async "messages: empty, with NUL, one very long line, only spaces, all kinds of line endings"(at) {
    const people = `author ${ADA}\ncommitter ${ADA}`;
    const messages = [
      "",
      "\n\n\n",
      "before\0after\n",
      "x".repeat(200_000),
      "no end",
      "\r\nwin\r\n\r\ndows\r\n",
      " \t \n",
    ];
    const more = ["one\ntwo\nthree\n\nbody\n", "\ufeffmark\n", "<script>alert(1)</script>\n", "\uDCFF\uDCFE\uDC80\n"];
    await chain(
      await tempRepo({ at }),
      [...messages, ...more].map((message) => [people, message] as const),
    );
  },
  async "trees: with empty subtrees, duplicate or unsorted entries, odd modes and names"(at) {
    const repo = await tempRepo({ at });
    const commit = await repo.commit({ "a.txt": "one\n" });
    const blob = Buffer.from(await repo.git("rev-parse", `${commit}:a.txt`), "hex");
    const empty = Buffer.from(await put(repo, "tree", ""), "hex");
    const entry = (mode: string, name: string, oid: Uint8Array): Buffer =>
      Buffer.concat([Buffer.from(`${mode} ${name}\0`), oid]);
    const trees = [
      [entry("40000", "empty", empty)],
      [entry("100644", "twice", blob), entry("100644", "twice", blob)],
      [entry("100644", "b", blob), entry("100644", "a", blob)],
      [entry("100664", "group", blob), entry("100600", "mine", blob), entry("040000", "zero", empty)],
      [entry("100644", ".git", blob), entry("100644", "con", blob)],
      [entry("100644", "", blob)],
      [entry("160000", "module", blob), entry("120000", "link", blob)],
      [],
    ];
    let parent = commit;
    for (const entries of trees) {
      const tree = await put(repo, "tree", Buffer.concat(entries));
      parent = await put(repo, "commit", `tree ${tree}\nparent ${parent}\nauthor ${ADA}\ncommitter ${ADA}\n\nTree\n`);
    }
    await repo.git("update-ref", "refs/heads/main", parent);
  },
  async "tags of tags, trees, blobs and missing objects"(at) {
    const repo = await tempRepo({ at });
    const commit = await repo.commit({ "a.txt": "one\n" });
    await repo.git("tag", "-a", "-m", "One", "one");
    await repo.git("tag", "-a", "-m", "Two", "two", "one");
    await repo.git("tag", "-a", "-m", "Tree", "tree", `${commit}^{tree}`);
    await repo.git("tag", "blob", `${commit}:a.txt`);
    await repo.git("update-ref", "refs/heads/two", commit);
    await repo.git("update-ref", "refs/remotes/origin/one", commit);
    await repo.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/gone");
    const gone = await put(repo, "tag", `object ${"2".repeat(40)}\ntype commit\ntag gone\ntagger ${ADA}\n\nGone\n`);
    await repo.git("update-ref", "refs/tags/gone", gone);
    const lying = await put(repo, "tag", `object ${commit}\ntype tree\ntag lie\n\n`);
    await repo.git("update-ref", "refs/tags/lie", lying);
  },
  async "a word that is longer than a search may be"(at) {
    const repo = await tempRepo({ at });
    await repo.commit({ "a.txt": `${"0".repeat(4096)}\n` });
  },
  async "notes, and a branch of notes"(at) {
    const repo = await tempRepo({ at });
    const first = await repo.commit({ "a.txt": "one\n" });
    const second = await repo.commit({ "a.txt": "two\n" });
    await repo.git("notes", "add", "-m", "A note", first);
    await repo.git("notes", "--ref", "refs/notes/devtools/reviews", "add", "-m", "no JSON", second);
    await repo.git("update-ref", "refs/heads/notes", "refs/notes/commits");
  },
  async "replaced objects and grafts"(at) {
    const repo = await tempRepo({ at });
    const first = await repo.commit({ "a.txt": "one\n" });
    const second = await repo.commit({ "a.txt": "two\n" });
    const third = await repo.commit({ "a.txt": "three\n" });
    await repo.git("replace", third, first);
    await mkdir(join(at, ".git/info"), { recursive: true });
    await writeFile(join(at, ".git/info/grafts"), `${second}\n`);
  },
};
