import { expect, it } from "vitest";
import { requireAllOids } from "#server/git/oid.ts";

it("any number of valid ids is accepted, and one invalid id among them is refused", () => {
  const oids = Array.from({ length: 150_000 }, (_, at) => at.toString(16).padStart(40, "0"));
  expect(requireAllOids(oids)).toBe(oids);
  expect(() => requireAllOids([...oids, "HEAD"])).toThrow("An object id is 40 or 64 hexadecimal digits.");
});
