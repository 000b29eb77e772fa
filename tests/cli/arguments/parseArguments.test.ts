import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseArguments, requireNoTypo } from "#cli/arguments/parseArguments.ts";
import { GalleyError } from "#contract/errors.ts";

const SERVE = {
  kind: "serve",
  what: [],
  arePaths: false,
  areCompared: false,
  host: "127.0.0.1",
  port: 4117,
  portNamed: false,
  open: true,
  exitWhenIdle: false,
};

describe("the arguments of galley", () => {
  it.each<[string, readonly string[], object]>([
    ["none: the current directory, at the default port or a free one", [], SERVE],
    ["a path", ["../other"], { ...SERVE, what: ["../other"] }],
    ["several paths, in order", ["b", "a", "b"], { ...SERVE, what: ["b", "a", "b"] }],
    ["a path that looks like an option, after --", ["--", "-x"], { ...SERVE, what: ["-x"], arePaths: true }],
    ["a port: exactly this port", ["--port", "8080"], { ...SERVE, port: 8080, portNamed: true }],
    ["the default port by its number: also exactly this port", ["--port=4117"], { ...SERVE, portNamed: true }],
    ["port 0: any free port", ["--port", "0"], { ...SERVE, port: 0, portNamed: true }],
    ["the highest port", ["--port", "65535"], { ...SERVE, port: 65_535, portNamed: true }],
    ["a host", ["--host", "::1"], { ...SERVE, host: "::1" }],
    [
      "two folders to compare, whatever they are named",
      ["--no-open", "--no-index", "-a", "list"],
      { ...SERVE, open: false, what: ["-a", "list"], arePaths: true, areCompared: true },
    ],
    [
      "the same after --",
      ["--no-index", "--no-open", "--", "--help", "-"],
      { ...SERVE, open: false, what: ["--help", "-"], arePaths: true, areCompared: true },
    ],
    ["no browser", ["--no-open"], { ...SERVE, open: false }],
    ["exit when no page is connected any more", ["--exit-when-idle"], { ...SERVE, exitWhenIdle: true }],
    ["options among paths", ["a", "--no-open", "b"], { ...SERVE, what: ["a", "b"], open: false }],
    ["--help", ["--help"], { kind: "help", topic: null }],
    ["-h", ["-h"], { kind: "help", topic: null }],
    [
      "--help takes precedence over everything else",
      ["a", "--version", "--port", "x", "--help"],
      { kind: "help", topic: null },
    ],
    ["--version", ["--version"], { kind: "version" }],
    ["help", ["help"], { kind: "help", topic: null }],
    ["help on a command", ["help", "comments"], { kind: "help", topic: "comments" }],
    ["--help of a command", ["comments", "--format", "md", "-h"], { kind: "help", topic: "comments" }],
    ["a command alone", ["list"], { kind: "command", name: "list", positionals: [], options: {} }],
    [
      "a command with its arguments and options, in any order",
      ["comments", "--open", "topic", "--since=2", "-C", "../other"],
      {
        kind: "command",
        name: "comments",
        positionals: ["topic"],
        options: { open: true, since: "2", repo: "../other" },
      },
    ],
    [
      "a location that looks like an option, after --",
      ["reply", "-m", "Done", "--", "-x"],
      {
        kind: "command",
        name: "reply",
        positionals: ["-x"],
        options: { message: "Done" },
      },
    ],
    ["a folder named list", ["./list"], { ...SERVE, what: ["./list"] }],
    ["a folder named snapshots", ["./snapshots"], { ...SERVE, what: ["./snapshots"] }],
    ["a folder named snapshots, after --", ["--", "snapshots"], { ...SERVE, what: ["snapshots"], arePaths: true }],
    ["help about snapshots", ["snapshots", "drop", "--help"], { kind: "help", topic: "snapshots" }],
  ])("%s", (_, args, requested) => {
    expect(parseArguments(args)).toEqual(requested);
  });

  it.each<[readonly string[], string]>([
    [["x".repeat(100_000)], "The argument can have at most 32768 characters."],
    [["--", "x".repeat(100_000)], "The argument can have at most 32768 characters."],
    [["--prot", "80"], "Unknown option “--prot”. Run `galley --help` for a list of options."],
    [["a", "-x"], "Unknown option “-x”. Run `galley --help` for a list of options."],
    [["--no-open", "--verbose"], "Unknown option “--verbose”. Run `galley --help` for a list of options."],
    [["--port"], "Unknown option “--port”. Run `galley --help` for a list of options."],
    [["--host"], "Unknown option “--host”. Run `galley --help` for a list of options."],
    [["--no-open=yes"], "Unknown option “--no-open”. Run `galley --help` for a list of options."],
    [["--port", "-1"], "Unknown option “--port”. Run `galley --help` for a list of options."],
    [["--port=-1"], "“-1” is not a port. Use a number from 0 (any free port) to 65535."],
    [["--port", "65536"], "“65536” is not a port. Use a number from 0 (any free port) to 65535."],
    [["--port", "http"], "“http” is not a port. Use a number from 0 (any free port) to 65535."],
    [["--port", "1e3"], "“1e3” is not a port. Use a number from 0 (any free port) to 65535."],
    [["--port", " 80"], "“ 80” is not a port. Use a number from 0 (any free port) to 65535."],
    [["--all"], "Unknown option “--all”. Run `galley --help` for a list of options."],
    [
      ["snapshots", "--port", "1"],
      "Unknown option “--port” of galley snapshots. Run `galley help snapshots` for a list of options.",
    ],
    [
      ["comments", "--all"],
      "Unknown option “--all” of galley comments. Run `galley help comments` for a list of options.",
    ],
    [["reply", "-m"], "Unknown option “-m” of galley reply. Run `galley help reply` for a list of options."],
    [["comments", "a", "b"], "galley comments takes at most 1 argument, but got “a b”."],
    [["sync", "a", "b"], "galley sync takes at most 1 argument, but got “a b”."],
    [["list", "a"], "galley list takes no arguments, but got “a”."],
    [["comments", "--format", "xml"], "--format must be one of md, json, jsonl, patch, not “xml”."],
    [["--port="], "“” is not a port. Use a number from 0 (any free port) to 65535."],
  ])("%j are refused with a list of what is allowed", (args, message) => {
    const parsing = () => parseArguments(args);
    expect(parsing).toThrow(GalleyError);
    expect(parsing).toThrow(expect.objectContaining({ code: "BAD_INPUT", message: expect.stringContaining(message) }));
  });
});

describe("a path that does not exist", () => {
  it("is refused with the command that was probably meant", () => {
    expect(() => requireNoTypo(["shwo"], import.meta.dirname)).toThrow("Did you mean `galley show`?");
  });

  it("is passed to git if it resembles no command, and an existing folder is opened", () => {
    expect(() => requireNoTypo(["elephant"], import.meta.dirname)).not.toThrow();
    expect(() => requireNoTypo(["output"], join(import.meta.dirname, ".."))).not.toThrow();
  });
});
