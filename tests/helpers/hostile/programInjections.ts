import { appendFile, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import type { Injection, PlantingGround, Proof } from "./Injection.ts";

/** A placeholder for the program in a setting's value. */
const PROGRAM = "PROGRAM";
const CREDENTIALS = "protocol=https\nhost=example.org\n\n";
const PUSH = ["push", "-q", "peer", "main:refs/heads/pushed"];

type Row = readonly [
  name: string,
  settings: readonly (readonly [string, string])[],
  proof: readonly string[],
  rest?: Partial<Proof>,
];

/** Settings that name a program, with other settings that make git use it. */
const SETTINGS: readonly Row[] = [
  ["core.fsmonitor", [["core.fsmonitor", PROGRAM]], ["status"]],
  ["core.pager", [["core.pager", PROGRAM]], ["log"], { inTerminal: true }],
  ["pager.log", [["pager.log", PROGRAM]], ["log"], { inTerminal: true }],
  ["pager.for-each-ref", [["pager.for-each-ref", PROGRAM]], ["for-each-ref"], { inTerminal: true }],
  ["core.editor", [["core.editor", PROGRAM]], ["commit", "--amend"]],
  ["sequence.editor", [["sequence.editor", PROGRAM]], ["rebase", "--autostash", "-i", "HEAD~1"]],
  ["core.sshCommand", [["core.sshCommand", PROGRAM]], ["ls-remote", "ssh://127.0.0.1/x"]],
  ["core.askPass", [["core.askPass", PROGRAM]], ["credential", "fill"], { input: CREDENTIALS }],
  ["credential.helper", [["credential.helper", `!${PROGRAM}`]], ["credential", "fill"], { input: CREDENTIALS }],
  [
    "credential.<url>.helper",
    [["credential.https://example.org.helper", PROGRAM]],
    ["credential", "fill"],
    { input: CREDENTIALS },
  ],
  ["core.gitProxy", [["core.gitProxy", PROGRAM]], ["ls-remote", "git://127.0.0.1:1/x"]],
  ["diff.external", [["diff.external", PROGRAM]], ["diff", "main", "topic"]],
  ["diff.<driver>.command", [["diff.evil.command", PROGRAM]], ["diff", "main", "topic"]],
  ["diff.<driver>.textconv", [["diff.evil.textconv", PROGRAM]], ["log", "-p", "topic"]],
  ["diff.<driver>.textconv, blamed", [["diff.evil.textconv", PROGRAM]], ["blame", "topic", "--", "plain.e"]],
  ["filter.<driver>.clean", [["filter.evil.clean", PROGRAM]], ["add", "plain.e"]],
  ["filter.<driver>.clean, in a status", [["filter.evil.clean", PROGRAM]], ["diff", "--", "plain.e"]],
  ["filter.<driver>.smudge", [["filter.evil.smudge", PROGRAM]], ["cat-file", "--filters", "main:plain.e"]],
  [
    "filter.<driver>.process",
    [
      ["filter.evil.process", PROGRAM],
      ["filter.evil.required", "true"],
    ],
    ["add", "plain.e"],
  ],
  ["filter.lfs.clean", [["filter.lfs.clean", PROGRAM]], ["add", "big.lfs"]],
  ["filter.lfs.smudge", [["filter.lfs.smudge", PROGRAM]], ["archive", "--format=tar", "main"]],
  ["filter.lfs.process", [["filter.lfs.process", PROGRAM]], ["add", "big.lfs"]],
  ["merge.<driver>.driver", [["merge.evil.driver", PROGRAM]], ["merge-tree", "--write-tree", "topic", "clash"]],
  [
    "merge.default",
    [
      ["merge.default", "any"],
      ["merge.any.driver", PROGRAM],
    ],
    ["merge-tree", "--write-tree", "topic", "clash"],
  ],
  [
    "gpg.program",
    [
      ["gpg.program", PROGRAM],
      ["log.showSignature", "true"],
    ],
    ["log", "-3", "main"],
  ],
  ["gpg.program, as %G?", [["gpg.program", PROGRAM]], ["log", "-3", "--format=%G?", "main"]],
  [
    "gpg.x509.program",
    [
      ["gpg.x509.program", PROGRAM],
      ["log.showSignature", "true"],
    ],
    ["log", "-3", "main"],
  ],
  [
    "gpg.ssh.program",
    [
      ["gpg.ssh.program", PROGRAM],
      ["gpg.ssh.allowedSignersFile", ".mailmap"],
      ["log.showSignature", "true"],
    ],
    ["log", "-3", "main"],
  ],
  [
    "gpg.ssh.defaultKeyCommand",
    [
      ["gpg.ssh.defaultKeyCommand", PROGRAM],
      ["gpg.format", "ssh"],
    ],
    ["commit", "-q", "-S", "-m", "x"],
  ],
  [
    "interactive.diffFilter",
    [
      ["interactive.diffFilter", PROGRAM],
      ["color.ui", "always"],
    ],
    ["add", "-p", "renamed.txt"],
    { input: "q\n", inTerminal: true },
  ],
  ["alias.<name>", [["alias.proofread", `!${PROGRAM}`]], ["proofread"]],
  ["remote.<name>.uploadpack", [["remote.peer.uploadpack", PROGRAM]], ["ls-remote", "peer"]],
  ["remote.<name>.receivepack", [["remote.peer.receivepack", PROGRAM]], PUSH],
  [
    "remote.<name>.vcs",
    [
      ["remote.odd.vcs", "galley-evil"],
      ["remote.odd.url", "../peer.git"],
    ],
    ["ls-remote", "odd"],
  ],
  [
    "an address that is a command",
    [
      ["remote.origin.url", `ext::${PROGRAM} %S`],
      ["protocol.ext.allow", "always"],
    ],
    ["ls-remote", "origin"],
  ],
  ["tar.<format>.command", [["tar.evil.command", PROGRAM]], ["archive", "--format=evil", "main"]],
  [
    "trailer.<token>.command",
    [
      ["trailer.evil.key", "Evil"],
      ["trailer.evil.command", PROGRAM],
    ],
    ["interpret-trailers"],
    { input: "x\n" },
  ],
  [
    "trailer.<token>.cmd",
    [
      ["trailer.evil.key", "Evil"],
      ["trailer.evil.cmd", PROGRAM],
    ],
    ["interpret-trailers", "--trailer", "evil=1"],
    { input: "x\n" },
  ],
  [
    "difftool.<tool>.cmd",
    [
      ["difftool.evil.cmd", PROGRAM],
      ["diff.tool", "evil"],
    ],
    ["difftool", "--no-prompt", "main", "topic"],
  ],
  [
    "submodule.<name>.update",
    [
      ["submodule.sub.update", `!${PROGRAM}`],
      ["submodule.sub.active", "true"],
    ],
    ["-c", "protocol.file.allow=always", "submodule", "update"],
  ],
];

/** Hooks of the repository, each with a git command that runs it. */
const HOOKS: readonly (readonly [string, readonly string[]])[] = [
  ["reference-transaction", ["update-ref", "refs/heads/new", "main"]],
  ["post-index-change", ["add", "new.txt"]],
  ["post-checkout", ["checkout", "-q", "-B", "new", "main"]],
  ["pre-commit", ["commit", "-q", "-m", "x"]],
  ["post-rewrite", ["commit", "-q", "--amend", "-m", "x"]],
  ["pre-push", PUSH],
];

async function setAll(
  ground: PlantingGround,
  settings: readonly (readonly [string, string])[],
  where?: "peer",
): Promise<void> {
  for (const [key, value] of settings)
    await ground.set(key.replace(PROGRAM, ground.program), value.replace(PROGRAM, ground.program), where);
}

/** Creates a repository with one file, an attribute for it, and settings that name the program. */
async function nested(ground: PlantingGround, folder: string): Promise<void> {
  const inner = await tempRepo({ at: join(ground.repo.path, folder) });
  await inner.commit({ ".gitattributes": "* filter=evil\n", "x.txt": "x\n" });
  await inner.write({ "x.txt": "changed\n" });
  for (const key of ["core.fsmonitor", "filter.evil.clean"]) await inner.git("config", key, ground.program);
}

const FSMONITOR = (program: string): string => `[core]\n\tfsmonitor = ${program}\n`;

/** Injections that need more than a setting or a hook. */
const OTHERS: readonly Injection[] = [
  {
    name: "the hook pre-auto-gc",
    bed: "first",
    async inject({ repo, hook, set }) {
      // Git estimates the number of objects from those in one folder.
      for (const input of ["32", "119", "334"]) await repo.gitBytes(["hash-object", "-w", "--stdin"], { input });
      await set("gc.auto", "1");
      await hook("pre-auto-gc");
    },
    proof: { programArgs: ["gc", "--auto"] },
  },
  {
    name: "core.hooksPath",
    bed: "second",
    async inject(ground) {
      const folder = join(ground.outside, "hooks");
      await mkdir(folder);
      await symlink(ground.program, join(folder, "reference-transaction"));
      await ground.set("core.hooksPath", folder);
    },
    proof: { programArgs: ["update-ref", "refs/heads/new", "main"] },
  },
  {
    name: "a promisor whose address is a command",
    bed: "first",
    inject: (ground) =>
      setAll(ground, [
        ["core.repositoryformatversion", "1"],
        ["extensions.partialClone", "origin"],
        ["remote.origin.promisor", "true"],
        ["remote.origin.url", `ext::${PROGRAM} %S`],
        ["protocol.ext.allow", "always"],
      ]),
    proof: { programArgs: ["cat-file", "blob", "partial:gone.txt"] },
  },
  {
    name: "a promisor with an uploadpack of its own",
    bed: "second",
    inject: (ground) =>
      setAll(ground, [
        ["core.repositoryformatversion", "1"],
        ["extensions.partialClone", "origin"],
        ["remote.origin.promisor", "true"],
        ["remote.origin.url", "../peer.git"],
        ["remote.origin.uploadpack", PROGRAM],
      ]),
    proof: { programArgs: ["log", "-p", "partial"] },
  },
  {
    name: "url.<command>.insteadOf",
    bed: "second",
    inject: (ground) =>
      setAll(ground, [
        [`url.ext::${PROGRAM} %S .insteadOf`, "../"],
        [`url.ext::${PROGRAM} %S /.insteadOf`, "/"],
        ["protocol.ext.allow", "always"],
      ]),
    proof: { programArgs: ["ls-remote", "peer"] },
  },
  {
    name: "url.<command>.pushInsteadOf",
    bed: "second",
    inject: (ground) =>
      setAll(ground, [
        [`url.ext::${PROGRAM} %S .pushInsteadOf`, "../"],
        ["protocol.ext.allow", "always"],
      ]),
    proof: { programArgs: PUSH },
  },
  {
    name: "include.path",
    bed: "first",
    async inject({ outside, program, set }) {
      await writeFile(join(outside, "included"), FSMONITOR(program));
      await set("include.path", join(outside, "included"));
    },
    proof: { programArgs: ["status"] },
  },
  {
    name: "includeIf.<condition>.path",
    bed: "first",
    async inject({ outside, program, set }) {
      await writeFile(join(outside, "included-if"), FSMONITOR(program));
      await set("includeIf.gitdir:**.path", join(outside, "included-if"));
    },
    proof: { programArgs: ["status"] },
  },
  {
    name: "config.worktree",
    bed: "second",
    async inject({ repo, program, set }) {
      await set("extensions.worktreeConfig", "true");
      await writeFile(`${repo.path}/.git/config.worktree`, FSMONITOR(program));
    },
    proof: { programArgs: ["status"] },
  },
  {
    name: "info/attributes",
    bed: "first",
    async inject({ repo, program, set }) {
      await mkdir(`${repo.path}/.git/info`, { recursive: true });
      await appendFile(`${repo.path}/.git/info/attributes`, "*.txt diff=inside\n");
      await set("diff.inside.textconv", program);
    },
    proof: { programArgs: ["log", "-p", "topic"] },
  },
  {
    name: "core.attributesFile",
    bed: "second",
    async inject({ outside, program, set }) {
      await writeFile(join(outside, "attributes"), "*.txt filter=outside diff=outside merge=outside\n");
      await set("core.attributesFile", join(outside, "attributes"));
      for (const key of ["filter.outside.clean", "diff.outside.textconv", "merge.outside.driver"])
        await set(key, program);
    },
    proof: { programArgs: ["diff"] },
  },
  {
    name: "a submodule's own settings",
    bed: "first",
    inject: (ground) => nested(ground, "sub"),
    proof: { programArgs: ["status"] },
  },
  {
    name: "a repository in a folder that is not tracked",
    bed: "first",
    inject: (ground) => nested(ground, "nested"),
    proof: { programArgs: ["status"], folder: "nested" },
  },
  {
    name: "a bare repository among the files",
    bed: "first",
    async inject({ repo, program }) {
      const inner = await tempRepo({ at: join(repo.path, "embedded"), bare: true });
      await inner.git("config", "core.bare", "false");
      await inner.git("config", "core.worktree", "..");
      await inner.git("config", "core.fsmonitor", program);
    },
    proof: { programArgs: ["status"], folder: "embedded" },
  },
];

/**
 * Ways in which a repository makes plain git run a program. The hooks and settings of the other repository, which decide
 * on a push, are in tests/server/operations/requests/remoteHooks.test.ts.
 */
export const programInjections: readonly Injection[] = [
  ...SETTINGS.map(([name, settings, programArgs, rest]): Injection => {
    return { name, bed: "first", inject: (ground) => setAll(ground, settings), proof: { programArgs, ...rest } };
  }),
  ...HOOKS.map(([name, programArgs]): Injection => {
    return { name: `the hook ${name}`, bed: "first", inject: (ground) => ground.hook(name), proof: { programArgs } };
  }),
  ...OTHERS,
];
