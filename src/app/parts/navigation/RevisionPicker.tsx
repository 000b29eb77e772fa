import { useRef, useState } from "react";
import { localChoice } from "#app/ui/choices.ts";
import { Combobox, type ComboboxSuggestion } from "#app/ui/Combobox.tsx";
import { useFieldKeys } from "#app/ui/focus.ts";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { useRefSuggestions } from "./useRefSuggestions.ts";

const TEXT = {
  choose: (label: string): string => `Choose another revision: ${label}`,
  empty: "No branch or tag is named like this; any revision that git understands may be typed",
  recent: "looked at last",
  countWords: (shown: number, total: number): string =>
    `${formatCount(shown)} of ${formatCount(total)} are listed; type a few letters of the one you want`,
} as const;
const KEYS = "d r";

interface Props {
  readonly slug: string;
  readonly label: string;
  /** Hides the label from sight where the place says it already. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onPick: (revision: string) => void;
  /** What brings the focus to it; of two on a page each needs its own. */
  readonly keys?: string;
}

/** A field for a revision: suggests branches and tags out of thousands, takes anything that git understands. */
export function RevisionPicker({ slug, label, labelHidden = false, value, onPick, keys = KEYS }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const hint = TEXT.choose(label);
  const leave = useFieldKeys(room, keys, hint, shortcutGroups.reading);
  const [typed, setTyped] = useState(value);
  const [recent, setRecent] = useState<readonly string[] | null>(null);
  const text = recent === null ? null : typed === value ? "" : typed;
  const { suggestions, total, failure, loading } = useRefSuggestions(slug, text);
  const shown = text === "" && failure === null ? withRecent(recent ?? [], value, suggestions) : suggestions;
  const isCut = suggestions.length > 0 && suggestions.length < total;
  return (
    // Keys that bubble from the field: the room around it takes none.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={room}
      title={`${hint} (${keys})`}
      onKeyDown={leave}
      onFocus={() => setRecent((known) => known ?? recentRevisions.read(slug))}
    >
      <Combobox
        label={label}
        labelHidden={labelHidden}
        value={typed}
        onChange={setTyped}
        onPick={(picked) => {
          const isTyped = picked === typed && typed !== value && !loading;
          const revision = isTyped ? meantRevision(picked.trim(), suggestions, total) : picked.trim();
          if (revision === "" || revision === value) return;
          for (const last of [value, revision]) recentRevisions.keep(slug, last);
          onPick(revision);
        }}
        suggestions={shown}
        loading={loading}
        emptyText={failure ?? TEXT.empty}
        note={isCut ? TEXT.countWords(suggestions.length, total) : undefined}
      />
    </div>
  );
}

/** Puts before the suggestions what was looked at last, and leaves it out among them. */
function withRecent(
  recent: readonly string[],
  value: string,
  suggestions: readonly ComboboxSuggestion[],
): readonly ComboboxSuggestion[] {
  const last = recent.filter((revision) => revision !== value);
  const others = suggestions.filter((suggestion) => !last.includes(suggestion.value));
  const details = new Map(suggestions.map((suggestion) => [suggestion.value, suggestion.detail]));
  return [
    ...last.map((revision) => ({
      value: revision,
      label: displayPath(revision),
      detail: [details.get(revision), TEXT.recent].filter((word) => word !== undefined && word !== "").join(", "),
    })),
    ...others,
  ];
}

/** Letters of a ref's name, with nothing in them that git reads otherwise. */
const NAME = /^[\w./-]+$/u;
/** Ids, and names such as HEAD, which are no branches or tags. */
const OTHER = /^(?:[0-9a-f]{4,64}|[A-Z_]+)$/u;

/**
 * Gives the revision that is meant by a text on which Enter was pressed: the only ref of all that it fits, where the text says
 * nothing else to git; as it stands where several fit, or none.
 */
export function meantRevision(typed: string, suggestions: readonly ComboboxSuggestion[], total: number): string {
  const [only] = suggestions;
  if (total !== 1 || only === undefined || !NAME.test(typed) || OTHER.test(typed)) return typed;
  return only.value;
}

const keyOf = (slug: string): string => `galley.revisions.${slug}`;

/** As many are kept of each repository. */
const KEPT = 5;

/** The revisions that this browser went to last in a repository, the newest first. */
const recentRevisions = {
  read(slug: string): readonly string[] {
    try {
      const kept: unknown = JSON.parse(localChoice.read(keyOf(slug)) ?? "[]");
      return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, KEPT) : [];
    } catch (error) {
      if (error instanceof SyntaxError) return []; // written by another program of this address
      throw error;
    }
  },
  keep(slug: string, revision: string): void {
    const others = recentRevisions.read(slug).filter((other) => other !== revision);
    localChoice.keep(keyOf(slug), JSON.stringify([revision, ...others].slice(0, KEPT)));
  },
};
