import { describe, expect, it } from "vitest";
import { judgeSoak } from "./judgeSoak.ts";
import type { SoakSample } from "./SoakSample.ts";

const QUIET: SoakSample = {
  at: 0,
  days: 1,
  written: 1e6,
  rss: 200e6,
  used: 50e6,
  descriptors: 40,
  children: 3,
  p99Ms: 12,
  stalls: [],
};

/** Nine idle samples, some of them different from the first. */
const moments = (change: (index: number) => Partial<SoakSample>) =>
  Array.from({ length: 9 }, (_, index) => ({ ...QUIET, ...change(index) }));

describe("a soak", () => {
  it("finds nothing wrong with a program that does not change, and ignores a single sample", () => {
    expect(judgeSoak(moments(() => ({})))).toEqual([]);
    expect(judgeSoak(moments((index) => (index === 7 ? { used: 90e6, rss: 400e6, descriptors: 60 } : {})))).toEqual([]);
  });

  it("finds memory that grows by more than 5 %, in each kind of memory", () => {
    expect(judgeSoak(moments((index) => ({ used: 50e6 + index * 1e6 })))).toEqual([
      "The memory that JavaScript holds went from 51.0 MB to 57.0 MB.",
    ]);
    expect(judgeSoak(moments((index) => ({ rss: 200e6 + index * 2e6 })))).toEqual([
      "The memory of the process went from 202.0 MB to 214.0 MB.",
    ]);
    expect(judgeSoak(moments((index) => ({ used: 50e6 + index * 0.2e6 })))).toEqual([]);
  });

  it("subtracts what was written meanwhile, and no more", () => {
    const growing = (bytes: number) =>
      judgeSoak(moments((index) => ({ written: 1e6 + index * bytes, used: 50e6 + index * 0.6e6 })));
    expect(growing(30_000)).toEqual([]);
    expect(growing(10_000)).toEqual(["The memory that JavaScript holds went from 50.6 MB to 54.2 MB."]);
  });

  it("finds files that stay open and processes that keep running", () => {
    expect(judgeSoak(moments((index) => (index > 5 ? { descriptors: 41 + index, children: 5 } : {})))).toEqual([
      "Open files went from 40 to 47.",
      "Processes went from 3 to 5.",
    ]);
  });

  it("finds an event loop that was blocked by work, but not one that got no processor time", () => {
    const stalls = [
      { ms: 201, busyMs: 190 },
      { ms: 350, busyMs: 300 },
      { ms: 199, busyMs: 199 },
      { ms: 900, busyMs: 20 },
      { ms: 900, busyMs: 220 },
    ];
    expect(judgeSoak(moments((index) => (index === 3 ? { stalls } : {})))).toEqual([
      "The event loop was blocked 3 times for over 200 ms, at most 900 ms.",
    ]);
  });

  it("reports that too few samples show nothing", () => {
    expect(judgeSoak([QUIET, QUIET])).toEqual(["The soak was too short to show anything."]);
  });
});
