import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { NO_RULES, parseLandingRules, RULES_SCHEMA } from "#contract/landingRules.ts";
import { fitsSchema } from "#tests/cli/fitsSchema.ts";
import { sampled } from "#tests/helpers/testRun.ts";

const CASES = sampled(2000);

const ALL = {
  $schema: "./schema.json",
  version: 1,
  land: {
    approvals: 2,
    checks: ["build"],
    agentChecks: true,
    viewed: true,
    findings: true,
    linearHistory: true,
    methods: ["squash", "rebase"],
    carryOverBaseDrift: true,
    carryOverAddedCommits: true,
    authorsMayApprove: true,
    signed: true,
    touch: true,
    approvers: ["ada@example.org", "@core"],
    owners: [{ paths: ["src/"], by: ["@core"] }],
    groups: { core: ["grace@example.org"] },
    agents: ["agent@example.org"],
    maxAgeDays: 30,
  },
};

it("reads every rule, and a missing rule requires nothing", () => {
  expect(parseLandingRules(ALL)).toEqual(ALL.land);
  expect(parseLandingRules({ version: 1 })).toEqual(NO_RULES);
  expect(parseLandingRules({ version: 1, land: { checks: true } })).toEqual({ ...NO_RULES, checks: true });
});

const FAULTS: readonly (readonly [fault: string, file: unknown])[] = [
  ["the file must be an object", []],
  ["the file must be an object", null],
  ["version must be 1", {}],
  ["version must be 1", { version: 2 }],
  ["version must be 1", { version: "1" }],
  ["$schema must be a text", { version: 1, $schema: 1 }],
  ['the file has an unknown key, "lands"; known are $schema, version, land', { version: 1, lands: {} }],
  ["land must be an object", { version: 1, land: [] }],
  ["land must be an object", { version: 1, land: null }],
  ["approvals must be a whole number from 0 to 100", { version: 1, land: { approvals: -1 } }],
  ["approvals must be a whole number from 0 to 100", { version: 1, land: { approvals: 1.5 } }],
  ["approvals must be a whole number from 0 to 100", { version: 1, land: { approvals: 101 } }],
  ["approvals must be a whole number from 0 to 100", { version: 1, land: { approvals: null } }],
  ["checks must be true or a list of names", { version: 1, land: { checks: false } }],
  ["checks must be true or a list of names", { version: 1, land: { checks: [" "] } }],
  ["viewed must be true or false", { version: 1, land: { viewed: "yes" } }],
  ["linearHistory must be true or false", { version: 1, land: { linearHistory: 1 } }],
  [
    "methods must be a list with at least one of fast-forward, merge, squash, rebase",
    { version: 1, land: { methods: [] } },
  ],
  [
    "methods must be a list with at least one of fast-forward, merge, squash, rebase",
    { version: 1, land: { methods: ["octopus"] } },
  ],
  ["carryOverBaseDrift must be true or false", { version: 1, land: { carryOverBaseDrift: {} } }],
  [
    "approvers must be a list of email addresses and of @groups",
    { version: 1, land: { approvers: "ada@example.org" } },
  ],
  [
    'owners must be a list such as [{ "paths": ["src/"], "by": ["ada@example.org", "@group"] }]',
    { version: 1, land: { owners: [{ paths: ["src/"] }] } },
  ],
  ["groups must be an object with a list of email addresses for each name", { version: 1, land: { groups: [] } }],
  ["maxAgeDays must be a whole number from 0 to 10000", { version: 1, land: { maxAgeDays: -1 } }],
];

it.each(FAULTS)("reports that %s", (fault, file) => {
  expect(() => parseLandingRules(file)).toThrow(new SyntaxError(fault));
});

it("names an unknown key that every object has, and truncates a long one", () => {
  const named = (name: string): unknown => JSON.parse(`{"version":1,"land":{"approvals":1,"${name}":{"approvals":0}}}`);
  expect(() => parseLandingRules(named("__proto__"))).toThrow('land has an unknown key, "__proto__"');
  expect(() => parseLandingRules(named("constructor"))).toThrow('land has an unknown key, "constructor"');
  expect(() => parseLandingRules(named("x".repeat(50)))).toThrow(`"${"x".repeat(40)}";`);
});

function isRead(file: unknown): boolean {
  try {
    parseLandingRules(file);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** Values that are valid somewhere, values that are valid nowhere, and lists and objects of them. */
const leaf = fc.oneof(
  fc.constantFrom(true, false, null, 0, 1, 2, 100, 101, -1, 1.5, "", " ", "build", "squash", "merge", [], {}),
  fc.array(fc.constantFrom("squash", "rebase", "build", "", 1), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const NAMES = [...Object.keys(ALL.land), "__proto__", "constructor", "threads"];
const land = fc.dictionary(fc.constantFrom(...NAMES), leaf, { maxKeys: 3 });
const people = fc.array(fc.constantFrom("ada@example.org", "@core"), { maxLength: 2 });
const fitting = fc.record(
  {
    approvals: fc.integer({ min: 0, max: 100 }),
    checks: fc.oneof(fc.constant(true), fc.array(fc.constantFrom("build", "test"))),
    viewed: fc.boolean(),
    linearHistory: fc.boolean(),
    methods: fc.array(fc.constantFrom("fast-forward", "merge", "squash", "rebase"), { minLength: 1 }),
    carryOverBaseDrift: fc.boolean(),
    carryOverAddedCommits: fc.boolean(),
    authorsMayApprove: fc.boolean(),
    signed: fc.boolean(),
    touch: fc.boolean(),
    approvers: people,
    owners: fc.array(fc.record({ paths: people, by: people }), { maxLength: 2 }),
    groups: fc.dictionary(fc.constantFrom("core", "constructor", "__proto__"), people),
    agents: people,
    maxAgeDays: fc.integer({ min: 0, max: 10_000 }),
  },
  { requiredKeys: [] },
);
/** Most files are one step away from a valid one, so that both results are frequent. */
const file = fc.oneof(
  fc.record({ version: fc.constant(1), land: fc.oneof(fitting, land, leaf) }, { requiredKeys: ["version"] }),
  fc.tuple(fitting, fc.constantFrom(...NAMES), leaf).map(([rules, name, value]) => ({
    version: 1,
    land: { ...rules, [name]: value },
  })),
  fc.dictionary(fc.constantFrom("version", "land", "$schema", "other"), leaf),
  leaf,
);

it("SPEC.md shows a valid file", () => {
  const spec = readFileSync(join(import.meta.dirname, "../../SPEC.md"), "utf8");
  const [section = ""] = spec.split("\n## Rules for landing\n")[1]?.split("\n## ") ?? [];
  expect(parseLandingRules(JSON.parse(/```json\n([^`]+)```/u.exec(section)?.[1] ?? ""))).toMatchObject({
    approvals: 1,
  });
});

it("accepts and refuses the same files as its JSON Schema", () => {
  const answers = { read: 0, refused: 0 };
  fc.assert(
    fc.property(file, (value) => {
      const json: unknown = JSON.parse(JSON.stringify(value));
      const isFine = isRead(json);
      answers[isFine ? "read" : "refused"] += 1;
      expect(fitsSchema(RULES_SCHEMA, json).length === 0, JSON.stringify(json)).toBe(isFine);
    }),
    { numRuns: CASES, seed: 20_261_127 },
  );
  for (const [, one] of FAULTS) expect(fitsSchema(RULES_SCHEMA, one)).not.toEqual([]);
  expect(fitsSchema(RULES_SCHEMA, ALL)).toEqual([]);
  expect(Math.min(answers.read, answers.refused)).toBeGreaterThan(CASES / 10);
});
