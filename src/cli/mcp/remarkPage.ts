import { MCP_REMARKS_MAX, MCP_TEXT_MAX } from "#contract/limits.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Remark } from "#server/reviews/remarks/Remark.ts";
import { remarksText } from "#server/reviews/remarks/remarksText.ts";
import { fenced } from "./fenced.ts";
import type { ToolAnswer } from "./McpTool.ts";
import { pieceOf } from "./pieceOf.ts";

/** What one remark may take of a page; the rest of it is read by itself. */
const REMARK_MAX = MCP_TEXT_MAX / 4;
const NONE = "There are no such remarks.";
const NOT_LISTED = "No remark of this list has the id that it was to go on after.";

/**
 * Writes remarks for an agent, as many as one answer holds, from behind the one of the id `after`: each in a fence of its own, as
 * people and other programs wrote it.
 */
export function remarkPage(remarks: readonly Remark[], after: string | undefined): ToolAnswer {
  const begin = after === undefined ? 0 : remarks.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && begin === 0)
    throw new GalleyError("NOT_FOUND", NOT_LISTED, { next: "Begin again without it." });
  const shown: Remark[] = [];
  const parts: string[] = [];
  let size = 0;
  for (const remark of remarks.slice(begin, begin + MCP_REMARKS_MAX)) {
    const text = remarkText(remark);
    if (parts.length > 0 && size + text.length > MCP_TEXT_MAX) break;
    size += text.length;
    parts.push(text);
    shown.push(remark);
  }
  const isAll = begin + shown.length === remarks.length;
  const next = isAll ? null : (shown.at(-1)?.id ?? null);
  const rest = remarks.length - begin - shown.length;
  const more = next === null ? [] : [`${rest} more: ask again with after = "${next}".`];
  return {
    text: [...(remarks.length === 0 ? [NONE] : parts), ...more].join("\n\n"),
    facts: { remarks: shown.map(factsOf), next },
  };
}

function remarkText(remark: Remark): string {
  const { text, next } = pieceOf(remarksText([remark]), 0, REMARK_MAX);
  const authors = remark.comments.map(({ author, agent }) =>
    agent === null ? (author.name ?? author.email) : `${agent} (agent of ${author.name ?? author.email})`,
  );
  const cut = next === null ? [] : [`It goes on: read_remark with id "${remark.id}" and offset ${next}.`];
  return [`Remark ${remark.id}`, fenced("remarks and code", authors, text), ...cut].join("\n");
}

function factsOf({ id, review, state, kind, addressed }: Remark) {
  return {
    id,
    review,
    state,
    kind,
    addressed: addressed === null ? null : { by: addressed.by, comment: addressed.comment },
  };
}
