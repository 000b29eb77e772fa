import { delimiter, dirname } from "node:path";
import { ASKING_MS, GIT_OBJECT_BYTES, SYNC_MS } from "#contract/limits.ts";
import { searchPath } from "./programs.ts";

/**
 * The settings that could start a program or read an unrelated file, each overridden so that it cannot, whatever a
 * configuration contains.
 */
const SAFE_SETTINGS: readonly string[] = [
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

/** The place in which a command runs: our own bare git dir, the repository's git dir, or none. */
export type GitLocation =
  | {
      readonly kind: "mirror";
      readonly gitDir: string;
      readonly shallowFile: string;
      /** The folders of other objects to read. */
      readonly alternates?: Iterable<string> | undefined;
      /** The prefix of the refs with replacement objects; see `withReplacements`. */
      readonly replaceRefBase?: string | undefined;
    }
  | { readonly kind: "real"; readonly gitDir: string; readonly workTree: string | null; readonly cwd: string }
  /** As `real`, but with the user's configuration files: only for reading settings. */
  | { readonly kind: "config"; readonly gitDir: string; readonly workTree: string | null; readonly cwd: string }
  /** Our own git dir for one fetch or push, with the user's settings and credentials. */
  | { readonly kind: "remote"; readonly gitDir: string; readonly objects: string }
  /** Our own git dir for one work tree, without configuration. New objects are written to `objects`. */
  | { readonly kind: "workTree"; readonly gitDir: string; readonly workTree: string; readonly objects: string }
  /** A folder in which git searches for the repository itself, with the user's configuration files, as the user's own git. */
  | { readonly kind: "search"; readonly cwd: string }
  | { readonly kind: "none"; readonly cwd: string };

function argumentsOf(settings: readonly string[]): readonly string[] {
  return ["--no-pager", "--literal-pathspecs", ...settings.flatMap((setting) => ["-c", setting])];
}

/** Git streams larger files and treats them as binary: comparing two texts of 500 MiB would take 4 GB. */
const LARGE = `core.bigFileThreshold=${GIT_OBJECT_BYTES}`;

const ARGUMENTS = argumentsOf([...SAFE_SETTINGS, LARGE]);

/** A bare repository is found too. */
const SEARCH_ARGUMENTS = argumentsOf(SAFE_SETTINGS.filter((setting) => !setting.startsWith("safe.")));

/** The settings that the user may need to reach a remote. */
const OF_THE_WAY = /^(?:core\.(?:sshCommand|askPass|gitProxy)|credential\.helper)=/u;
/** Only settings: git's other options would reach the other side as variables. */
const REMOTE_ARGUMENTS = SAFE_SETTINGS.filter((setting) => !OF_THE_WAY.test(setting)).flatMap((one) => ["-c", one]);

/** The complete environment: git inherits no other variable. */
const VARIABLES: Readonly<Record<string, string>> = {
  HOME: "/nonexistent",
  LC_ALL: "C.UTF-8",
  TZ: "UTC",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_ATTR_NOSYSTEM: "1",
  GIT_NO_REPLACE_OBJECTS: "1",
  GIT_GRAFT_FILE: "/dev/null/none", // of a file that is there, git would write that it should not be
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

/** The variables that locate the user's settings. */
const SETTINGS_FILES = ["HOME", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM"];

/** The variables that decide for git whose files the user may trust. */
const OWNERS = ["SUDO_UID", "GIT_TEST_ASSUME_DIFFERENT_OWNER"];

/** The objects of a push while git runs the hook in which Galley was started: they are read as those of the repository. */
const QUARANTINE = process.env["GIT_QUARANTINE_PATH"];

/** Returns the environment with some variables replaced by the user's. */
function usersVariables(names: readonly string[]): Record<string, string> {
  const env = { ...VARIABLES };
  for (const name of names) {
    const value = process.env[name];
    if (value === undefined) delete env[name];
    else env[name] = value;
  }
  return env;
}

/** Git's own variables that the user may need to reach a remote, and that no process of git replaces. */
const OF_USER = /^GIT_(?:SSH|SSL|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)$|AUTHOR_|COMMITTER_)/u;

/** The variables that a fetch or push adds on our side: it never prompts, its messages are not translated, and no URL names a helper. */
const OF_EXCHANGE: Readonly<Record<string, string>> = {
  LC_ALL: "C.UTF-8",
  GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh",
  GIT_ASKPASS: "",
  GIT_TERMINAL_PROMPT: "0",
  SSH_ASKPASS_REQUIRE: "never",
};

let isAsking = false;

/**
 * Lets git and ssh ask for credentials on the terminal of this process in all fetches and pushes from now on: only for a
 * command that a person runs there.
 */
export function askOnTerminal(): void {
  isAsking = true;
}

/** Returns the time in ms that an exchange with a remote may take: longer while a person may type a password. */
export function exchangeMs(): number {
  return isAsking ? ASKING_MS : SYNC_MS;
}

/** Builds the environment of a fetch or push: the user's own, as it may run the user's programs. */
function remoteVariables(gitPath: string): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value = ""] of Object.entries(process.env))
    if (!name.startsWith("GIT_") || OF_USER.test(name)) env[name] = value;
  const folders = searchPath().split(delimiter);
  if (!folders.includes(dirname(gitPath))) folders.push(dirname(gitPath));
  const { LC_ALL = "", GIT_ALLOW_PROTOCOL = "" } = OF_EXCHANGE;
  const ours = isAsking ? { LC_ALL, GIT_ALLOW_PROTOCOL } : OF_EXCHANGE;
  return { ...env, ...ours, PATH: folders.join(delimiter) };
}

/**
 * Returns the start of a shell command that undoes what `remoteVariables` adds. The other side of an exchange on this
 * machine is another repository, whose settings and hooks decide: it runs as after the user's own `git push`. Git itself
 * passes on neither our `-c` settings nor the variables that locate a repository.
 */
export function withoutOurs(): string {
  const names = Object.keys(OF_EXCHANGE);
  const own = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [`${name}='${value.replaceAll("'", "'\\''")}'`];
  });
  return [`unset ${names.join(" ")};`, ...own].join(" ");
}

/** The working directory of a git command, the arguments before its own, and its whole environment. */
export interface GitEnvironment {
  readonly cwd: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** True if it may ask the user on the terminal. */
  readonly isOnTerminal?: boolean | undefined;
}

/**
 * Builds the environment of a git command. In the mirror, no configuration of the repository is read. In the real git
 * dir it is read, and SAFE_SETTINGS keep it from running anything. GIT_DIR is always set, so that git neither searches
 * for a repository nor checks its owner (but where just this is asked); GIT_WORK_TREE is set too, so that `core.worktree` has no effect. A fetch or
 * push reads no configuration of the repository either, and uses no helper that a URL could name.
 */
export function gitEnvironment(location: GitLocation, gitPath: string): GitEnvironment {
  const base = { ...(location.kind === "config" ? usersVariables(SETTINGS_FILES) : VARIABLES), PATH: dirname(gitPath) };
  switch (location.kind) {
    case "mirror": {
      const { gitDir, shallowFile, alternates = [], replaceRefBase } = location;
      const env: Record<string, string> = { ...base, GIT_DIR: gitDir, GIT_SHALLOW_FILE: shallowFile };
      const objects = QUARANTINE === undefined ? [...alternates] : [QUARANTINE, ...alternates];
      // Quoted, as they may have a colon.
      if (objects.length > 0)
        env["GIT_ALTERNATE_OBJECT_DIRECTORIES"] = objects.map((path) => JSON.stringify(path)).join(":");
      if (replaceRefBase !== undefined) {
        delete env["GIT_NO_REPLACE_OBJECTS"];
        env["GIT_REPLACE_REF_BASE"] = replaceRefBase;
      }
      return { cwd: gitDir, args: ARGUMENTS, env };
    }
    case "real":
    case "config": {
      const env = { ...base, GIT_DIR: location.gitDir, GIT_WORK_TREE: location.workTree ?? location.gitDir };
      return { cwd: location.cwd, args: ARGUMENTS, env };
    }
    case "remote": {
      const { gitDir, objects } = location;
      const ours = { GIT_DIR: gitDir, GIT_OBJECT_DIRECTORY: objects, GIT_NO_REPLACE_OBJECTS: "1" };
      const env = { ...remoteVariables(gitPath), ...ours };
      return { cwd: gitDir, args: REMOTE_ARGUMENTS, env, isOnTerminal: isAsking };
    }
    case "workTree": {
      const env = { ...base, GIT_DIR: location.gitDir, GIT_WORK_TREE: location.workTree };
      return { cwd: location.workTree, args: ARGUMENTS, env: { ...env, GIT_OBJECT_DIRECTORY: location.objects } };
    }
    case "search": {
      const env = { ...usersVariables([...SETTINGS_FILES, ...OWNERS]), PATH: dirname(gitPath) };
      return { cwd: location.cwd, args: SEARCH_ARGUMENTS, env };
    }
    case "none":
      return { cwd: location.cwd, args: ARGUMENTS, env: base };
  }
}

/**
 * The environment for commands that read the contents of thousands of files: a larger cache for delta bases. With git's
 * default of 96 MiB most of them are computed twice once a change is larger than that: a diff of 10,500 files takes 1.1
 * s and 171 MB with this, 2.1 s and 143 MB without.
 */
export const manyObjects: Readonly<Record<string, string>> = {
  GIT_CONFIG_COUNT: "1",
  GIT_CONFIG_KEY_0: "core.deltaBaseCacheLimit",
  GIT_CONFIG_VALUE_0: "256m",
};
