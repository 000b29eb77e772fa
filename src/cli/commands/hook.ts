import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { cacheFailure, unlessMissing } from "#server/git/disk/fsErrors.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { readConfig } from "#server/git/processes/readConfig.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { ownCommand } from "../server/serveInBackground.ts";
import { type CommandContext, exact, type Outcome, readable } from "./CommandResult.ts";

const HOOKS = ["pre-push", "pre-receive"] as const;
type Hook = (typeof HOOKS)[number];
const HOSTS = ["github", "gitlab"] as const;

/** Installs or removes a hook that runs `galley verify`, or prints the job of a CI that runs this version of it. */
export async function hookCommand(command: ParsedCommand, context: CommandContext, version: string): Promise<Outcome> {
  const [action, name] = command.positionals;
  const [major, minor] = version.split(".");
  if (action === "ci") return exact(JOBS[choice(name, HOSTS)](`npx --yes git-galley@${major}.${minor} verify --ci`));
  if (action !== "install" && action !== "remove")
    throw new GalleyError("BAD_INPUT", "galley hook needs install, remove or ci.", { next: HELP });
  const hook = choice(name, HOOKS);
  const folder = await hooksFolder(context.path, hook);
  const file = join(folder, hook);
  try {
    if (action === "remove") return readable(await remove(file, hook));
    const had = await install(file, scriptOf(hook, command));
    return readable(installedText(file, hook, command.options["allow-unsigned"] === true, had));
  } catch (error) {
    throw cacheFailure(folder, error);
  }
}

const HELP = "Run `galley help hook` for examples.";

function choice<Name extends string>(given: string | undefined, names: readonly Name[]): Name {
  const found = names.find((name) => name === given);
  if (found !== undefined) return found;
  throw new GalleyError("BAD_INPUT", `Name one of ${names.join(", ")}.`, { next: HELP });
}

/** Returns the folder whose hooks git runs, in every work tree. Fails as CONFLICT if the configuration names another one. */
async function hooksFolder(path: string, hook: Hook): Promise<string> {
  const repository = await openRepository(path);
  try {
    const own = join(repository.commonDir, "hooks");
    const named = (await readConfig(repository)).get("core.hookspath");
    if (named === undefined || resolve(repository.workTree ?? repository.commonDir, named) === own) return own;
    throw new GalleyError("CONFLICT", `Git runs the hooks in ${displayLine(named)}, which core.hooksPath names.`, {
      next: `Add this line to ${hook} there: galley verify --${hook} -- "$@" || exit`,
    });
  } finally {
    await repository.close();
  }
}

/** A line by which a hook of Galley is known. */
const MARK = "# Made by `galley hook install`.";
const BEFORE = ".before-galley";

/** Returns the shell script. What it reads is for the hook that was there before, too, which runs first. */
function scriptOf(hook: Hook, command: ParsedCommand): string {
  const branch = optionText(command, "branch");
  const galley = ownCommand().map(quoted);
  const file = galley.at(-1) ?? "";
  const unsigned = command.options["allow-unsigned"] === true ? ["--allow-unsigned"] : [];
  const options = [`--${hook}`, ...unsigned, ...(branch === undefined ? [] : ["--branch", quoted(branch)])].join(" ");
  const sync = hook === "pre-push" && command.options["sync"] === true;
  return [
    "#!/bin/sh",
    `${MARK} \`galley hook remove ${hook}\` removes it.`,
    "lines=$(cat; echo .)",
    "lines=${lines%.}",
    `before="$0${BEFORE}"`,
    `if [ -x "$before" ]; then printf %s "$lines" | "$before" "$@" || exit; fi`,
    `if [ ! -e ${file} ]; then`,
    `  echo "Galley is not at "${file}" any more: run \\\`galley hook install ${hook}\\\` again." >&2`,
    "  exit 1",
    "fi",
    // Reviews that cannot be synced do not make the push fail.
    ...(sync ? [`${galley.join(" ")} sync -- "$1" </dev/null >&2 || true`] : []),
    `printf %s "$lines" | ${galley.join(" ")} verify ${options} -- "$@"`,
    "",
  ].join("\n");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Writes a hook, and keeps another one that is there beside it. Returns true if there was one. */
async function install(file: string, script: string): Promise<boolean> {
  await mkdir(resolve(file, ".."), { recursive: true });
  const known = await unlessMissing(readFile(file, "utf8"));
  const kept = await unlessMissing(readFile(file + BEFORE));
  const isOther = known !== null && !known.includes(MARK);
  if (isOther && kept !== null)
    throw new GalleyError("CONFLICT", `There are two other hooks: ${displayLine(file)}, and the same with ${BEFORE}.`, {
      next: "Remove one of them.",
    });
  const fresh = `${file}.new-galley`;
  await writeFile(fresh, script);
  await chmod(fresh, 0o755);
  if (isOther) await rename(file, file + BEFORE);
  await rename(fresh, file);
  return isOther || kept !== null;
}

async function remove(file: string, hook: Hook): Promise<string> {
  const known = await unlessMissing(readFile(file, "utf8"));
  if (known?.includes(MARK) !== true)
    throw new GalleyError("NOT_FOUND", `There is no ${hook} hook of Galley.`, { next: "Nothing has to be removed." });
  if ((await unlessMissing(readFile(file + BEFORE))) === null) {
    await rm(file);
    return `Removed ${displayLine(file)}.\n`;
  }
  await rename(file + BEFORE, file);
  return `Removed the hook; ${displayLine(file)} is the one from before again.\n`;
}

function installedText(file: string, hook: Hook, allowsUnsigned: boolean, had: boolean): string {
  const isPush = hook === "pre-push";
  return [
    `Installed ${displayLine(file)}.`,
    had ? `The hook from before runs first; it is beside it, with ${BEFORE}.` : "",
    `Git runs it before ${isPush ? "each push from any work tree of this repository" : "this repository takes a push"}.`,
    "It refuses commits for a protected branch that are not approved by the rules of that branch.",
    allowsUnsigned
      ? ""
      : "An approval has to be signed, by a key in .galley/allowed_signers or gpg.ssh.allowedSignersFile, unless you give --allow-unsigned.",
    isPush
      ? "`git push --no-verify` skips it. Only a hook of the server, or a protected branch with CI, stops everybody."
      : "",
    `\`galley hook remove ${hook}\` removes it.`,
  ]
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join("");
}

const JOBS: Readonly<Record<(typeof HOSTS)[number], (command: string) => string>> = {
  github: (command) => `# .github/workflows/review.yml
# pull_request_target takes this file from the target branch: a pull request cannot change its own check.
# Nothing of the pull request is run. Make the check required in the rules of the branch.
name: Review
on:
  pull_request_target:
  push:
    branches: [main]
permissions:
  contents: read
jobs:
  galley:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
      - run: ${command}
`,
  gitlab: (
    command,
  ) => `# A merge request can change its own .gitlab-ci.yml: keep this file in another project, and name it in
# Settings > CI/CD > General pipelines > CI/CD configuration file.
review:
  image: node:22
  variables:
    GIT_DEPTH: 0
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
    - ${command}
`,
};
