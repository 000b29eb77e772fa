import { expect, test } from "vitest";
import { READ_OPTIONS, THREAD_FILTERS } from "#cli/arguments/Command.ts";
import { COMMANDS } from "#cli/arguments/commandTable.ts";
import { optionsIn, ToolArguments } from "#cli/mcp/McpTool.ts";
import { tools } from "#cli/mcp/tools.ts";

test("an argument of a tool has the description of the command's option, and names its own default", () => {
  expect(COMMANDS.comments.options).toMatchObject(THREAD_FILTERS);
  expect(tools.find(({ name }) => name === "list_threads")?.takes).toMatchObject({
    open: { type: "boolean", description: "Only unresolved comments. Default: true." },
    since: {
      type: "string",
      description: "Only threads with activity since a patch set (2) or a time (ISO 8601).",
    },
  });
  expect(tools.find(({ name }) => name === "comment")?.takes).toMatchObject({
    if_moved: { type: "string", enum: ["carry", "refuse"] },
  });
});

test("a value that is not among an option's choices is refused, and a flag has the default of the tool", () => {
  const given = optionsIn(new ToolArguments({ if_moved: "drop" }, ["if_moved"]), READ_OPTIONS);
  expect(() => given.textIfAny("if-moved")).toThrow("The argument if_moved must be one of carry, refuse.");
  expect(optionsIn(new ToolArguments({}, ["open"]), THREAD_FILTERS).flag("open")).toBe(true);
  expect(optionsIn(new ToolArguments({ open: false }, ["open"]), THREAD_FILTERS).flag("open")).toBe(false);
});
