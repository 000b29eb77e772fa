import { createHash } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import { DISMISSALS_BYTES, PATH_LENGTH_MAX } from "#contract/limits.ts";
import { inLine } from "#contract/untrustedText.ts";
import { isRecord } from "#contract/wire.ts";
import { inputRules } from "../inputRules.ts";

export interface DismissedFinding {
  readonly tool: string;
  readonly rule: string;
  readonly path: string | null;
  /** See `StoredFinding`: a hash of the rule, the message and the line. */
  readonly fingerprint: number;
}

/** The comments of an agent on some lines of a file, in whatever review, as they are dismissed. */
export interface DismissedComments {
  readonly agent: string;
  readonly path: string;
  /** A hash of the lines: 40 hexadecimal digits. */
  readonly fingerprint: string;
}

/** What is dismissed wherever it occurs. */
export type DismissedCode = DismissedFinding | DismissedComments;

/** One that can be given to others, with its reason. */
export interface SharedDismissal {
  readonly code: DismissedCode;
  readonly reason: string;
}

const MEMBERS = {
  finding: ["tool", "rule", "path", "fingerprint", "reason"],
  comments: ["agent", "path", "fingerprint", "reason"],
};
const NAME_MAX = 256;
const MEMBER_SHOWN = 40;
/** Findings have 48 bits. */
const FINGERPRINT_MAX = 2 ** 48 - 1;
const FINGERPRINT = /^[0-9a-f]{40}$/u;

export function hashOf(parts: readonly (string | number | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 40);
}

export function keyOfCode(code: DismissedCode): string {
  return "agent" in code
    ? hashOf(["code", code.agent, code.path, code.fingerprint])
    : hashOf(["finding", code.tool, code.rule, code.path, code.fingerprint]);
}

/** Returns a dismissal as an object of a file of them, or of the private marks; null if it is none. */
export function readDismissal(value: unknown): SharedDismissal | null {
  try {
    return isRecord(value) ? requireDismissal(value, "It") : null;
  } catch (error) {
    if (error instanceof GalleyError) return null; // stored without what it is about
    throw error;
  }
}

/**
 * Parses a file of dismissals, one JSON object on each line: all of it is valid, or it fails as BAD_INPUT with the line, or as
 * TOO_LARGE. The file is untrusted: unknown members are refused. Linear in its length.
 */
export function parseDismissals(text: string): readonly SharedDismissal[] {
  if (Buffer.byteLength(text) > DISMISSALS_BYTES)
    throw new GalleyError("TOO_LARGE", `Dismissals can have at most ${DISMISSALS_BYTES / 1024 / 1024} MiB.`);
  return text
    .replace(/^\uFEFF/u, "")
    .split(/\r?\n/u)
    .flatMap((line, index) =>
      line.trim() === "" ? [] : [requireDismissal(parseLine(line, index + 1), `Line ${index + 1}`)],
    );
}

const NEXT = "`galley check dismissed --format jsonl` writes such lines.";

function parseLine(line: string, number: number): Members {
  try {
    const value: unknown = JSON.parse(line);
    if (isRecord(value)) return value;
  } catch (cause) {
    throw new GalleyError("BAD_INPUT", `Line ${number} is not JSON.`, { cause, next: NEXT });
  }
  throw new GalleyError("BAD_INPUT", `Line ${number} must be a JSON object.`, { next: NEXT });
}

type Members = Readonly<Record<string, unknown>>;

function requireDismissal(members: Members, where: string): SharedDismissal {
  const isOfAgent = Object.hasOwn(members, "agent");
  const known = isOfAgent ? MEMBERS.comments : MEMBERS.finding;
  const unknown = Object.keys(members).find((member) => !known.includes(member));
  if (unknown !== undefined) throw refuse(where, `has the unknown member “${inLine(unknown.slice(0, MEMBER_SHOWN))}”.`);
  const { fingerprint, reason } = members;
  const text = (member: string, from: number, most: number): string => {
    const value = members[member];
    if (typeof value === "string" && value.length >= from && value.length <= most) return value;
    throw refuse(where, `needs \`${member}\`, a text of ${from} to ${most} characters.`);
  };
  if (typeof reason !== "string" || reason.trim() === "") throw refuse(where, "needs `reason`, a text.");
  const shared = { reason: inputRules.optionalBody(reason, `${where}: The reason`).trim() };
  if (isOfAgent) {
    if (typeof fingerprint !== "string" || !FINGERPRINT.test(fingerprint))
      throw refuse(where, "needs `fingerprint`, 40 hexadecimal digits.");
    return {
      ...shared,
      code: { agent: text("agent", 1, NAME_MAX), path: text("path", 1, PATH_LENGTH_MAX), fingerprint },
    };
  }
  if (
    typeof fingerprint !== "number" ||
    !Number.isInteger(fingerprint) ||
    fingerprint < 0 ||
    fingerprint > FINGERPRINT_MAX
  )
    throw refuse(where, `needs \`fingerprint\`, a whole number of 0 to ${FINGERPRINT_MAX}.`);
  const path = members["path"] === null ? null : text("path", 1, PATH_LENGTH_MAX);
  return { ...shared, code: { tool: text("tool", 1, NAME_MAX), rule: text("rule", 0, NAME_MAX), path, fingerprint } };
}

function refuse(where: string, fault: string): GalleyError {
  return new GalleyError("BAD_INPUT", `${where} ${fault}`, { next: NEXT });
}
