import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { PatchSetPicker_review$key } from "#generated/PatchSetPicker_review.graphql.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";
import { chosenRange } from "./chosenRange.ts";

const FROM = "From";
const TO = "to";
const BASE = "its base";
const LABEL = "Patch sets to read";
const nameOf = (number: number): string => `patch set ${number}`;
const NOT_RECORDED = ", not recorded";

interface Props {
  readonly slug: string;
  readonly review: PatchSetPicker_review$key;
}

/** Chooses the two states of a review that are held together: a patch set and its base, or an earlier one. */
export function PatchSetPicker({ slug, review }: Props) {
  const { key, patchSets } = useFragment(
    graphql`
      fragment PatchSetPicker_review on Review @throwOnFieldError {
        key
        patchSets {
          number
          headOid
          isRecorded
        }
      }
    `,
    review,
  );
  const { go } = useRouter();
  const [fromWord] = useSearchParam("from");
  const [toWord] = useSearchParam("to");
  const last = patchSets.at(-1)?.number ?? 1;
  const { from, to } = chosenRange(fromWord, toWord, last);
  const read = (next: { readonly from: number; readonly to: number }): void =>
    go(
      addressOf.reviewFiles(slug, key, {
        from: next.from === 0 || next.from >= next.to ? null : next.from,
        to: next.to === last ? null : next.to,
      }),
    );
  return (
    <fieldset className="PatchSetPicker">
      <legend className="visually-hidden">{LABEL}</legend>
      <label>
        {FROM}{" "}
        <select value={from} onChange={(event) => read({ from: Number(event.target.value), to })}>
          <option value={0}>{BASE}</option>
          {patchSets.flatMap(({ number }) =>
            number < to
              ? [
                  <option key={number} value={number}>
                    {nameOf(number)}
                  </option>,
                ]
              : [],
          )}
        </select>
      </label>
      <label>
        {TO}{" "}
        <select value={to} onChange={(event) => read({ from, to: Number(event.target.value) })}>
          {patchSets.map(({ number, headOid, isRecorded }) => (
            <option key={number} value={number}>
              {`${nameOf(number)} · ${headOid.slice(0, 8)}${isRecorded ? "" : NOT_RECORDED}`}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
