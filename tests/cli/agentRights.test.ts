import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { getSchema } from "#generated/schema.mts";
import { COMMANDS } from "#cli/arguments/commandTable.ts";
import { parseArguments } from "#cli/arguments/parseArguments.ts";
import { tools } from "#cli/mcp/tools.ts";
import { shownLink } from "#cli/server/openBrowser.ts";
import { withReviews } from "#cli/server/repositories.ts";
import { AGENT_RIGHTS } from "#contract/agentRights.ts";
import { unbundleReviews } from "#server/exchange/bundles/bundleReviews.ts";
import { scalars } from "#server/schema/scalars.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "./runGalley.ts";

let reviewed: ReviewedRepo;
let bundle: string;

beforeAll(async () => {
  reviewed = await reviewedRepo();
  bundle = join(await tempFolder(), "reviews.bundle");
  await runGalley(reviewed.repo.path, ["bundle", "-o", bundle]);
});

const refs = (): Promise<string> => reviewed.repo.git("for-each-ref", "--format=%(refname) %(objectname)");

describe("the table of what an agent may do", () => {
  it.each([
    ["command", () => Object.keys(COMMANDS)],
    ["tool", () => tools.map(({ name }) => name)],
    ["mutation", () => Object.keys(getSchema({ scalars }).getMutationType()?.getFields() ?? {})],
  ] as const)("has each %s, and no other", (kind, names) => {
    expect([...AGENT_RIGHTS[kind].keys()].toSorted()).toEqual(names().toSorted());
  });

  it("names only options and actions that the command has", () => {
    for (const [name, command] of Object.entries(COMMANDS)) {
      const reserved = AGENT_RIGHTS.command.get(name);
      for (const argument of Array.isArray(reserved) ? reserved : []) {
        const { options, usage }: { options: object; usage: string } = command;
        expect(argument.startsWith("--") ? `--${Object.keys(options).join(" --")}` : usage).toContain(argument);
      }
    }
  });
});

/** A use of each command of which all or a part is up to people. */
const UP_TO_PEOPLE: readonly (readonly string[])[] = [
  ["resolve", "0123456"],
  ["apply", "0123456"],
  ["apply", "--all"],
  ["approve", "topic"],
  ["reject", "topic"],
  ["abandon", "topic"],
  ["import", "comments.json"],
  ["unbundle", "reviews.bundle"],
  ["open"],
  ["open", "--no-open"],
  ["inbox"],
  ["inbox", "--last"],
  ["pr", "5"],
  ["land", "topic", "--yes"],
  ["land", "topic", "--undo"],
  ["snapshots", "drop", "--all"],
  ["snapshots", "drop", "1f3a90c"],
  ["sessions", "--revoke"],
  ["hook", "install", "pre-push"],
  ["hook", "remove", "pre-push"],
];

describe("an agent", () => {
  it.each(UP_TO_PEOPLE.map((args) => ({ args, command: args.join(" ") })))(
    "cannot run galley $command",
    async ({ args }) => {
      const before = await refs();
      await expect(runGalley(reviewed.repo.path, args, { agent: "Robo" })).rejects.toMatchObject({
        code: "FORBIDDEN",
        message: expect.stringMatching(
          /^An agent cannot run `galley [a-z]+(?: --[a-z]+| drop| install| remove)?`\. An agent can read, comment, reply, import reports and request reviews\./u,
        ),
      });
      expect(await refs()).toBe(before);
    },
  );

  it("cannot run any command of which the table says so", () => {
    const tried = new Set(UP_TO_PEOPLE.map(([name]) => name));
    const listed = [...AGENT_RIGHTS.command].filter(([, part]) => part !== "nothing");
    expect(listed.map(([name]) => name).filter((name) => !tried.has(name))).toEqual([]);
    for (const args of UP_TO_PEOPLE) expect(parseArguments(args).kind).toBe("command");
  });

  it.each(["list", "land topic", "sessions", "snapshots", "stack topic", "check list topic"])(
    "can run galley %s, which prints what it prints for a person",
    async (line) => {
      const [asPerson, asAgent] = [
        await runGalley(reviewed.repo.path, line.split(" ")),
        await runGalley(reviewed.repo.path, line.split(" "), { agent: "Robo" }),
      ];
      expect(asAgent).toEqual(asPerson);
    },
  );

  it("takes in no bundle with the verdicts of others, whatever calls the operation", async () => {
    const bytes = await readFile(bundle);
    const taken = withReviews(reviewed.repo.path, "Robo", (context) => unbundleReviews(context, bytes));
    await expect(taken).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await runGalley(reviewed.repo.path, ["unbundle", bundle])).code).toBe(0);
  });

  it("is not shown the key of a link, which would let it act as the person", () => {
    const link = "http://galley-1.localhost:4117/project/reviews/1f3a90c#key=secret";
    expect(shownLink(link, null)).toBe(link);
    expect(shownLink(link, "Robo")).toBe(
      "http://galley-1.localhost:4117/project/reviews/1f3a90c. To sign in a browser, the person who uses it runs `galley open`.",
    );
  });
});
