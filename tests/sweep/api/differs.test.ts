import { expect, it } from "vitest";
import { differs } from "./differs.ts";

it("identical bytes are no difference, whatever the bytes are", () => {
  expect([...differs("patch", "caf\uDCE9\n", Buffer.from("caf\xe9\n", "latin1"))]).toEqual([]);
});

it("the first differing byte is reported with the bytes around it", () => {
  expect([...differs("patch", "one\ntwo\n", Buffer.from("one\nTwo\n"))]).toEqual([
    'patch: at byte 4 of 8 git has "one\\nTwo\\n", the API "one\\ntwo\\n"',
  ]);
  expect([...differs("patch", "one\n", Buffer.from("one\ntwo\n"))]).toHaveLength(1);
  expect([...differs("patch", "one\ntwo\n", Buffer.from("one\n"))]).toHaveLength(1);
});
