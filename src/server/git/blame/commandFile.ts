import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeBytes } from "#contract/byteText.ts";
import { cacheFailure } from "../disk/cacheFailure.ts";
import { removeOld } from "../disk/removeOld.ts";
import type { Repository } from "../openRepository.ts";

/** A command that stands in a file of ours. */
export interface CommandFile {
  /** The word that stands for it, in place of a command and its arguments. */
  readonly args: readonly string[];
  /** What has git read the file. */
  readonly env: Readonly<Record<string, string>>;
  /** Takes the file away, once the command has ended. */
  remove(): Promise<void>;
}

const PREFIX = "command-";
const LEFT_BEHIND = new RegExp(`^${PREFIX}`, "u");
const WORD = "galley-command";
const CONTROL: Readonly<Record<string, string>> = { "\n": "\\n", "\t": "\\t", "\b": "\\b" };

/**
 * Writes one of git's commands, with arguments of any bytes, into a file of settings in the shadow as a word of its own, since a
 * command line carries nothing but UTF-8. Git splits such a line itself: no shell and no program but git takes part.
 */
export async function commandFile(repository: Repository, args: readonly string[]): Promise<CommandFile> {
  const file = join(repository.shadow, `${PREFIX}${randomUUID()}`);
  const line = args.map((arg) => `"${arg.replaceAll(/["\\]/gu, "\\$&")}"`).join(" ");
  const value = line.replaceAll(/["\\]/gu, "\\$&").replaceAll(/[\n\t\b]/gu, (sign) => CONTROL[sign] ?? sign);
  await removeOld(repository.shadow, LEFT_BEHIND);
  await writeFile(file, encodeBytes(`[alias]\n\t${WORD} = "${value}"\n`)).catch((error: unknown) => {
    throw cacheFailure(repository.shadow, error);
  });
  return {
    args: [WORD],
    env: { GIT_CONFIG_GLOBAL: file },
    remove: () => rm(file, { force: true }),
  };
}
