import { expect, it } from "vitest";
import { PatchQueue } from "#app/reading/changes/fetchContents.ts";

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

it("takes the files in order, some at a time, each once", () => {
  const queue = new PatchQueue(450, []);
  expect([queue.takeNext(), queue.takeNext(), queue.takeNext()]).toEqual([
    range(0, 200),
    range(200, 400),
    range(400, 450),
  ]);
  expect(queue.takeNext()).toEqual([]);
});

it("takes renamed files separately", () => {
  const queue = new PatchQueue(8, [2, 3, 6]);
  expect([queue.takeNext(), queue.takeNext()]).toEqual([
    [0, 1, 4, 5, 7],
    [2, 3, 6],
  ]);
});

it("continues from the user's position, and then with the files that it skipped", () => {
  const queue = new PatchQueue(2000, []);
  queue.takeNext();
  queue.want([1500]);
  expect(queue.takeWanted()).toEqual([1500]);
  expect(queue.takeNext()).toEqual(range(1501, 1701));
  queue.takeNext();
  expect(queue.takeNext()).toEqual(range(1901, 2000));
  expect(queue.takeNext()).toEqual(range(200, 400));
});

it("takes the latest wanted files first if there are many", () => {
  const queue = new PatchQueue(600, []);
  queue.want(range(0, 300));
  queue.want([500, 400]);
  expect(queue.takeWanted()).toEqual([...range(102, 300), 400, 500]);
  expect(queue.takeWanted()).toEqual(range(0, 102));
  expect(queue.takeWanted()).toEqual([]);
});

it("takes a wanted file again when its request has ended without it, and others when their turn comes", () => {
  const queue = new PatchQueue(3, []);
  queue.takeNext();
  queue.want([1]);
  expect(queue.takeWanted()).toEqual([]);
  queue.putHere(0);
  queue.release([0, 1, 2]);
  expect(queue.takeWanted()).toEqual([1]);
  expect(queue.takeNext()).toEqual([2]);
});

it("takes a failed file again only when it is wanted", () => {
  const queue = new PatchQueue(2, []);
  queue.takeNext();
  queue.putFailed(0);
  queue.putHere(1);
  expect([queue.takeWanted(), queue.takeNext()]).toEqual([[], []]);
  queue.want([0, 1]);
  expect(queue.takeWanted()).toEqual([0]);
});

it("continues with the files after those that could not be fetched, and returns to them later", () => {
  const queue = new PatchQueue(450, []);
  const first = queue.takeNext();
  queue.release(first);
  queue.skip(first);
  expect([queue.takeNext(), queue.takeNext(), queue.takeNext()]).toEqual([
    range(200, 400),
    range(400, 450),
    range(0, 200),
  ]);
});
