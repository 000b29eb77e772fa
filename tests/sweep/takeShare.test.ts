import { expect, it } from "vitest";
import { takeShare } from "./takeShare.ts";

const NAMES = ["t3", "t1", "t5", "t2", "t4"];

it("adjacent names are in different shares", () => {
  expect(takeShare(NAMES, { place: 1, of: 2 })).toEqual(["t1", "t3", "t5"]);
  expect(takeShare(NAMES, { place: 2, of: 2 })).toEqual(["t2", "t4"]);
});

it("a single share contains all names", () => {
  expect(takeShare(NAMES, { place: 1, of: 1 })).toEqual(["t1", "t2", "t3", "t4", "t5"]);
});
