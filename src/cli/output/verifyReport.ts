import { randomUUID } from "node:crypto";
import type { verifyReport_range$data } from "#generated/verifyReport_range.graphql.ts";
import { RULES_PATH } from "#contract/landingRules.ts";
import { inLine } from "#contract/untrustedText.ts";
import { graphql } from "../client/Galley.ts";
import { CHANGE_KINDS, counted, utcMoment, VERDICT_DONE, VERDICTS } from "./format.ts";
import { list, MOMENT, OBJECT_ID, oneOf, orNull, reportOf, TEXT, YES_OR_NO } from "./jsonSchema.ts";
import { PERSON, SIGNATURE } from "./personReport.ts";

export const VERIFIED_RANGE = graphql`
  fragment verifyReport_range on VerifiedRange @throwOnFieldError {
    range
    reason
    next
    commits {
      commit {
        oid
        messageHeadline
      }
      state
      reason
      next
      changes {
        how
        review {
          revision
          title
        }
        verdicts {
          verdict {
            by {
              ...personReport_person
            }
            kind
            at
          }
          change
          signature {
            ...personReport_signature
          }
          obstacle
        }
      }
    }
  }
`;

const HOW = { COMMITS: "commits", LANDING: "landing", CONTENTS: "contents" } as const;
const STATES = { APPROVED: "approved", MERGE: "merge", UNAPPROVED: "unapproved" } as const;

type VerifiedCommit = verifyReport_range$data["commits"][number];
type VerifiedChange = VerifiedCommit["changes"][number];

const VERDICT = reportOf<VerifiedChange["verdicts"][number]>()({
  by: [PERSON.schema, ({ verdict }) => PERSON.from(verdict.by)],
  verdict: [oneOf(Object.values(VERDICTS)), ({ verdict }) => VERDICTS[verdict.kind]],
  at: [orNull(MOMENT), ({ verdict }) => utcMoment(verdict.at)],
  /** The difference between what the verdict was given for and what landed. */
  change: [orNull(oneOf(CHANGE_KINDS)), ({ change }) => change ?? null],
  signature: [orNull(SIGNATURE.schema), ({ signature }) => (signature == null ? null : SIGNATURE.from(signature))],
  counts: [YES_OR_NO, ({ obstacle }) => obstacle == null],
  obstacle: [orNull(TEXT), ({ obstacle }) => obstacle ?? null],
});

const REVIEW = reportOf<VerifiedChange>()({
  id: [OBJECT_ID, ({ review }) => review.revision],
  title: [TEXT, ({ review }) => review.title],
  /** The way in which the change was found in the range. */
  foundBy: [oneOf(Object.values(HOW)), ({ how }) => HOW[how]],
  verdicts: [list(VERDICT.schema), ({ verdicts }) => verdicts.map(VERDICT.of)],
});

const COMMIT = reportOf<VerifiedCommit>()({
  id: [OBJECT_ID, ({ commit }) => commit.oid],
  title: [TEXT, ({ commit }) => commit.messageHeadline],
  state: [oneOf(Object.values(STATES)), ({ state }) => STATES[state]],
  reason: [orNull(TEXT), ({ reason }) => reason ?? null],
  next: [orNull(TEXT), ({ next }) => next ?? null],
  reviews: [list(REVIEW.schema), ({ changes }) => changes.map(REVIEW.of)],
});

export const RANGE = reportOf<verifyReport_range$data>()({
  range: [TEXT, ({ range }) => range],
  verified: [
    YES_OR_NO,
    ({ reason, commits }) => reason == null && commits.every(({ state }) => state !== "UNAPPROVED"),
  ],
  /** Why the commits are not the whole answer, and what to do. */
  reason: [orNull(TEXT), ({ reason }) => reason ?? null],
  next: [orNull(TEXT), ({ next }) => next ?? null],
  commits: [list(COMMIT.schema), ({ commits }) => commits.map(COMMIT.of)],
});

export type VerifyReport = ReturnType<typeof RANGE.of>;

export function isUnapproved({ state }: VerifyReport["commits"][number]): boolean {
  return state === "unapproved";
}

const MARKS = { approved: "ok   ", merge: "ok   ", unapproved: "FAIL " } as const;
const ID_DIGITS = 12;

const UNKNOWN = "Not known: who used a key, and whether a later verdict is held back by who serves the reviews.\n";

export function verifyText({ range, reason, next, commits }: VerifyReport): string {
  const problem = reason === null ? "" : `${inLine(reason)} ${inLine(next ?? "")}\n`;
  const nothing = range === "" ? "" : `There is nothing to verify in ${inLine(range)}.\n`;
  if (commits.length === 0) return problem || nothing;
  const failed = commits.filter(isUnapproved).length;
  const lines = commits.flatMap(({ id, title, state, reviews, ...why }) => [
    `${MARKS[state]} ${id.slice(0, ID_DIGITS)}  ${inLine(title)}`,
    ...(state === "merge" ? [`      a merge that adds nothing itself`] : []),
    ...(why.reason === null ? [] : [`      ${inLine(why.reason)} ${inLine(why.next ?? "")}`]),
    ...reviews.flatMap(reviewLines),
  ]);
  const count = `${counted(commits.length, "commit")} in ${inLine(range)}`;
  const sum = failed > 0 ? `${count}, ${failed} not approved.` : `${count}, all approved.`;
  const unknown = failed === 0 && reason === null ? UNKNOWN : "";
  return `${lines.join("\n")}\n\n${failed === 0 && reason !== null ? `${count}.` : sum}\n${unknown}${problem}`;
}

type ReviewLine = VerifyReport["commits"][number]["reviews"][number];

function reviewLines({ id, title, verdicts }: ReviewLine): readonly string[] {
  const head = `      review ${id.slice(0, ID_DIGITS)}  ${inLine(title)}`;
  return [head, ...(verdicts.length === 0 ? ["        no verdict"] : verdicts.map(verdictLine))];
}

function verdictLine({ by, verdict, change, signature, counts, obstacle }: ReviewLine["verdicts"][number]): string {
  const facts = [
    `${inLine(by.name ?? by.email)} ${VERDICT_DONE[verdict]}`,
    ...(signature === null ? ["unsigned"] : [inLine(signature.message)]),
    ...(change === null ? [] : [change]),
    ...(counts || verdict !== "approve" ? [] : [`does not count: ${obstacle ?? ""}`]),
  ];
  return `        ${facts.map((fact) => fact.replace(/\.$/u, "")).join("; ")}`;
}

/** Returns what the report refuses, each in a line. */
function refusals({ commits, reason, next }: VerifyReport): readonly string[] {
  const failed = commits.filter(isUnapproved).map(({ id, title, ...why }) => {
    return `${id.slice(0, ID_DIGITS)} ${inLine(title)}: ${inLine(`${why.reason ?? ""} ${why.next ?? ""}`)}`.trim();
  });
  return reason === null ? failed : [...failed, inLine(`${reason} ${next ?? ""}`).trim()];
}

const RULE = "Each commit needs the approvals that the rules of its branch ask for";

/** Returns the report in the static analysis results interchange format, version 2.1.0. Source: OASIS SARIF 2.1.0. */
export function sarifLog(report: VerifyReport) {
  const driver = { name: "galley verify", rules: [{ id: "unapproved", shortDescription: { text: RULE } }] };
  const locations = [{ physicalLocation: { artifactLocation: { uri: RULES_PATH } } }];
  const results = refusals(report).map((text) => {
    return { ruleId: "unapproved", level: "error", message: { text }, locations };
  });
  return {
    version: "2.1.0",
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    runs: [{ tool: { driver }, results }],
  };
}

/**
 * Returns a text for the log of GitHub Actions, and the failed commits as commands that show them on the page of the run. A line that
 * begins with a name from a commit or a note must be no command.
 */
export function githubLog(text: string, report: VerifyReport): string {
  const token = randomUUID();
  const errors = refusals(report).map((one) => `::error title=galley verify::${one.replaceAll("%", "%25")}\n`);
  return [`::stop-commands::${token}\n`, text, `::${token}::\n`, ...errors].join("");
}
