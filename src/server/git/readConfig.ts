import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Repository } from "./openRepository.ts";
import type { ReadOptions } from "./readOptions.ts";
import { gitFailure } from "./gitFailure.ts";
import { run } from "./run.ts";

/** What a repository's configuration is read by: an open repository, or one about to be opened. */
export type Configured = Pick<Repository, "gitDir" | "workTree" | "shadow">;

const KEY = /^[a-z]+\.[a-z]+$/u;

/**
 * Reads settings as git would apply them: the repository's, over its user's, over the system's. Keys are in lower case
 * (`user.name`, `core.autocrlf`); one that is set nowhere is absent, one set without a value is "true". Reading runs
 * nothing; what comes out is text that somebody else may have written.
 */
export async function readConfig(
  { gitDir, workTree, shadow }: Configured,
  keys: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, string>> {
  if (!keys.every((key) => KEY.test(key)))
    throw new GalleyError("BAD_INPUT", "A setting's name is two words and a dot.");
  const pattern = `^(${keys.map((key) => key.replace(".", "\\.")).join("|")})$`;
  const args = ["config", "-z", "--get-regexp", pattern];
  const chunks: Buffer[] = [];
  const place = { kind: "config", gitDir, workTree, cwd: shadow } as const;
  const { code, stderr } = await run({ ...options, place, args }, (bytes) => void chunks.push(bytes));
  if (code !== 0 && code !== 1) throw gitFailure(args, code, stderr);
  const records = decodeBytes(Buffer.concat(chunks)).split("\0").slice(0, -1);
  return new Map(
    records.map((record) => {
      const end = record.indexOf("\n");
      return end < 0 ? [record, "true"] : [record.slice(0, end), record.slice(end + 1)];
    }),
  );
}
