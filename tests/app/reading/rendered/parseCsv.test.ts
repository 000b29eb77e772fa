import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseCsv } from "#app/reading/rendered/parseCsv.ts";
import { sampled } from "#tests/helpers/testRun.ts";

const rows = (text: string, delimiter: string | null = null) => parseCsv(text, delimiter).rows;

describe("a table of values", () => {
  test.each([
    ["rows end with LF or CR LF, the last one with nothing", "a,b\r\nc,d\ne,f\rg,h", "a|b c|d e|f\rg|h"],
    ["rows end with CR if there is no LF", "a,b\rc,d", "a|b c|d"],
    ["a quoted value holds what else would end it", 'a,"b,\nc"\nd,e\n', "a|b,\nc d|e"],
    ["two quotation marks are one", 'a,"say ""yes"""\n', 'a|say "yes"'],
    ["rows may be of different lengths", "a,b,c\nd\n,,\n", "a|b|c d ||"],
    ["an empty row is one empty value", "a,b\n\nc,d\n", "a|b  c|d"],
    ["empty rows at its start change nothing", "\n\na\tb\n1\t2\n", "  a|b 1|2"],
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
    [
      "a;b;c\n1,5;2;3\n",
      [
        ["a", "b", "c"],
        ["1,5", "2", "3"],
      ],
    ],
    [
      "a\tb\n1\t2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["a\tb\n\n1\t2\n", [["a", "b"], [""], ["1", "2"]]],
    [
      "a|b\n1|2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a,b\n1,2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["a,b\n", [["a", "b"]]],
    ["no delimiter\nat all\n", [["no delimiter"], ["at all"]]],
  ])("the separator of %j is found", (text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  it("a quotation without an end, or with text after it, is reported as open", () => {
    expect(parseCsv('a,"b"c\nd,e\n').isOpen).toBe(true);
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
        const read = all.map((row) => row.map((one) => one.replaceAll("\r\n", "\n")));
        expect(parseCsv(write(all), ",")).toMatchObject({ rows: read, isOpen: false });
      }),
      { numRuns: sampled(200) },
    );
  });
});
