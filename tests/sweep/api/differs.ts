import { encodeBytes } from "#contract/byteText.ts";

const AROUND = 60;

/**
 * Yields where the answer of the API, encoded by `byteText`, differs from git's output; yields nothing if they are
 * identical bytes.
 */
export function* differs(what: string, ours: string, gits: Uint8Array): Generator<string> {
  const [own, other] = [Buffer.from(encodeBytes(ours)), Buffer.from(gits)];
  if (own.equals(other)) return;
  let at = 0;
  while (at < own.length && own[at] === other[at]) at += 1;
  const near = (bytes: Buffer): string =>
    JSON.stringify(bytes.subarray(Math.max(0, at - AROUND), at + AROUND).toString("latin1"));
  yield `${what}: at byte ${at} of ${other.length} git has ${near(other)}, the API ${near(own)}`;
}
