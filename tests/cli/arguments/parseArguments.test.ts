import { describe, expect, it } from "vitest";
import { parseArguments } from "#cli/arguments/parseArguments.ts";
import { GalleyError } from "#contract/errors.ts";

const SERVE = {
  kind: "serve",
  paths: ["."],
  host: "127.0.0.1",
  port: 4117,
  portNamed: false,
  open: true,
  untilLeft: false,
};

describe("the words after galley", () => {
  it.each<[string, readonly string[], object]>([
    ["none: read where one stands, at the usual port or a free one", [], SERVE],
    ["a path", ["../other"], { ...SERVE, paths: ["../other"] }],
    ["several paths, in their order", ["b", "a", "b"], { ...SERVE, paths: ["b", "a", "b"] }],
    ["a path that looks like an option, behind --", ["--", "-x"], { ...SERVE, paths: ["-x"] }],
    ["a port: that one and no other", ["--port", "8080"], { ...SERVE, port: 8080, portNamed: true }],
    ["the usual port by its number: no other either", ["--port=4117"], { ...SERVE, portNamed: true }],
    ["port 0: any free one", ["--port", "0"], { ...SERVE, port: 0, portNamed: true }],
    ["the highest port", ["--port", "65535"], { ...SERVE, port: 65_535, portNamed: true }],
    ["a host", ["--host", "::1"], { ...SERVE, host: "::1" }],
    ["no browser", ["--no-open"], { ...SERVE, open: false }],
    ["an end once nobody reads", ["--until-left"], { ...SERVE, untilLeft: true }],
    ["options among paths", ["a", "--no-open", "b"], { ...SERVE, paths: ["a", "b"], open: false }],
    ["--help", ["--help"], { kind: "help", verb: null }],
    ["-h", ["-h"], { kind: "help", verb: null }],
    ["--help before all else", ["a", "--version", "--port", "x", "--help"], { kind: "help", verb: null }],
    ["--version", ["--version"], { kind: "version" }],
    ["help", ["help"], { kind: "help", verb: null }],
    ["help about a word", ["help", "comments"], { kind: "help", verb: "comments" }],
    ["a word's own --help", ["comments", "--format", "md", "-h"], { kind: "help", verb: "comments" }],
    ["a word alone", ["list"], { kind: "verb", name: "list", places: [], options: {} }],
    [
      "a word with what it takes, in any order",
      ["comments", "--open", "topic", "--since=2", "-C", "../other"],
      { kind: "verb", name: "comments", places: ["topic"], options: { open: true, since: "2", repo: "../other" } },
    ],
    [
      "a place that looks like an option, behind --",
      ["reply", "-m", "Done", "--", "-x"],
      {
        kind: "verb",
        name: "reply",
        places: ["-x"],
        options: { message: "Done" },
      },
    ],
    ["a folder named list", ["./list"], { ...SERVE, paths: ["./list"] }],
    ["snapshots where one stands", ["snapshots"], { kind: "snapshots", path: "." }],
    ["snapshots of a path", ["snapshots", "../other"], { kind: "snapshots", path: "../other" }],
    ["a folder named snapshots", ["./snapshots"], { ...SERVE, paths: ["./snapshots"] }],
    ["a folder named snapshots, behind --", ["--", "snapshots"], { ...SERVE, paths: ["snapshots"] }],
    [
      "snapshots to drop, by their ids",
      ["snapshots", "drop", "abcd", "0123456789ab", "../other"],
      { kind: "dropSnapshots", path: "../other", which: ["abcd", "0123456789ab"] },
    ],
    ["all snapshots", ["snapshots", "drop", "--all"], { kind: "dropSnapshots", path: ".", which: "all" }],
    ["help about snapshots", ["snapshots", "drop", "--help"], { kind: "help", verb: null }],
  ])("%s", (_, words, asked) => {
    expect(parseArguments(words)).toEqual(asked);
  });

  it.each<[readonly string[], string]>([
    [["--prot", "80"], "galley does not understand “--prot” here; `galley --help` lists what it takes."],
    [["a", "-x"], "galley does not understand “-x” here; `galley --help` lists what it takes."],
    [["--no-open", "--verbose"], "galley does not understand “--verbose” here; `galley --help` lists what it takes."],
    [["--port"], "galley does not understand “--port” here; `galley --help` lists what it takes."],
    [["--host"], "galley does not understand “--host” here; `galley --help` lists what it takes."],
    [["--no-open=yes"], "galley does not understand “--no-open” here; `galley --help` lists what it takes."],
    [["--port", "-1"], "galley does not understand “--port” here; `galley --help` lists what it takes."],
    [["--port=-1"], "“-1” is no port: a number from 0 (any free one) to 65535 is."],
    [["--port", "65536"], "“65536” is no port: a number from 0 (any free one) to 65535 is."],
    [["--port", "http"], "“http” is no port: a number from 0 (any free one) to 65535 is."],
    [["--port", "1e3"], "“1e3” is no port: a number from 0 (any free one) to 65535 is."],
    [["--port", " 80"], "“ 80” is no port: a number from 0 (any free one) to 65535 is."],
    [["--all"], "galley does not understand “--all” here; `galley --help` lists what it takes."],
    [["snapshots", "--all"], "galley does not understand “--all” here; `galley --help` lists what it takes."],
    [["snapshots", "--port", "1"], "galley does not understand “--port” here; `galley --help` lists what it takes."],
    [["snapshots", "a", "b"], "Snapshots are those of one repository, not of a and b."],
    [["snapshots", "drop"], "Name the snapshots to drop by their ids, or all of them by --all."],
    [["snapshots", "drop", "--all", "abcd"], "Name the snapshots to drop by their ids, or all of them by --all."],
    [["comments", "--all"], "galley comments does not understand “--all”; `galley help comments` lists what it takes."],
    [["reply", "-m"], "galley reply does not understand “-m”; `galley help reply` lists what it takes."],
    [["comments", "a", "b"], "galley comments takes 1 word at the most, not “a b”."],
    [["sync", "a", "b"], "galley sync takes 1 word at the most, not “a b”."],
    [["list", "a"], "galley list takes no further word, and there is “a”."],
    [["comments", "--format", "xml"], "--format is one of md, json, jsonl, patch, not “xml”."],
    [["--port="], "“” is no port: a number from 0 (any free one) to 65535 is."],
  ])("%j are refused with what would be right", (words, sentence) => {
    const parsing = () => parseArguments(words);
    expect(parsing).toThrow(GalleyError);
    expect(parsing).toThrow(expect.objectContaining({ code: "BAD_INPUT", message: expect.stringContaining(sentence) }));
  });
});
