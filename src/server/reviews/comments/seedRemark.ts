import type { BookedReview } from "../BookedReview.ts";
import type { CommentLocation } from "../CommentItem.ts";
import { present } from "../present.ts";
import { quoteLines } from "../texts/quoteLines.ts";
import type { Anchor, AnchoredFile } from "../positions/readAnchor.ts";
import type { CommentSeed } from "./sealComments.ts";

/** What somebody remarks. A blocking remark wants an answer before the change goes in. */
export interface Remark {
  readonly key: string;
  readonly body: string;
  readonly kind: "blocking" | "note";
}

const SUGGESTION = /^ {0,3}(?:`{3,}|~{3,})suggestion\s*$/mu;

function locationOf({ commit, path, startLine, endLine }: Anchor): CommentLocation {
  if (path === null || startLine === null) return { commit, path: path ?? "", range: null };
  return { commit, path, range: { startLine, startColumn: 0, endLine: endLine ?? startLine, endColumn: 0 } };
}

/** Makes the first comment of a thread, with what it takes to find its place again when the file has changed. */
export function seedRemark(
  { patchSets }: Pick<BookedReview, "patchSets">,
  anchor: Anchor,
  file: AnchoredFile | null,
  { key, body, kind }: Remark,
): CommentSeed {
  const { commit, side, startLine, endLine } = anchor;
  const patchSet = patchSets.findLast(({ head, base }) => commit === (side === "new" ? head : base));
  const quoted =
    file?.lines == null || startLine === null ? null : quoteLines(file.lines, startLine, endLine ?? startLine);
  return {
    original: "",
    parent: "",
    location: locationOf(anchor),
    description: body,
    resolved: kind === "blocking" ? false : null,
    extras: present({
      key,
      side: anchor.path === null ? undefined : side,
      blob: file?.blob ?? undefined,
      quote: quoted?.quote,
      before: quoted?.before,
      after: quoted?.after,
      patchSet: patchSet?.number,
      suggestion: quoted !== null && SUGGESTION.test(body) ? (true as const) : undefined,
    }),
  };
}
