import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseCsv } from "#app/parts/rendered/parseCsv.ts";
import { sampled } from "#tests/helpers/testRun.ts";

const rows = (text: string, delimiter: string | null = null) => {
  const { count, row } = parseCsv(text, delimiter);
  return Array.from({ length: count }, (_, index) => row(index));
};

describe("a table of values", () => {
  test.each([
    ["rows end with LF or CR LF, the last one with nothing", "a,b\r\nc,d\ne,f\rg,h", "a|b c|d e|f\rg|h"],
    ["rows end with CR if there is no LF", "a,b\rc,d", "a|b c|d"],
    ["a quoted value holds what else would end it", 'a,"b,\nc"\nd,e\n', "a|b,\nc d|e"],
    ["two quotation marks are one", 'a,"say ""yes"""\n', 'a|say "yes"'],
    ["rows may be of different lengths", "a,b,c\nd\n,,\n", "a|b|c d ||"],
    ["an empty row is one empty value", "a,b\n\nc,d\n", "a|b  c|d"],
    ["what follows a closing mark stays", 'a,"b"c\n', "a|bc"],
    ["a mark within a value is a mark", 'a,b"c\n', 'a|b"c'],
    ["the byte order mark is no part of it", "\uFEFFa,b\n", "a|b"],
    ["no text has no rows", "", ""],
  ])("%s", (_, text, expected) => {
    expect(
      rows(text)
        .map((row) => row.join("|"))
        .join(" "),
    ).toBe(expected);
  });

  test.each([
    ["a;b;c\n1,5;2;3\n", ";"],
    ["a\tb\n1\t2\n", "\t"],
    ["a|b\n1|2\n", "|"],
    ["a,b\n1,2\n", ","],
    ["no delimiter\nat all\n", ","],
  ])("%j has the separator %j", (text, delimiter) => {
    expect(parseCsv(text).delimiter).toBe(delimiter);
  });

  it("a quotation without an end is reported as open", () => {
    expect(rows('a,"b\nc')).toEqual([["a", "b\nc"]]);
    expect(parseCsv('a,"b\nc').isOpen).toBe(true);
    expect(parseCsv('a,"b\nc"').isOpen).toBe(false);
  });

  it("values written by the rules are read unchanged", () => {
    const value = fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", "\r", " ", "é"), maxLength: 6 });
    const table = fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    const write = (all: readonly (readonly string[])[]) =>
      all.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(",")).join("\r\n");
    fc.assert(
      fc.property(table, (all) => {
        expect(rows(write(all), ",")).toEqual(all);
      }),
      { numRuns: sampled(200) },
    );
  });
});
