import { delimiter, dirname, isAbsolute } from "node:path";
import { GIT_OBJECT_BYTES } from "#contract/limits.ts";

/** Settings that could start a program or read a stray file, each set so that it cannot, whatever a configuration says. */
export const SAFE_SETTINGS: readonly string[] = [
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

/** Where a command runs: in our own bare git dir, in the repository's, or in none. */
export type Place =
  | {
      readonly kind: "shadow";
      readonly gitDir: string;
      readonly shallowFile: string;
      /** Where the refs are that name what stands in for objects; see `withStandIns`. */
      readonly standIns?: string | undefined;
    }
  | { readonly kind: "real"; readonly gitDir: string; readonly workTree: string | null; readonly cwd: string }
  /** As `real`, but with the configuration files of whoever runs Galley: for reading settings, nothing else. */
  | { readonly kind: "config"; readonly gitDir: string; readonly workTree: string | null; readonly cwd: string }
  /** Our own git dir for one exchange with another repository, with the settings and the keys of whoever runs Galley. */
  | { readonly kind: "remote"; readonly gitDir: string; readonly objects: string }
  /** A git dir of ours for one work tree, in which nothing is configured; what is written goes into `objects`. */
  | { readonly kind: "workTree"; readonly gitDir: string; readonly workTree: string; readonly objects: string }
  | { readonly kind: "none"; readonly cwd: string };

function argumentsOf(settings: readonly string[]): readonly string[] {
  return ["--no-pager", "--literal-pathspecs", ...settings.flatMap((setting) => ["-c", setting])];
}

/** What is larger git reads piece by piece, and takes for binary: two texts of 500 MiB cost it 4 GB to compare. */
const LARGE = `core.bigFileThreshold=${GIT_OBJECT_BYTES}`;

const ARGUMENTS = argumentsOf([...SAFE_SETTINGS, LARGE]);

/** What whoever runs Galley may have set in order to get to a remote. */
const OF_THE_WAY = /^(?:core\.(?:sshCommand|askPass|gitProxy)|credential\.helper)=/u;
const REMOTE_ARGUMENTS = argumentsOf(SAFE_SETTINGS.filter((setting) => !OF_THE_WAY.test(setting)));

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

/** Where the settings of whoever runs Galley are. */
const SETTINGS_FILES = ["HOME", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM"];

/** What else ssh, a proxy or a keeper of passwords needs to let somebody in. */
const KEYS = [
  "USER LOGNAME SSH_AUTH_SOCK GIT_SSH GIT_SSH_COMMAND GIT_SSH_VARIANT KRB5CCNAME GNUPGHOME XDG_RUNTIME_DIR",
  "DBUS_SESSION_BUS_ADDRESS SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH",
  "http_proxy https_proxy HTTPS_PROXY all_proxy ALL_PROXY no_proxy NO_PROXY",
].flatMap((names) => names.split(" "));

/** The same, with some variables of whoever runs Galley in place of ours. */
function usersVariables(names: readonly string[]): Record<string, string> {
  const env = { ...VARIABLES };
  for (const name of names) {
    const value = process.env[name];
    if (value === undefined) delete env[name];
    else env[name] = value;
  }
  return env;
}

/** What an exchange gets: it may use programs of whoever runs Galley, and asks nobody anything. */
function remoteVariables(gitPath: string): Record<string, string> {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(isAbsolute);
  return {
    ...usersVariables([...SETTINGS_FILES, ...KEYS]),
    PATH: [dirname(gitPath), ...folders].join(delimiter),
    GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh",
    GIT_ASKPASS: "",
    SSH_ASKPASS_REQUIRE: "never",
  };
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
 * for a repository of its own nor minds who owns it; GIT_WORK_TREE too, so that `core.worktree` cannot lead elsewhere. An
 * exchange reads no configuration of the repository either, and goes by no helper that an address could name.
 */
export function gitEnvironment(place: Place, gitPath: string): GitEnvironment {
  const base = { ...(place.kind === "config" ? usersVariables(SETTINGS_FILES) : VARIABLES), PATH: dirname(gitPath) };
  switch (place.kind) {
    case "shadow": {
      const { gitDir, shallowFile, standIns } = place;
      const env: Record<string, string> = { ...base, GIT_DIR: gitDir, GIT_SHALLOW_FILE: shallowFile };
      if (standIns !== undefined) {
        delete env["GIT_NO_REPLACE_OBJECTS"];
        env["GIT_REPLACE_REF_BASE"] = standIns;
      }
      return { cwd: gitDir, args: ARGUMENTS, env };
    }
    case "real":
    case "config": {
      const env = { ...base, GIT_DIR: place.gitDir, GIT_WORK_TREE: place.workTree ?? place.gitDir };
      return { cwd: place.cwd, args: ARGUMENTS, env };
    }
    case "remote": {
      const env = { ...remoteVariables(gitPath), GIT_DIR: place.gitDir, GIT_OBJECT_DIRECTORY: place.objects };
      return { cwd: place.gitDir, args: REMOTE_ARGUMENTS, env };
    }
    case "workTree": {
      const env = { ...base, GIT_DIR: place.gitDir, GIT_WORK_TREE: place.workTree };
      return { cwd: place.workTree, args: ARGUMENTS, env: { ...env, GIT_OBJECT_DIRECTORY: place.objects } };
    }
    case "none":
      return { cwd: place.cwd, args: ARGUMENTS, env: base };
  }
}

/**
 * What a command gets that reads the contents of thousands of files: room for more of the objects that others are deltas of. With git's
 * own 96 MiB it makes most of them twice once a change is larger than that: a diff of 10,500 files takes 1.1 s and 171 MB with this,
 * 2.1 s and 143 MB without.
 */
export const manyObjects: Readonly<Record<string, string>> = {
  GIT_CONFIG_COUNT: "1",
  GIT_CONFIG_KEY_0: "core.deltaBaseCacheLimit",
  GIT_CONFIG_VALUE_0: "256m",
};
