import { dirname } from "node:path";

/** Where a command runs: in our own bare git dir, in the repository's, or in none. */
export type Place =
  | { readonly kind: "shadow"; readonly gitDir: string; readonly shallowFile: string }
  | { readonly kind: "real"; readonly gitDir: string; readonly workTree: string | null; readonly cwd: string }
  /** As `real`, but with the configuration files of whoever runs Galley: for reading settings, nothing else. */
  | { readonly kind: "config"; readonly gitDir: string; readonly workTree: string | null; readonly cwd: string }
  | { readonly kind: "none"; readonly cwd: string };

/** Settings that could start a program or read a stray file, each set so that it cannot, whatever a configuration says. */
const SETTINGS = [
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "core.attributesFile=/dev/null",
  "diff.external=",
  "core.pager=cat",
  "log.showSignature=false",
  "gpg.program=/bin/false",
  "gpg.ssh.program=/bin/false",
  "gpg.x509.program=/bin/false",
  "core.sshCommand=/bin/false",
  "credential.helper=",
  "core.askPass=",
  "core.gitProxy=",
  "core.alternateRefsCommand=/bin/true",
  "submodule.recurse=false",
  "diff.ignoreSubmodules=all",
  "diff.orderFile=/dev/null",
  "mailmap.file=",
  "blame.ignoreRevsFile=",
  "notes.displayRef=",
  "gc.auto=0",
  "maintenance.auto=false",
  "commit.gpgSign=false",
  "protocol.allow=never",
  "safe.bareRepository=explicit",
];

const ARGUMENTS: readonly string[] = [
  "--no-pager",
  "--literal-pathspecs",
  ...SETTINGS.flatMap((setting) => ["-c", setting]),
];

/** Nothing is inherited: whatever is not named here, git does not see. */
const VARIABLES: Readonly<Record<string, string>> = {
  HOME: "/nonexistent",
  LC_ALL: "C.UTF-8",
  TZ: "UTC",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_ATTR_NOSYSTEM: "1",
  GIT_NO_REPLACE_OBJECTS: "1",
  GIT_GRAFT_FILE: "/dev/null",
  GIT_NO_LAZY_FETCH: "1",
  GIT_ALLOW_PROTOCOL: "",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  GIT_LITERAL_PATHSPECS: "1",
  GIT_CEILING_DIRECTORIES: "/",
  GIT_PAGER: "cat",
  GIT_EDITOR: ":",
  GIT_SEQUENCE_EDITOR: ":",
  GIT_ASKPASS: "/bin/true",
  GIT_SSH_COMMAND: "/bin/false",
};

/** The same, with the files that hold the settings of whoever runs Galley in place of none. */
function usersVariables(): Record<string, string> {
  const env = { ...VARIABLES };
  for (const name of ["HOME", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM"]) {
    const value = process.env[name];
    if (value === undefined) delete env[name];
    else env[name] = value;
  }
  return env;
}

/** What a git command gets: its folder, the arguments that go before its own, and its whole environment. */
export interface GitEnvironment {
  readonly cwd: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Builds the environment of a git command. In the shadow no configuration of the repository is read at all; in the real
 * git dir it is, and the settings above keep it from running anything. GIT_DIR is always given, so that git neither looks
 * for a repository of its own nor minds who owns it; GIT_WORK_TREE too, so that `core.worktree` cannot lead elsewhere.
 */
export function gitEnvironment(place: Place, gitPath: string): GitEnvironment {
  const base = { ...(place.kind === "config" ? usersVariables() : VARIABLES), PATH: dirname(gitPath) };
  switch (place.kind) {
    case "shadow": {
      const env = { ...base, GIT_DIR: place.gitDir, GIT_SHALLOW_FILE: place.shallowFile };
      return { cwd: place.gitDir, args: ARGUMENTS, env };
    }
    case "real":
    case "config": {
      const env = { ...base, GIT_DIR: place.gitDir, GIT_WORK_TREE: place.workTree ?? place.gitDir };
      return { cwd: place.cwd, args: ARGUMENTS, env };
    }
    case "none":
      return { cwd: place.cwd, args: ARGUMENTS, env: base };
  }
}
