import { isRecord } from "./wire.ts";

/** The file of a branch that says what a review needs to be landed on it. */
export const RULES_PATH = ".galley/review.json";
/** The file of a branch with the keys of the people whose signatures count there, as `gpg.ssh.allowedSignersFile` has them. */
export const SIGNERS_PATH = ".galley/allowed_signers";

const METHODS = ["fast-forward", "merge", "squash", "rebase"] as const;
type Method = (typeof METHODS)[number];
type Groups = Readonly<Record<string, readonly string[]>>;

/** Files whose change needs an approval by one of some people. */
interface OwnerRule {
  /** Each a file, a folder or a pattern, as `globPattern` reads them. */
  readonly paths: readonly string[];
  /** Email addresses, and groups with an @ before their name. */
  readonly by: readonly string[];
}

/** A value of the file: for editors, for people, and for Galley. */
interface Kind<Value> {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly must: string;
  readonly fits: (value: unknown) => value is Value;
}

const COUNT = numberTo(100);
const DAYS = numberTo(10_000);

function numberTo(maximum: number): Kind<number> {
  return {
    schema: { type: "integer", minimum: 0, maximum },
    must: `a whole number from 0 to ${maximum}`,
    fits: (value): value is number =>
      typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= maximum,
  };
}

const SWITCH: Kind<boolean> = {
  schema: { type: "boolean" },
  must: "true or false",
  fits: (value) => typeof value === "boolean",
};

const LISTED = { type: "array", items: { type: "string", pattern: String.raw`\S` } } as const;

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string" && /\S/u.test(one));
}

const CHECKS: Kind<readonly string[] | true> = {
  schema: { anyOf: [{ enum: [true] }, LISTED] },
  must: "true or a list of names",
  fits: (value): value is readonly string[] | true => value === true || isList(value),
};

const METHOD_LIST: Kind<readonly Method[]> = {
  schema: { type: "array", items: { enum: METHODS }, minItems: 1 },
  must: `a list with at least one of ${METHODS.join(", ")}`,
  fits: (value): value is readonly Method[] =>
    Array.isArray(value) && value.length > 0 && value.every((name) => METHODS.some((method) => method === name)),
};

const PEOPLE: Kind<readonly string[]> = {
  schema: LISTED,
  must: "a list of email addresses and of @groups",
  fits: isList,
};

const GROUPS: Kind<Groups> = {
  schema: { type: "object", additionalProperties: LISTED },
  must: "an object with a list of email addresses for each name",
  fits: (value): value is Groups => isRecord(value) && Object.values(value).every(isList),
};

const OWNERS: Kind<readonly OwnerRule[]> = {
  schema: {
    type: "array",
    items: {
      type: "object",
      properties: { paths: LISTED, by: LISTED },
      required: ["paths", "by"],
      additionalProperties: false,
    },
  },
  must: 'a list such as [{ "paths": ["src/"], "by": ["ada@example.org", "@group"] }]',
  fits: (value): value is readonly OwnerRule[] =>
    Array.isArray(value) &&
    value.every((one) => isRecord(one) && isList(one["paths"]) && isList(one["by"]) && Object.keys(one).length === 2),
};

const KEYS = {
  approvals: { kind: COUNT, description: "Approvals by people who had no part in the change" },
  checks: { kind: CHECKS, description: "Checks that must pass; true: all that report" },
  agentChecks: { kind: SWITCH, description: "Checks count that an agent imported" },
  viewed: { kind: SWITCH, description: "Who lands the change must have viewed all of it" },
  findings: { kind: SWITCH, description: "Who lands the change must have dismissed new findings" },
  linearHistory: { kind: SWITCH, description: "No merge commit may be landed" },
  methods: { kind: METHOD_LIST, description: "Allowed methods" },
  carryOverBaseDrift: { kind: SWITCH, description: "Approvals survive changes of the same files by others" },
  carryOverAddedCommits: { kind: SWITCH, description: "`galley verify` accepts added commits that cancel out" },
  authorsMayApprove: { kind: SWITCH, description: "Approvals by the people who made the change count" },
  signed: { kind: SWITCH, description: "Approvals, and one after each thread, must be signed" },
  touch: { kind: SWITCH, description: "Approvals count only with a touched security key" },
  approvers: { kind: PEOPLE, description: "Only approvals by these people count; none: by all" },
  owners: { kind: OWNERS, description: "Files that need an approval by one of some people" },
  groups: { kind: GROUPS, description: "People under a name that lists have after an @" },
  agents: { kind: PEOPLE, description: "Agents; approvals by them or their keys never count" },
  maxAgeDays: { kind: DAYS, description: "Approvals that are older do not count; 0: however old" },
} as const;

/** The requirements of a branch, besides those that always hold. */
export type LandingRules = {
  readonly [Name in keyof typeof KEYS]: (typeof KEYS)[Name]["kind"] extends Kind<infer Value> ? Value : never;
};

/** The rules of a branch without the file. */
export const NO_RULES: LandingRules = {
  approvals: 0,
  checks: [],
  agentChecks: false,
  viewed: false,
  findings: false,
  linearHistory: false,
  methods: METHODS,
  carryOverBaseDrift: false,
  carryOverAddedCommits: false,
  authorsMayApprove: false,
  signed: false,
  touch: false,
  approvers: [],
  owners: [],
  groups: {},
  agents: [],
  maxAgeDays: 0,
};

const properties = Object.entries(KEYS).map(([name, { kind, description }]) => [name, { ...kind.schema, description }]);

/** The JSON Schema of the file. Accepts what `parseLandingRules` does. */
export const RULES_SCHEMA: Readonly<Record<string, unknown>> = {
  description: "Galley's rules for landing on the branch with this file",
  type: "object",
  properties: {
    $schema: { type: "string" },
    version: { enum: [1] },
    land: { type: "object", properties: Object.fromEntries(properties), additionalProperties: false },
  },
  required: ["version"],
  additionalProperties: false,
};

/** Reads the rules from the parsed file. Throws a SyntaxError that says what is not valid in it. */
export function parseLandingRules(file: unknown): LandingRules {
  const { version, land, $schema } = membersOf(file, "the file", ["$schema", "version", "land"]);
  if (version !== 1) throw new SyntaxError("version must be 1");
  if ($schema !== undefined && typeof $schema !== "string") throw new SyntaxError("$schema must be a text");
  const members = land === undefined ? {} : membersOf(land, "land", Object.keys(KEYS));
  const given = Object.entries(KEYS).filter(([name]) => members[name] !== undefined);
  for (const [name, { kind }] of given)
    if (!kind.fits(members[name])) throw new SyntaxError(`${name} must be ${kind.must}`);
  return { ...NO_RULES, ...Object.fromEntries(given.map(([name]) => [name, members[name]])) };
}

const SHOWN_MAX = 40;

/** Returns the own members of an object with known keys only. */
function membersOf(value: unknown, where: string, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new SyntaxError(`${where} must be an object`);
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown === undefined) return value;
  throw new SyntaxError(
    `${where} has an unknown key, ${JSON.stringify(unknown.slice(0, SHOWN_MAX))}; known are ${known.join(", ")}`,
  );
}
