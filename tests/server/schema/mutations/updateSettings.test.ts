import { afterAll, beforeAll, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

let one: OpenedGraphql;
let other: OpenedGraphql;
beforeAll(async () => {
  const [here, there] = [await tempRepo(), await tempRepo()];
  await here.commit({ "a.txt": "one\n" }, "The first");
  await there.commit({ "b.txt": "one\n" }, "Another");
  [one, other] = [await openGraphql(here.path), await openGraphql(there.path)];
});
afterAll(async () => {
  await one.close();
  await other.close();
});

const UPDATE_SETTINGS = `mutation ($input: UpdateSettingsInput!) {
  updateSettings(input: $input) { problem { code message } }
}`;
const update = async (values: readonly object[]) =>
  (await one.query(UPDATE_SETTINGS, { input: { values } })).updateSettings;
const known = async (graphql: OpenedGraphql) =>
  (await graphql.query("{ settings { values { name value } } }")).settings;

it("a setting of one Galley applies to another one on another repository, until it is reset", async () => {
  const dark = { name: "theme", value: "dark" };
  expect(await update([dark, { name: "codeSize", value: "15" }])).toEqual({ problem: null });
  expect(await known(other)).toEqual({ values: [dark, { name: "codeSize", value: "15" }] });
  await update([{ name: "codeSize", value: null }]);
  expect(await known(other)).toEqual({ values: [dark] });
});

it.each([
  ["a name that is none", [{ name: "unknown", value: "dark" }]],
  ["a name that every object has", [{ name: "constructor", value: null }]],
  ["a value that is none of its name's", [{ name: "theme", value: "1" }]],
  ["a value of many lines", [{ name: "codeSize", value: "13\n" }]],
  ["more than there are choices", Array.from({ length: 100 }, () => ({ name: "theme", value: "dark" }))],
])("%s is refused, and nothing that was sent with it is saved", async (_, values) => {
  const before = await known(one);
  const { problem } = await update([{ name: "wrap", value: "1" }, ...values]);
  expect(problem.code).toBe("BAD_INPUT");
  expect(await known(one)).toEqual(before);
});
