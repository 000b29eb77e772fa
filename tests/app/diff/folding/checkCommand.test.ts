import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { checkCommand } from "#app/diff/folding/FormFolds.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { diffFile } from "../diffFile.ts";

it.each([
  ["f(a, b);\n", "f(\n  a,\n  b);\n", []],
  ['f("a", b);\n', "f(\n  'a',\n  b,\n)\n", ['[-"-]', "{+'+}", '[-"-]', "{+'+}", "{+,+}", "[-;-]"]],
])("the command of a file shows the words that differ, and no blanks: %j", async (before, after, words) => {
  const path = "it's a file.ts";
  const repo = await tempRepo();
  const old = await repo.commit({ [path]: before }, "Begin");
  const now = await repo.commit({ [path]: after }, "Format");
  const file = diffFile({ key: path, plainPath: path });
  const shown = execFileSync("sh", ["-c", checkCommand(file, old, now)], { cwd: repo.path, encoding: "utf8" });
  const lines = shown.slice(shown.indexOf("@@"));
  expect(lines).toContain("f(");
  expect(lines.match(/\[-.*?-\]|\{\+.*?\+\}/gu) ?? []).toEqual(words);
});
