import { expect, it } from "vitest";
import { readAgent } from "#server/http/executeGraphql.ts";

it("the caller is a person, unless the request names the program that acts for them", () => {
  expect(readAgent({})).toBeNull();
  expect(readAgent({ "x-galley-agent": "R%C3%B6bo%20%E2%98%83" })).toBe("Röbo ☃");
  expect(readAgent({ "x-galley-agent": "" })).toBe("");
});

it("a name that is not encoded correctly is refused, and treated as nobody's", () => {
  expect(() => readAgent({ "x-galley-agent": "%E0%A4%A" })).toThrow("percent-encoded");
});
