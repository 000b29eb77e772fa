import { expect, it } from "vitest";
import { differs } from "./differs.ts";

it("what is the same to the byte is no difference, whatever the bytes are", () => {
  expect([...differs("patch", "caf\uDCE9\n", Buffer.from("caf\xe9\n", "latin1"))]).toEqual([]);
});

it("the first byte that is another one is reported with what is around", () => {
  expect([...differs("patch", "one\ntwo\n", Buffer.from("one\nTwo\n"))]).toEqual([
    'patch: at byte 4 of 8 git has "one\\nTwo\\n", the API "one\\ntwo\\n"',
  ]);
  expect([...differs("patch", "one\n", Buffer.from("one\ntwo\n"))]).toHaveLength(1);
  expect([...differs("patch", "one\ntwo\n", Buffer.from("one\n"))]).toHaveLength(1);
});
