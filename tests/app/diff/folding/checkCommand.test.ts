import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { checkCommand, MOVED_DIFF, WORD_DIFF } from "#app/diff/folding/FormFolds.ts";
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
  const shown = execFileSync("sh", ["-c", checkCommand(WORD_DIFF, file, old, now)], {
    cwd: repo.path,
    encoding: "utf8",
  });
  const lines = shown.slice(shown.indexOf("@@"));
  expect(lines).toContain("f(");
  expect(lines.match(/\[-.*?-\]|\{\+.*?\+\}/gu) ?? []).toEqual(words);
});

it("the command of a file with moved lines shows both ends in the colors of moved lines", async () => {
  const block = "function moved() {\n  const one = 1;\n  return one;\n}\n";
  const repo = await tempRepo();
  const old = await repo.commit({ "a.ts": `a();\n${block}`, "b.ts": "b();\n" }, "Begin");
  const now = await repo.commit({ "a.ts": "a();\n", "b.ts": `b();\n${block}` }, "Move");
  const command = checkCommand(MOVED_DIFF, diffFile({ key: "a.ts", plainPath: "a.ts" }), old, now, ["b.ts"]);
  const settings = "git config color.diff.oldMoved blue && git config color.diff.newMoved cyan";
  const shown = execFileSync("sh", ["-c", `${settings} && ${command}`], { cwd: repo.path, encoding: "utf8" });
  expect(shown.split("\u001B[34m-")).toHaveLength(5);
  expect(shown.split("\u001B[36m+")).toHaveLength(5);
});
