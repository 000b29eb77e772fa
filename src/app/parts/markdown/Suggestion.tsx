import { use, type ReactNode } from "react";
import { ApplyContext } from "./ApplyContext.ts";
import { ChangedRows } from "./ChangedRows.tsx";
import { CommentIdContext } from "./CommentIdContext.ts";
import { suggestedRows } from "./suggestedRows.ts";
import { SuggestionDeeds } from "./SuggestionDeeds.tsx";

const TEXT = {
  title: "Suggested change",
  nothing: "Nothing would change. Edit the lines of the suggestion.",
} as const;

interface Props {
  /** The lines that are proposed. */
  readonly lines: readonly string[];
  /** The lines that they would replace; null where those are not known. */
  readonly instead: readonly string[] | null;
}

/**
 * A proposal for some lines: what stands there then and what would stand there now, changed words marked. Where it can be written
 * into the file there are buttons for that.
 */
export function Suggestion({ lines, instead }: Props): ReactNode {
  const applying = use(ApplyContext);
  const comment = use(CommentIdContext);
  const rows = suggestedRows(instead ?? [], lines);
  const isNothing = rows.every(({ kind }) => kind === "kept");
  const canApply = applying !== null && comment !== null && instead !== null && !isNothing;
  return (
    <figure className="Suggestion">
      <figcaption className="Suggestion-title">
        <span>
          {TEXT.title}
          {isNothing && <span className="Suggestion-nothing"> {TEXT.nothing}</span>}
        </span>
        {canApply && <SuggestionDeeds shown={{ comment, lines, instead }} applying={applying} />}
      </figcaption>
      <ChangedRows rows={rows} />
    </figure>
  );
}
