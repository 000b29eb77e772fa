import { displayLine } from "#contract/byteText.ts";
import type { LandingRules } from "#contract/landingRules.ts";
import { inLine } from "#contract/untrustedText.ts";
import { globPattern } from "#server/git/gitPaths.ts";
import type { DerivedVerdict } from "../state/Review.ts";
import type { VerdictSignature } from "../verdicts/verdictSignature.ts";

/** An approval with its signature; null if it has none or nobody checked it. */
export interface SignedApproval {
  readonly verdict: Pick<DerivedVerdict, "by" | "at">;
  readonly signature: VerdictSignature | null;
}

const DAY_S = 86_400;
/** Clocks differ by so much at most: an approval from later than that has a false time. */
const AHEAD_S = DAY_S;

const BY_AGENT = "by an agent";
const NOT_NAMED = "by somebody whose approvals do not count by the rules of the target";
const NO_TOUCH = "not signed with a security key that somebody touched";
const NO_TIME = "without a time, so nobody knows how old it is";
const AHEAD = "from a time that has not come yet";

/**
 * Returns why an approval does not count by the rules of a branch, as part of a sentence; null if it does. Landing and `galley verify`
 * both ask this. `now` is in seconds since 1970.
 */
export function ruleAgainst(
  { verdict: { by, at }, signature }: SignedApproval,
  rules: Pick<LandingRules, "agents" | "approvers" | "groups" | "touch" | "maxAgeDays">,
  now: number,
): string | null {
  const names = [by.email, ...(signature?.identities ?? [])];
  if (names.some((name) => isAmong(name, rules.agents, rules))) return BY_AGENT;
  if (rules.approvers.length > 0 && !isAmong(by.email, rules.approvers, rules)) return NOT_NAMED;
  if (rules.touch && signature?.isTouched !== true) return NO_TOUCH;
  if (rules.maxAgeDays === 0) return null;
  if (at === null) return NO_TIME;
  if (at > now + AHEAD_S) return AHEAD;
  return now - at > rules.maxAgeDays * DAY_S ? `older than ${rules.maxAgeDays} days` : null;
}

/** Returns true if an address is in a list of addresses and groups, in whatever case. */
function isAmong(email: string, list: readonly string[], { groups }: Pick<LandingRules, "groups">): boolean {
  const wanted = email.toLowerCase();
  const groupOf = (name: string) => (Object.hasOwn(groups, name) ? groups[name] : undefined) ?? [];
  const people = list.flatMap((name) => (name.startsWith("@") ? groupOf(name.slice(1)) : [name]));
  return people.some((name) => name.toLowerCase() === wanted);
}

/**
 * Returns which file of `paths`, those of a change, lacks an approval by one of its owners, one sentence; null if none does. The
 * approvers are email addresses.
 */
export function missingOwner(
  approvers: readonly string[],
  paths: readonly string[],
  rules: Pick<LandingRules, "owners" | "groups">,
): string | null {
  for (const { paths: patterns, by } of rules.owners) {
    if (approvers.some((email) => isAmong(email, by, rules))) continue;
    const globs = patterns.map(globPattern);
    const path = paths.find((one) => globs.some((glob) => glob.test(one)));
    const owners = new Intl.ListFormat("en", { type: "disjunction" }).format(by.map(inLine));
    if (path !== undefined) return `${displayLine(path)} needs an approval by ${owners}.`;
  }
  return null;
}

/** Counts people: two approvals are by one person if they share an address, in whatever case, or the identities of a key. */
export function countPeople(approvals: readonly SignedApproval[]): number {
  const people: Set<string>[] = [];
  for (const { verdict, signature } of approvals) {
    const names = new Set([verdict.by.email, ...(signature?.identities ?? [])].map((name) => name.toLowerCase()));
    const same = people.filter((known) => [...names].some((name) => known.has(name)));
    for (const known of same) {
      for (const name of known) names.add(name);
      people.splice(people.indexOf(known), 1);
    }
    people.push(names);
  }
  return people.length;
}
