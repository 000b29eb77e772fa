import type { Json } from "../queryGraphql.ts";
import type { ApiCheck } from "./ApiCheck.ts";
import { differs } from "./differs.ts";

const RANGES = `query Ranges($slug: String!, $old: String!, $new: String!) { repository(slug: $slug) {
  rangeDiff(old: $old, new: $new) { pairs { kind old { oid } new { oid } } }
} }`;
const SIGNS: Readonly<Record<string, string>> = { EQUAL: "=", CHANGED: "!", DROPPED: "<", ADDED: ">" };
/** The lengths of the ranges, in commits. */
const LENGTHS = [1, 3, 8];

/** Compares two neighbouring ranges: one ends at a commit, the other at its first parent. */
export const checkRangeDiff: ApiCheck = async function* ({ execute, git, random }, { oid }) {
  const length = LENGTHS[Math.floor(random() * LENGTHS.length)] ?? 1;
  const back = (count: number): Promise<string> =>
    git(["rev-parse", "--verify", "--quiet", `${oid}~${count}`]).then(
      (printed) => printed.toString().trim(),
      () => "",
    );
  const [end, start, before] = await Promise.all([back(1), back(length), back(length + 1)]);
  if (end === "" || start === "" || before === "") return;
  const [old, now] = [`${before}..${end}`, `${start}..${oid}`];
  const { rangeDiff } = await execute(RANGES, { old, new: now });
  const reported = rangeDiff.pairs.map(
    (pair: Json) => `${pair.old?.oid ?? "-"} ${SIGNS[pair.kind]} ${pair.new?.oid ?? "-"}`,
  );
  const printed = await git(["-c", "core.abbrev=no", "range-diff", "-s", "--no-color", old, now]);
  const rows = printed
    .toString("latin1")
    .matchAll(/^ *(?:\d+|-): +([0-9a-f]+|-+) ([=!<>]) +(?:\d+|-): +([0-9a-f]+|-+) /gm);
  const gits = [...rows].map(
    ([, left = "", sign, right = ""]) => `${left.replace(/^-+$/, "-")} ${sign} ${right.replace(/^-+$/, "-")}`,
  );
  // Git accepts no range that contains only merges or nothing; the API lists the other range.
  if (gits.length > 0) yield* differs(`range-diff ${old} ${now}`, reported.join("\n"), Buffer.from(gits.join("\n")));
};
