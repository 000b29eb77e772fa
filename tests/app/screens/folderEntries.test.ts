import { expect, test } from "vitest";
import { folderEntries } from "#app/screens/tree/folderEntries.ts";

test("folders and submodules come first, each part in git's order, and every entry keeps its index", () => {
  const table = {
    names: ["a", "b", "c", "d", "e", "f"],
    kinds: "BTLSXT",
    submodules: { entryIndexes: [3], oids: ["1".repeat(40)] },
  };
  expect(folderEntries(table).map(({ name, letter, entryIndex }) => `${name}${letter}${entryIndex}`)).toEqual([
    "bT1",
    "dS3",
    "fT5",
    "aB0",
    "cL2",
    "eX4",
  ]);
  expect(folderEntries(table).map(({ commit }) => commit)).toEqual([null, "1".repeat(40), null, null, null, null]);
});
