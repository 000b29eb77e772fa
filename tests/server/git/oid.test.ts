import { expect, it } from "vitest";
import { requireAllOids } from "#server/git/oid.ts";

it("as many ids as there are go through, and one that is none is refused among them", () => {
  const oids = Array.from({ length: 150_000 }, (_, at) => at.toString(16).padStart(40, "0"));
  expect(requireAllOids(oids)).toBe(oids);
  expect(() => requireAllOids([...oids, "HEAD"])).toThrow("An object id is 40 or 64 hexadecimal digits.");
});
