import { expect, test } from "vitest";
import { READ_OPTIONS, REVIEW_FIELDS, reviewFieldsIn, THREAD_FILTERS } from "#cli/arguments/Command.ts";
import { COMMANDS } from "#cli/arguments/commandTable.ts";
import { optionSchemas, optionsIn, ToolArguments } from "#cli/mcp/McpTool.ts";
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
  const schemas = optionSchemas(REVIEW_FIELDS);
  const given = new ToolArguments({ title: "Shout", reviewer: "ada@example.org, rita@example.org" }, schemas);
  expect(reviewFieldsIn(optionsIn(given, REVIEW_FIELDS))).toEqual({
    title: "Shout",
    reviewers: ["ada@example.org", "rita@example.org"],
  });
  const none = new ToolArguments({}, schemas);
  expect(reviewFieldsIn(optionsIn(none, REVIEW_FIELDS))).toEqual({ title: null, reviewers: null });
  expect(COMMANDS.request.options).toMatchObject(REVIEW_FIELDS);
  expect(tools.find(({ name }) => name === "request_review")?.takes).toMatchObject(schemas);
});

test("a value that is not among an option's choices is refused, and a flag has the default of the tool", () => {
  const given = optionsIn(new ToolArguments({ if_moved: "drop" }, optionSchemas(READ_OPTIONS)), READ_OPTIONS);
  expect(() => given.optionalText("if-moved")).toThrow("The argument if_moved must be one of carry, refuse.");
  const filters = optionSchemas(THREAD_FILTERS);
  expect(optionsIn(new ToolArguments({}, filters), THREAD_FILTERS).flag("open")).toBe(true);
  expect(optionsIn(new ToolArguments({ open: false }, filters), THREAD_FILTERS).flag("open")).toBe(false);
});
