import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Repository } from "./openRepository.ts";
import type { ReadOptions } from "./readOptions.ts";
import { gitFailure } from "./processes/gitFailure.ts";
import { run } from "./processes/run.ts";

/** What a repository's configuration is read by: an open repository, or one about to be opened. */
export type Configured = Pick<Repository, "gitDir" | "workTree">;

/** What git calls settings that stand on its command line. */
const OURS = "command";

const KEY = /^[a-z]+\.[a-z]+$/u;

/**
 * Reads settings as git would apply them: the repository's, over its user's, over the system's. Keys are in lower case
 * (`user.name`, `core.autocrlf`); one that is set nowhere is absent, one set without a value is "true". What Galley itself sets
 * for every command does not count. Reading runs nothing; what comes out is text that somebody else may have written.
 */
export async function readConfig(
  { gitDir, workTree }: Configured,
  keys: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, string>> {
  if (!keys.every((key) => KEY.test(key)))
    throw new GalleyError("BAD_INPUT", "A setting's name is two words and a dot.");
  const pattern = `^(${keys.map((key) => key.replace(".", "\\.")).join("|")})$`;
  const args = ["config", "-z", "--show-scope", "--get-regexp", pattern];
  const chunks: Buffer[] = [];
  const place = { kind: "config", gitDir, workTree, cwd: gitDir } as const;
  const { code, stderr } = await run({ ...options, place, args }, (bytes) => void chunks.push(bytes));
  if (code !== 0 && code !== 1) throw gitFailure(args, code, stderr);
  const fields = decodeBytes(Buffer.concat(chunks)).split("\0").slice(0, -1);
  const settings = new Map<string, string>();
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [scope, record = ""] = fields.slice(at, at + 2);
    const end = record.indexOf("\n");
    if (scope === OURS) continue;
    if (end < 0) settings.set(record, "true");
    else settings.set(record.slice(0, end), record.slice(end + 1));
  }
  return settings;
}
