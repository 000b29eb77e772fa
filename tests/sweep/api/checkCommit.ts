import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import type { Json } from "../queryGraphql.ts";
import type { ApiCheck } from "./ApiCheck.ts";
import { differs } from "./differs.ts";

const COMMIT = `query Commit($slug: String!, $revision: String!) { repository(slug: $slug) { commit(revision: $revision) {
  oid messageHeadline author { name email date } committer { name email date }
  parents(first: 100) { edges { node { oid } } }
} } }`;
/** The API returns only this much of a longer subject as the headline. */
const SUBJECT_LENGTH = 1000;
const FORMAT = ["%H", "%s", "%an", "%ae", "%aI", "%cn", "%ce", "%cI", "%P"].join("%x00");

/** The author, committer, dates, message and parents of a commit. */
export const checkCommit: ApiCheck = async function* ({ execute, git }, { oid }) {
  const { commit } = await execute(COMMIT, { revision: oid });
  const { author, committer } = commit;
  const names: string[] = commit.parents.edges.map(({ node }: Json) => node.oid);
  const people = [author, committer].flatMap(({ name, email, date }) => [name, email, date]);
  const reported = [commit.oid, ...people, names.join(" ")].join("\0");
  const printed = decodeBytes(await git(["log", "-1", "--no-mailmap", "--encoding=UTF-8", `--format=${FORMAT}`, oid]));
  const [id = "", subject = "", ...rest] = printed.trimEnd().split("\0");
  if (subject.length < SUBJECT_LENGTH) yield* differs("subject", commit.messageHeadline, encodeBytes(subject));
  // Git writes "Z" for +00:00; the API writes each offset as digits.
  const gits = [id, ...rest.map((field) => field.replace(/(:\d{2})Z$/, "$1+00:00"))];
  yield* differs(
    "commit",
    reported.replaceAll(/[^\S\0]+/g, " "),
    encodeBytes(gits.join("\0").replaceAll(/[^\S\0]+/g, " ")),
  );
};
