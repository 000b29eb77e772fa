import { expect, test } from "vitest";
import { READ_OPTIONS, REVIEW_FIELDS, reviewFieldsIn, THREAD_FILTERS } from "#cli/arguments/Command.ts";
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

test("an agent gives the fields of a review as a person does, and those that it does not give are null", () => {
  const names = Object.keys(REVIEW_FIELDS);
  const given = new ToolArguments({ title: "Shout", reviewer: "ada@example.org, rita@example.org" }, names);
  expect(reviewFieldsIn(optionsIn(given, REVIEW_FIELDS))).toEqual({
    title: "Shout",
    reviewers: ["ada@example.org", "rita@example.org"],
  });
  const none = new ToolArguments({}, names);
  expect(reviewFieldsIn(optionsIn(none, REVIEW_FIELDS))).toEqual({ title: null, reviewers: null });
  expect(COMMANDS.request.options).toMatchObject(REVIEW_FIELDS);
  expect(Object.keys(tools.find(({ name }) => name === "request_review")?.takes ?? {})).toEqual(
    expect.arrayContaining(names),
  );
});

test("a value that is not among an option's choices is refused, and a flag has the default of the tool", () => {
  const given = optionsIn(new ToolArguments({ if_moved: "drop" }, ["if_moved"]), READ_OPTIONS);
  expect(() => given.optionalText("if-moved")).toThrow("The argument if_moved must be one of carry, refuse.");
  expect(optionsIn(new ToolArguments({}, ["open"]), THREAD_FILTERS).flag("open")).toBe(true);
  expect(optionsIn(new ToolArguments({ open: false }, ["open"]), THREAD_FILTERS).flag("open")).toBe(false);
});
