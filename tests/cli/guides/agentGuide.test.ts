import { expect, it } from "vitest";
import { COMMANDS, findCommand } from "#cli/arguments/commandTable.ts";
import { parseArguments } from "#cli/arguments/parseArguments.ts";
import { tools } from "#cli/mcp/tools.ts";
import { helpText } from "#cli/output/helpText.ts";
import { requireAgentRight } from "#contract/agentRights.ts";

const guide = helpText("agent");
const listed = (heading: string): readonly string[] => {
  const [, section = ""] = guide.split(`## ${heading}\n`);
  const [list = ""] = section.split("\n## ");
  return Array.from(list.matchAll(/^- (?:galley )?([a-z_]+)/gmu), ([, name = ""]) => name);
};

it("galley help agent prints a skill of at most 1,000 words, whose front matter has a name and a description", () => {
  expect(guide).toMatch(/^---\nname: galley\ndescription: >-\n(?: {2}\S.*\n)+---\n\n# Galley\n/u);
  expect(guide.split(/\s+/u).length).toBeLessThanOrEqual(1000);
});

it("lists every tool, and the commands that an agent can run", () => {
  expect(listed("Tools of `galley mcp`")).toEqual(tools.map(({ name }) => name));
  const commands = listed("Commands");
  expect(commands).toEqual(expect.arrayContaining(["review", "comments", "reply", "request", "wait"]));
  for (const name of commands) expect(() => requireAgentRight("Robo", "command", name)).not.toThrow();
});

it("names all that is refused to an agent, and nothing else", () => {
  const [, refused = ""] = /These commands are refused: ([^.]+)\./u.exec(guide.replaceAll(/\s+/gu, " ")) ?? [];
  const names = refused.split(", ");
  for (const name of names) {
    const [command = "", argument] = name.split(" ");
    expect(() => requireAgentRight("Robo", "command", command, argument === undefined ? [] : [argument])).toThrow();
  }
  const open = Object.keys(COMMANDS).filter((name) => !names.includes(name));
  for (const name of open) expect(() => requireAgentRight("Robo", "command", name)).not.toThrow();
});

it("every command and tool in its text exists", () => {
  const text = guide.replaceAll(/\s+/gu, " ");
  for (const [, name = ""] of text.matchAll(/`galley (?!help|mcp)(\w+)/gu))
    expect(findCommand(name), name).not.toBeNull();
  for (const name of text.match(/\b[a-z]+(?:_[a-z]+)+\b/gu) ?? []) expect(tools.map((one) => one.name)).toContain(name);
  expect(parseArguments(["reply", "0123456", "--addressed", "-m", "Done."])).toMatchObject({ kind: "command" });
});
