import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { notesByHand } from "#tests/server/schema/notesByHand.ts";
import { pngOf } from "#tests/helpers/pictures.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** Ids of important objects in each of the repositories. */
export interface HostileFacts {
  readonly base: string;
  readonly head: string;
  /** The key of the review in addresses. */
  readonly review: string;
  /** A missing blob that a commit of the branch `partial` needs. */
  readonly missing: string;
  /** A commit that no ref leads to and whose parent is missing. */
  readonly cut: string;
}

/** A folder with a repository, another that it syncs with, and a folder that belongs to neither. */
export interface HostileRepo {
  readonly repo: TempRepo;
  /** The path of the other repository, which is bare and is the remote `peer`. */
  readonly peer: string;
  /** A folder next to them in which nothing may be read or written. */
  readonly outside: string;
  readonly facts: HostileFacts;
}

const execute = promisify(execFile);

const lines = (count: number, changed: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: count }, (_, at) => `${changed[at + 1] ?? `line ${at + 1}`}\n`).join("");

const LARGE = "large content\n";
const LFS_OID = createHash("sha256").update(LARGE).digest("hex");
const LFS = `version https://git-lfs.github.com/spec/v1\noid sha256:${LFS_OID}\nsize ${LARGE.length}\n`;

/** Files for which there is a special reader. */
const KINDS = {
  "picture.png": pngOf(2, 1, () => [0, 0, 0, 255]),
  "drawing.svg": "<svg/>\n",
  "bytes.bin": Buffer.from([0, 1, 2]),
  "page.md": "# Page\n",
  "table.csv": "a,b\n1,2\n",
  "code.ts": "class Outer {\n  inner() {}\n}\n",
  "notebook.ipynb": '{"cells":[],"metadata":{},"nbformat":4,"nbformat_minor":5}\n',
};

/** One signature of each kind that git passes to a program. */
const SIGNATURES = ["PGP SIGNATURE", "SSH SIGNATURE", "SIGNED MESSAGE"] as const;

async function sign(repo: TempRepo, kind: string): Promise<void> {
  const commit = await repo.commit({}, `Sign by ${kind}`);
  const signature = `gpgsig -----BEGIN ${kind}-----\n \n U1NIU0lHAAAAAQ==\n -----END ${kind}-----`;
  const signed = (await repo.git("cat-file", "commit", commit)).replace(/^(committer .*)$/mu, `$1\n${signature}`);
  const input = `${signed}\n`;
  const made = await repo.gitBytes(["hash-object", "-w", "-t", "commit", "--stdin"], { input });
  await repo.git("update-ref", "refs/heads/main", made.toString().trim());
}

async function fill(repo: TempRepo): Promise<HostileFacts> {
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.git("config", "submodule.sub.url", "../peer.git");
  const begun = await repo.commit(
    {
      ".gitattributes": "*.e diff=evil filter=evil merge=evil\n*.lfs filter=lfs -text\n*.gen linguist-generated\n",
      ".gitmodules": '[submodule "sub"]\n\tpath = sub\n\turl = ../peer.git\n',
      ".gitignore": "*.ignored\n",
      ".git-blame-ignore-revs": `${"1".repeat(40)}\nno id\n`,
      "README.md": "Read me.\n",
      ".mailmap": "Ada Mapped <mapped@example.org> <ada@example.org>\n",
      "a.txt": lines(40),
      "b.txt": lines(30),
      "plain.e": "one\n",
      "made.gen": "one\n",
      "big.lfs": LFS,
      "picture.bin": Buffer.from("\0\u0001\0\u0002"),
      "src/deep/file.txt": lines(10),
      link: { symlink: "a.txt" },
    },
    "Begin",
  );
  await repo.git("checkout", "-q", "-b", "topic");
  const olderHead = await repo.commit({ "a.txt": lines(40, { 20: "changed" }), "plain.e": "two\n" }, "Change a line");
  await repo.git("branch", "older");
  await repo.git("checkout", "-q", "-b", "other", begun);
  await repo.commit({ "b.txt": lines(30, { 30: "otherwise" }) }, "Otherwise");
  await repo.git("checkout", "-q", "-b", "clash", begun);
  await repo.commit({ "a.txt": lines(40, { 20: "clashes" }), "plain.e": "zwei\n" }, "Clash with topic");
  await repo.git("checkout", "-q", "-b", "kinds", begun);
  await repo.commit(KINDS, "Have each kind of file");
  await repo.git("checkout", "-q", "main");
  const sub = await repo.git("rev-parse", "HEAD");
  await repo.commit({ "a.txt": lines(40, { 2: "of main" }), sub: { gitlink: sub } }, "Go on");
  await repo.commit({ "b.txt": null, "renamed.txt": lines(30, { 3: "new" }), "made.gen": "two\n" }, "Rename");
  await repo.git("merge", "-q", "--no-commit", "other");
  const merged = { 2: "of main", 38: "of the merge" };
  const onto = await repo.commit({ "a.txt": lines(40, merged) }, "Merge other, and edit");
  await repo.git("tag", "main/src", onto);
  await repo.git("checkout", "-q", "-B", "topic");
  const changed = lines(40, { ...merged, 20: "changed again" });
  const utf16 = Buffer.from("\uFEFFone\ntwo\n", "utf16le");
  const files = { "a.txt": changed, "copied.txt": changed, "plain.e": "three\n", "utf16.txt": utf16 };
  const head = await repo.commit(files, "Change a line");
  await repo.git("checkout", "-q", "main");
  for (const kind of SIGNATURES) await sign(repo, kind);

  await repo.git("checkout", "-q", "--orphan", "partial");
  await repo.git("read-tree", "--empty");
  await repo.commit({ "gone.txt": "soon missing\n" }, "Lack a file");
  const missing = await repo.git("rev-parse", "HEAD:gone.txt");
  await repo.git("checkout", "-q", "-f", "main");
  await unlink(`${repo.path}/.git/objects/${missing.slice(0, 2)}/${missing.slice(2)}`);
  const malformed = (await repo.git("cat-file", "commit", "partial")).replace("\n", `\nparent ${missing}\n`);
  const cut = await repo.gitBytes(["hash-object", "-t", "commit", "-w", "--stdin"], { input: `${malformed}\n` });
  await repo.git("tag", "-a", "-m", "A tag", "v1", onto);
  await repo.git("worktree", "add", "-q", "--detach", "../linked", onto);

  const requested = {
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    requester: "ada@example.org",
    reviewers: ["rita@example.org", "ada@example.org"],
    description: "Change a line\n\nBecause.",
  };
  const { request, comment } = notesByHand(repo);
  const first = { key: "request-1", act: "request", head: olderHead, base: begun };
  await request(olderHead, { timestamp: "1700001000", ...requested, baseCommit: begun, galley: first });
  const second = { key: `ps-2-${head}`, act: "patchSet", head, base: onto };
  await request(olderHead, { timestamp: "1700002000", ...requested, alias: head, baseCommit: onto, galley: second });
  const at = { commit: olderHead, path: "a.txt", range: { startLine: 20 } };
  const reported = { author: "rita@example.org", location: at, description: "Why?", resolved: false };
  const parent = await comment(olderHead, { timestamp: "1700001500", ...reported });
  const done = { timestamp: "1700001600", author: "ada@example.org", parent, description: "Done." };
  await comment(olderHead, done, { agent: { name: "Robo" }, addressed: { by: head } });
  const approved = { author: "lin@example.org", location: { commit: olderHead }, description: "Good.", resolved: true };
  await comment(olderHead, { timestamp: "1700001700", ...approved }, { verdict: "approve", patchSet: 1 });
  const check = { timestamp: "1700003000", agent: "mill", status: "success", url: "https://example.org/1" };
  await repo.git("notes", "--ref=devtools/ci", "append", "-m", JSON.stringify(check), head);

  await repo.git("remote", "add", "peer", "../peer.git");
  await repo.git("push", "-q", "peer", "main", "topic", "topic:refs/pull/5/head", "main~1:refs/pull/6/head");
  await repo.git("fetch", "-q", "peer");
  await repo.git("branch", "-q", "--set-upstream-to=peer/main", "main");
  await repo.write({ "a.txt": lines(40, { 30: "put aside" }) });
  await repo.git("stash", "push", "-q", "-m", "Later");
  await repo.write({ "a.txt": lines(40, { 2: "of main", 5: "staged" }) });
  await repo.git("add", "a.txt");
  await repo.write({ "renamed.txt": lines(30, { 7: "unstaged" }), "new.txt": "new\n", ".env": "SECRET=1\n" });
  await repo.write({ "plain.e": "uncommitted\n", "big.lfs": "larger content\n", "x.ignored": "x\n", "made.gen": null });
  const store = join(repo.path, ".git/lfs/objects", LFS_OID.slice(0, 2), LFS_OID.slice(2, 4));
  await mkdir(store, { recursive: true });
  await writeFile(join(store, LFS_OID), LARGE);
  return { base: begun, head, review: olderHead.slice(0, 12), missing, cut: cut.toString().trim() };
}

/** A folder that is restored to the same state for each case. */
export interface HostileFolder {
  /** Restores the state before any case. */
  fresh(): Promise<HostileRepo>;
}

/** Builds the folder once with raw git: about 60 commands. The paths are the same in each case, so the ids are too. */
export async function hostileFolder(): Promise<HostileFolder> {
  const folder = await tempFolder();
  const [root, template] = [join(folder, "case"), join(folder, "template")];
  const outside = join(root, "outside");
  await mkdir(outside, { recursive: true });
  await tempRepo({ at: join(root, "peer.git"), bare: true });
  const made = await tempRepo({ at: join(root, "repo") });
  const facts = await fill(made);
  await writeFile(join(outside, "kept.txt"), "kept\n");
  await execute("cp", ["-a", root, template]);
  return {
    async fresh() {
      await execute("rm", ["-rf", root]);
      await execute("cp", ["-a", template, root]);
      const repo = await tempRepo({ at: join(root, "repo"), existing: true });
      return { repo, peer: join(root, "peer.git"), outside, facts };
    },
  };
}
