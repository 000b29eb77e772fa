import { isRecord } from "./wire.ts";

/** The file of a branch that says what a review needs to be landed on it. */
export const RULES_PATH = ".galley/review.json";
/** The file of a branch with the keys of the people whose signatures count there, as `gpg.ssh.allowedSignersFile` has them. */
export const SIGNERS_PATH = ".galley/allowed_signers";

const METHODS = ["fast-forward", "merge", "squash", "rebase"] as const;

/** The requirements of a branch, besides those that always hold. KEYS describes each. */
export interface LandingRules {
  readonly approvals: number;
  readonly checks: readonly string[] | true;
  readonly agentChecks: boolean;
  readonly viewed: boolean;
  readonly linearHistory: boolean;
  readonly methods: readonly (typeof METHODS)[number][];
  readonly carryOverBaseDrift: boolean;
  readonly carryOverAddedCommits: boolean;
  readonly authorsMayApprove: boolean;
  readonly signed: boolean;
  readonly touch: boolean;
  readonly approvers: readonly string[];
  readonly owners: readonly OwnerRule[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly agents: readonly string[];
  readonly maxAgeDays: number;
}

/** Files whose change needs an approval by one of some people. */
interface OwnerRule {
  /** Each a file, a folder or a pattern, as `globPattern` reads them. */
  readonly paths: readonly string[];
  /** E-mail addresses, and groups with an @ before their name. */
  readonly by: readonly string[];
}

/** The rules of a branch without the file. */
export const NO_RULES: LandingRules = {
  approvals: 0,
  checks: [],
  agentChecks: false,
  viewed: false,
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

const CHECKS: Kind<LandingRules["checks"]> = {
  schema: { anyOf: [{ enum: [true] }, LISTED] },
  must: "true or a list of names",
  fits: (value): value is LandingRules["checks"] => value === true || isList(value),
};

const METHOD_LIST: Kind<LandingRules["methods"]> = {
  schema: { type: "array", items: { enum: METHODS }, minItems: 1 },
  must: `a list with at least one of ${METHODS.join(", ")}`,
  fits: (value): value is LandingRules["methods"] =>
    Array.isArray(value) && value.length > 0 && value.every((name) => METHODS.some((method) => method === name)),
};

const PEOPLE: Kind<readonly string[]> = {
  schema: LISTED,
  must: "a list of e-mail addresses and of @groups",
  fits: isList,
};

const GROUPS: Kind<LandingRules["groups"]> = {
  schema: { type: "object", additionalProperties: LISTED },
  must: "an object with a list of e-mail addresses for each name",
  fits: (value): value is LandingRules["groups"] => isRecord(value) && Object.values(value).every(isList),
};

const OWNERS: Kind<LandingRules["owners"]> = {
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
  fits: (value): value is LandingRules["owners"] =>
    Array.isArray(value) &&
    value.every((one) => isRecord(one) && isList(one["paths"]) && isList(one["by"]) && Object.keys(one).length === 2),
};

const KEYS = {
  approvals: { kind: COUNT, description: "Approvals by people who had no part in the change" },
  checks: { kind: CHECKS, description: "Checks that must pass; true: all that report" },
  agentChecks: { kind: SWITCH, description: "Checks count that an agent imported" },
  viewed: { kind: SWITCH, description: "Who lands the change must have viewed all of it" },
  linearHistory: { kind: SWITCH, description: "No merge commit may be landed" },
  methods: { kind: METHOD_LIST, description: "Allowed methods" },
  carryOverBaseDrift: { kind: SWITCH, description: "Approvals survive changes of the same files by others" },
  carryOverAddedCommits: { kind: SWITCH, description: "`galley verify` accepts added commits that cancel out" },
  authorsMayApprove: { kind: SWITCH, description: "Approvals by the people who made the change count" },
  signed: { kind: SWITCH, description: "Approvals count only with a valid signature" },
  touch: { kind: SWITCH, description: "Approvals count only with a touched security key" },
  approvers: { kind: PEOPLE, description: "Only approvals by these people count; none: by all" },
  owners: { kind: OWNERS, description: "Files that need an approval by one of some people" },
  groups: { kind: GROUPS, description: "People under a name that lists have after an @" },
  agents: { kind: PEOPLE, description: "Agents; approvals by them or their keys never count" },
  maxAgeDays: { kind: DAYS, description: "Approvals that are older do not count; 0: however old" },
} as const;

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
  const read = <Name extends keyof LandingRules>(name: Name, kind: Kind<LandingRules[Name]>): LandingRules[Name] => {
    const value = members[name];
    if (value === undefined) return NO_RULES[name];
    if (kind.fits(value)) return value;
    throw new SyntaxError(`${name} must be ${kind.must}`);
  };
  return {
    approvals: read("approvals", COUNT),
    checks: read("checks", CHECKS),
    agentChecks: read("agentChecks", SWITCH),
    viewed: read("viewed", SWITCH),
    linearHistory: read("linearHistory", SWITCH),
    methods: read("methods", METHOD_LIST),
    carryOverBaseDrift: read("carryOverBaseDrift", SWITCH),
    carryOverAddedCommits: read("carryOverAddedCommits", SWITCH),
    authorsMayApprove: read("authorsMayApprove", SWITCH),
    signed: read("signed", SWITCH),
    touch: read("touch", SWITCH),
    approvers: read("approvers", PEOPLE),
    owners: read("owners", OWNERS),
    groups: read("groups", GROUPS),
    agents: read("agents", PEOPLE),
    maxAgeDays: read("maxAgeDays", DAYS),
  };
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
