import { expect, it } from "vitest";
import { readTableChange } from "#app/reading/rendered/TableChange.tsx";

/** Each row as its kind of change, its numbers, and its values before and after. */
const described = (before: string, after: string): readonly string[] =>
  (readTableChange(before, after, null)?.rows ?? []).map(
    ({ kind, old, new: current }) =>
      `${kind} ${old?.number ?? "-"} ${current?.number ?? "-"} ${old?.values.join("|") ?? ""}>${current?.values.join("|") ?? ""}`,
  );

it("rows are matched by content, and a changed one by what stayed the same", () => {
  const before = "id,name,city\n1,Anna Muster,Bern\n2,Beat Beispiel,Basel\n3,Cora Caspar,Chur\n";
  const after = "id,name,city\n1,Anna Muster,Bern\n2,Beat Beispiel,Genf\n4,Dora Dorn,Davos\n";
  expect(described(before, after)).toEqual([
    "same 2 2 1|Anna Muster|Bern>1|Anna Muster|Bern",
    "changed 3 3 2|Beat Beispiel|Basel>2|Beat Beispiel|Genf",
    "removed 4 - 3|Cora Caspar|Chur>",
    "added - 4 >4|Dora Dorn|Davos",
  ]);
});

it("an added or removed column leaves rows matched, and its values count as a change of them", () => {
  const change = readTableChange("a,b\n1,2\n3,4\n", "a,new,b\n1,x,2\n3,,4\n", null);
  expect(change?.columns).toEqual([
    { name: "a", old: 0, new: 0 },
    { name: "new", old: null, new: 1 },
    { name: "b", old: 1, new: 2 },
  ]);
  expect(change?.rows.map(({ kind, old, new: current }) => [kind, old?.values, current?.values])).toEqual([
    ["changed", ["1", null, "2"], ["1", "x", "2"]],
    ["same", ["3", null, "4"], ["3", "", "4"]],
  ]);
});

it("quoting and line endings make no difference", () => {
  expect(described('a,b\n"1",2\n', "a,b\r\n1,2\r\n")).toEqual(["same 2 2 1|2>1|2"]);
});

it("in a new table all rows are added", () => {
  expect(described("", "a,b\n1,2\n")).toEqual(["added - 2 >1|2"]);
});

it("a text with an open quotation, or with very many columns, is not a table", () => {
  expect(readTableChange("a,b\n", 'a,b\n"1,2\n', null)).toBe(null);
  expect(readTableChange("a,b\n", "x,".repeat(200), null)).toBe(null);
});
