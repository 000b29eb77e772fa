import { createHash } from "node:crypto";
import { appendFile, chown, cp, mkdir, readFile, rename, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { SECRET, type Lure, type Redirect } from "./Redirect.ts";

const inGit = ({ repo }: Lure, name: string): string => join(repo.path, ".git", name);
const OTHER_SUBJECT = "The wrong one";
const FSMONITOR = ["status"];

/** Settings that name a file, each with a git command that reads the file and shows that it did. */
const FILES: readonly (readonly [
  key: string,
  programArgs: readonly string[],
  shows: RegExp,
  rest?: Partial<Redirect>,
])[] = [
  ["blame.ignoreRevsFile", ["blame", "main", "--", "a.txt"], new RegExp(SECRET, "u"), { bed: "files" }],
  ["include.path", FSMONITOR, /bad config line/u, { isRefused: true }],
  ["core.excludesFile", ["check-ignore", "LURE secret"], new RegExp(SECRET, "u"), { isRead: true }],
  ["core.attributesFile", ["check-attr", "secret", "LURE"], /secret: set/u, { isRead: true }],
];

/** Replaces a file by a symbolic link to the target. */
async function lead(target: string, file: string): Promise<void> {
  await rm(file, { recursive: true, force: true });
  await mkdir(dirname(file), { recursive: true });
  await symlink(target, file);
}

/** Moves the git dir out of the repository. */
async function moveOut(lure: Lure): Promise<string> {
  const away = join(lure.outside, "away");
  await rename(join(lure.repo.path, ".git"), away);
  return away;
}

/** Replaces a path in the index by another of the same length, and updates the checksum. */
async function renameInIndex(lure: Lure, from: string, to: string): Promise<void> {
  const file = inGit(lure, "index");
  const body = (await readFile(file)).subarray(0, -20).toString("latin1").replace(from, to);
  const bytes = Buffer.from(body, "latin1");
  await writeFile(file, Buffer.concat([bytes, createHash("sha1").update(bytes).digest()]));
}

/** Creates a commit whose tree has names that git itself would never write. */
async function oddTree({ repo }: Lure, names: readonly string[]): Promise<void> {
  const blob = await repo.git("rev-parse", "main:a.txt");
  const id = Buffer.from(blob, "hex");
  const entries = names.toSorted().map((name) => Buffer.concat([Buffer.from(`100644 ${name}\0`, "latin1"), id]));
  const literally = ["hash-object", "-w", "-t", "tree", "--literally", "--stdin"];
  const tree = (await repo.gitBytes(literally, { input: Buffer.concat(entries) })).toString().trim();
  const commit = await repo.git("commit-tree", "-p", "topic", "-m", "Odd names", tree);
  await repo.git("update-ref", "refs/heads/topic", commit);
}

/** All redirects that do not use a pipe. */
export const redirects: readonly Redirect[] = [
  ...FILES.map(([key, programArgs, shows, rest]): Redirect => ({
    name: key,
    bed: "same",
    inject: ({ set, secret }) => set(key, secret),
    proof: { programArgs, shows },
    ...rest,
  })),
  {
    name: "mailmap.file",
    bed: "same",
    inject: ({ set, secret }) => set("mailmap.file", secret),
  },
  {
    name: "diff.orderFile",
    bed: "same",
    async inject({ set, outside }) {
      await set("diff.orderFile", join(outside, "no-such-file"));
    },
    proof: { programArgs: ["diff", "main", "topic"], shows: /could not read order file|no-such-file/u },
  },
  {
    name: "receive.fsck.skipList of the other repository",
    bed: "same",
    async inject({ set, secret }) {
      await set("receive.fsckObjects", "true", "peer");
      await set("receive.fsck.skipList", secret, "peer");
    },
    proof: { programArgs: ["push", "-q", "peer", "clash"], shows: new RegExp(SECRET, "u") },
    isRead: true,
  },
  {
    name: "core.worktree",
    bed: "same",
    inject: ({ set, outside }) => set("core.worktree", outside),
    proof: { programArgs: ["status", "--porcelain", "-uall"], shows: /\?\? secret-/u },
  },
  {
    name: "a .git link to a git dir elsewhere",
    bed: "link",
    async inject(lure) {
      await symlink(await moveOut(lure), join(lure.repo.path, ".git"));
    },
    proof: { programArgs: ["rev-parse", "--absolute-git-dir"], shows: /outside\/away/u },
  },
  {
    name: "a replaced commit",
    bed: "same",
    async inject({ repo }) {
      const wrong = await repo.git("commit-tree", "-m", OTHER_SUBJECT, "clash^{tree}");
      await repo.git("replace", await repo.git("rev-parse", "main"), wrong);
      await repo.git("replace", "main~3", wrong);
    },
    proof: { programArgs: ["log", "-1", "--format=%s", "main"], shows: new RegExp(OTHER_SUBJECT, "u") },
  },
  {
    name: "a replaced blob",
    bed: "same",
    async inject({ repo }) {
      const wrong = await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: `${OTHER_SUBJECT}\n` });
      await repo.git("replace", await repo.git("rev-parse", "main:a.txt"), wrong.toString().trim());
    },
    proof: { programArgs: ["show", "main:a.txt"], shows: new RegExp(OTHER_SUBJECT, "u") },
  },
  {
    name: "grafts",
    bed: "same",
    async inject(lure) {
      await mkdir(inGit(lure, "info"), { recursive: true });
      await writeFile(inGit(lure, "info/grafts"), `${await lure.repo.git("rev-parse", "main")}\n`);
    },
    proof: { programArgs: ["rev-list", "--count", "main"], shows: /^1$/mu },
  },
  {
    name: "a shallow file of nonsense",
    bed: "refused",
    inject: (lure) => writeFile(inGit(lure, "shallow"), "nonsense\n"),
    proof: { programArgs: ["log", "-1"], shows: /bad shallow line/u },
    isRefused: true,
  },
  {
    name: "a shallow file that is a link to elsewhere",
    bed: "refused",
    inject: (lure) => lead(lure.secret, inGit(lure, "shallow")),
    proof: { programArgs: ["log", "-1"], shows: /bad shallow line: TOPSECRET/u },
    isRefused: true,
  },
  {
    name: "alternates of odd names, in a circle, and of another repository",
    bed: "same",
    async inject(lure) {
      const odd = [
        '"quoted\\nname"',
        "#comment",
        "relative/nowhere",
        "../../.git/objects",
        `${lure.peer}/objects`,
        '"',
        "\0",
      ];
      await writeFile(inGit(lure, "objects/info/alternates"), `${odd.join("\n")}\n`);
      await lure.set("core.fsmonitor", lure.program, "peer");
    },
    proof: { programArgs: ["count-objects", "-v"], shows: /alternate: .*peer\.git/u },
  },
  {
    name: "links for the files of rules",
    bed: "files",
    async inject(lure) {
      for (const name of [".gitattributes", ".gitignore", ".gitmodules", ".mailmap"]) {
        await lead(lure.secret, join(lure.repo.path, name));
        await lead(lure.secret, join(lure.repo.path, "src", name));
      }
    },
  },
  {
    name: "links among the rules of the git dir",
    bed: "same",
    async inject(lure) {
      for (const name of ["info/exclude", "info/attributes"]) await lead(lure.secret, inGit(lure, name));
    },
    proof: { programArgs: ["check-ignore", "LURE secret"], shows: new RegExp(SECRET, "u") },
    isRead: true,
  },
  {
    name: "a path of the index that leads out",
    bed: "files",
    async inject(lure) {
      const name = `outside/${basename(lure.secret)}`;
      await lure.repo.write({ [`xx/${name}`]: "x\n" });
      await lure.repo.git("add", `xx/${name}`);
      await renameInIndex(lure, `xx/${name}`, `../${name}`);
    },
    proof: { programArgs: ["diff"], shows: new RegExp(SECRET, "u") },
  },
  {
    name: "a path of the index into .git",
    bed: "files",
    async inject(lure) {
      await lure.repo.write({ "xgit/config": "x\n" });
      await lure.repo.git("add", "xgit/config");
      await renameInIndex(lure, "xgit/config", ".git/config");
    },
    proof: { programArgs: ["ls-files"], shows: /^\.git\/config$/mu },
  },
  {
    name: "a folder of the work tree that is a link to elsewhere",
    bed: "files",
    async inject(lure) {
      await mkdir(join(lure.outside, "deep"));
      await writeFile(join(lure.outside, "deep/file.txt"), `${SECRET}\n`);
      await lead(lure.outside, join(lure.repo.path, "src"));
    },
    proof: { programArgs: ["status", "--porcelain"], shows: / D src\/deep\/file\.txt/u },
  },
  {
    name: "a file of the work tree that is a link to elsewhere",
    bed: "files",
    async inject(lure) {
      for (const name of ["a.txt", "new.txt", ".env", "big.lfs"]) await lead(lure.secret, join(lure.repo.path, name));
    },
    proof: { programArgs: ["diff", "--", "a.txt"], shows: /new file mode 120000/u },
  },
  {
    name: "HEAD as a link to elsewhere",
    bed: "refused",
    async inject(lure) {
      await writeFile(join(lure.outside, "head"), "ref: refs/heads/main\n");
      await lead(join(lure.outside, "head"), inGit(lure, "HEAD"));
    },
    proof: { programArgs: ["status"], shows: /not a git repository/u },
    isRefused: true,
  },
  {
    name: "refs that are links to elsewhere",
    bed: "common",
    async inject(lure) {
      await writeFile(join(lure.outside, "ref"), `${await lure.repo.git("rev-parse", "clash")}\n`);
      await lead(lure.secret, inGit(lure, "refs/heads/secret"));
      await lead(join(lure.outside, "ref"), inGit(lure, "refs/heads/elsewhere"));
      await cp(inGit(lure, "refs/remotes"), join(lure.outside, "remotes"), { recursive: true });
      await lead(join(lure.outside, "remotes"), inGit(lure, "refs/remotes"));
    },
    proof: { programArgs: ["rev-parse", "refs/heads/elsewhere"], shows: /^[0-9a-f]{40}$/mu },
    isRead: true,
  },
  {
    name: "logs that are links to elsewhere",
    bed: "files",
    async inject(lure) {
      for (const name of ["logs/refs/stash", "logs/refs/heads/topic"]) await lead(lure.secret, inGit(lure, name));
    },
    proof: { programArgs: ["reflog", "exists", "refs/stash"], shows: /^$/u },
  },
  {
    name: "packed refs of nonsense",
    bed: "packed",
    inject: (lure) => writeFile(inGit(lure, "packed-refs"), "nonsense\n"),
    proof: { programArgs: ["for-each-ref"], shows: /unterminated|unexpected line/u },
  },
  {
    name: "packed refs that lead out",
    bed: "packed out",
    async inject(lure) {
      const line = `${await lure.repo.git("rev-parse", "main")} refs/heads/../../../outside/x\n`;
      await writeFile(inGit(lure, "packed-refs"), `# pack-refs with: peeled fully-peeled sorted \n${line}`);
    },
    proof: { programArgs: ["for-each-ref"], shows: /packed refname is dangerous/u },
  },
  {
    name: "a part of the index that is a link to elsewhere",
    bed: "same",
    inject: (lure) => lead(lure.secret, inGit(lure, `sharedindex.${"a".repeat(40)}`)),
  },
  {
    name: "a linked work tree that is reported to be elsewhere",
    bed: "common",
    async inject(lure) {
      await writeFile(inGit(lure, "worktrees/linked/gitdir"), `${lure.secret}\n`);
      await lead(lure.secret, inGit(lure, "worktrees/linked/HEAD"));
    },
    proof: { programArgs: ["worktree", "list"], shows: /secret-/u },
    isRead: true,
  },
  {
    name: "refs named like options, ids and worse",
    bed: "away",
    async inject({ repo }) {
      const head = await repo.git("rev-parse", "clash");
      const names = [
        "--upload-pack=x",
        "-x",
        "HEAD",
        "a".repeat(40),
        head,
        "x\u202Egnp.exe",
        "refs/heads/main",
        "main;id",
      ];
      const heads = names.map((name) => `create refs/heads/${name}\0${head}\0`);
      await repo.gitBytes(["update-ref", "-z", "--stdin"], { input: heads.join("") });
      const packed = ["refs/heads/caf\u00e9\u2028line", "refs/tags/--all"];
      const lines = packed.map((name) => `${head} ${name}\n`).join("");
      await writeFile(join(repo.path, ".git/packed-refs"), `# pack-refs with: peeled fully-peeled sorted \n${lines}`);
    },
    proof: { programArgs: ["for-each-ref"], shows: /refs\/heads\/--upload-pack=x/u },
  },
  {
    name: "files named like ways out",
    bed: "away",
    inject: (lure) =>
      oddTree(lure, [".git", "..", "../outside/x", "a\nb", "--output=x", ":(glob)*", "/etc/passwd", "a.txt"]),
    proof: { programArgs: ["ls-tree", "topic"], shows: /\.\.\/outside\/x/u },
  },
  {
    name: "a .gitmodules with ways out",
    bed: "away",
    async inject({ repo }) {
      const text = '[submodule "../../outside"]\n\tpath = sub\n\turl = ext::sh -c x\n\tupdate = !sh\n';
      const blob = (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: text })).toString().trim();
      const others = (await repo.git("ls-tree", "main")).split("\n").filter((line) => !line.endsWith(".gitmodules"));
      const input = `${[...others, `100644 blob ${blob}\t.gitmodules`].join("\n")}\n`;
      const tree = (await repo.gitBytes(["mktree"], { input })).toString().trim();
      const commit = await repo.git("commit-tree", "-p", "main", "-m", "Modules", tree);
      await repo.git("update-ref", "refs/heads/main", commit);
    },
    proof: { programArgs: ["config", "--blob", "main:.gitmodules", "--list"], shows: /update=!sh/u },
  },
  {
    name: "an unknown extension",
    bed: "refused",
    async inject({ set }) {
      await set("core.repositoryformatversion", "1");
      await set("extensions.galley", "true");
    },
    proof: { programArgs: ["status"], shows: /unknown repository extension/u },
    isRefused: true,
  },
  {
    name: "a config file of a gigabyte",
    bed: "refused",
    async inject(lure) {
      await appendFile(inGit(lure, "config"), "#");
      await truncate(inGit(lure, "config"), 1024 ** 3);
    },
    proof: { programArgs: ["status"], shows: /It waited\./u },
    isRefused: true,
  },
  {
    name: "an owner that git does not trust",
    bed: "same",
    async inject({ repo }) {
      if (process.getuid?.() === 0) await chown(repo.path, 12345, 12345);
    },
    ...(process.getuid?.() === 0 && { proof: { programArgs: ["status"], shows: /dubious ownership/u } }),
  },
  // These are the last with their beds, because they move the git dir elsewhere.
  {
    name: "a .git file that leads to a git dir elsewhere",
    bed: "away",
    async inject(lure) {
      const away = await moveOut(lure);
      await writeFile(join(lure.repo.path, ".git"), `gitdir: ${away}\n`);
      await appendFile(join(away, "config"), `[core]\n\tfsmonitor = ${lure.program}\n`);
    },
    proof: { programArgs: ["rev-parse", "--git-dir"], shows: /outside\/away/u },
  },
  {
    name: "a commondir elsewhere",
    bed: "common",
    async inject(lure) {
      await cp(join(lure.repo.path, ".git"), join(lure.outside, "common"), { recursive: true });
      await appendFile(join(lure.outside, "common/config"), `[core]\n\tfsmonitor = ${lure.program}\n`);
      await writeFile(inGit(lure, "commondir"), "../../outside/common\n");
    },
    proof: { programArgs: ["rev-parse", "--git-common-dir"], shows: /outside\/common/u },
  },
];
