import { describe, expect, test } from "vitest";
import { type Command, rankCommands } from "#app/ui/CommandPalette.tsx";

const run = () => undefined;
const COMMANDS: readonly Command[] = [
  { id: "1", label: "Go home", group: "Go to", run },
  { id: "2", label: "Go to the reviews", group: "Go to", run },
  { id: "3", label: "Approve", detail: "patch set 4", group: "Review", run },
  { id: "4", label: "review-anchors", group: "Branches", run },
];

function ids(query: string, commands = COMMANDS, limit = 10): Record<string, readonly string[]> {
  const { groups } = rankCommands(commands, query, limit);
  return Object.fromEntries(groups.map(({ group, members }) => [group, members.map(({ command }) => command.id)]));
}

describe("rankCommands", () => {
  test("keeps the order of all commands while nothing is typed", () => {
    expect(ids(" ")).toEqual({ "Go to": ["1", "2"], Review: ["3"], Branches: ["4"] });
  });

  test("puts the group of the best match first and leaves out what does not match", () => {
    const groups = Object.keys(ids("revi"));
    expect(groups).toEqual(["Branches", "Go to", "Review"]);
    expect(ids("home")).toEqual({ "Go to": ["1"] });
  });

  test("matches the detail and the group too, but marks only the label", () => {
    expect(ids("patch")).toEqual({ Review: ["3"] });
    expect(rankCommands(COMMANDS, "appatch", 10).groups[0]?.members[0]?.positions).toEqual([0, 1]);
  });

  test("keeps results of a server search whose label does not match, after the others", () => {
    const found: Command = { id: "5", label: "4f2a91c", group: "Commits", found: true, run };
    expect(ids("home", [found, ...COMMANDS])).toEqual({ "Go to": ["1"], Commits: ["5"] });
    expect(Object.keys(ids("home", [found, ...COMMANDS]))).toEqual(["Go to", "Commits"]);
  });

  test("takes a match in a file's name for better than one in its path, and marks it in the name", () => {
    const file = (label: string): Command => ({
      id: label,
      label,
      nameFrom: label.lastIndexOf("/") + 1,
      group: "Files",
      run,
    });
    const files = [file("no/var.js/docs/rules/readme.md"), file("lib/rules/no-var.js")];
    const { groups } = rankCommands([...files, ...COMMANDS], "no-var", 10);
    expect(groups[0]?.members[0]).toMatchObject({
      command: { id: "lib/rules/no-var.js" },
      positions: [10, 11, 12, 13, 14, 15],
    });
  });

  test("reports how many were left out", () => {
    expect(rankCommands(COMMANDS, "", 3).left).toBe(1);
    expect(rankCommands(COMMANDS, "", 4).left).toBe(0);
  });
});
