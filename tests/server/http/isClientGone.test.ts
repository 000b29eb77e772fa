import { expect, it } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import { isClientGone } from "#server/http/executeGraphql.ts";

const withCode = (code: string) => Object.assign(new Error(code), { code });
const aborted = new AbortController();
aborted.abort();

it.each([
  ["a connection closed before the end", withCode("ERR_STREAM_PREMATURE_CLOSE"), true],
  ["a connection reset", withCode("ECONNRESET"), true],
  ["writing to a closed connection", withCode("EPIPE"), true],
  ["work that was called off", aborted.signal.reason, true],
  ["a file that is not there", withCode("ENOENT"), false],
  ["an object that is missing", new GalleyError("OBJECT_MISSING"), false],
  ["a mistake", new TypeError("x is not a function"), false],
  ["what is no error", "EPIPE", false],
])("of %s", (_, error: unknown, isGone) => {
  expect(isClientGone(error)).toBe(isGone);
});
