import { useRef, useState } from "react";
import { Combobox } from "#app/ui/Combobox.tsx";
import type { ComboboxSuggestion } from "#app/ui/ComboboxInput.tsx";
import { useFieldKeys } from "#app/ui/focus.ts";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { graphql, readInlineData } from "react-relay";
import type { RevisionPicker_ref$key } from "#generated/RevisionPicker_ref.graphql.ts";
import type { RevisionPickerQuery } from "#generated/RevisionPickerQuery.graphql.ts";
import { useLoadedQuery } from "../data/useLoadedQuery.ts";
import { refKinds } from "./namedRefs.ts";
import { distanceText } from "./UpstreamDistance.tsx";

interface Props {
  readonly slug: string;
  readonly label: string;
  /** Hides the label visually where the context makes it clear. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onPick: (revision: string) => void;
  /** Why the value cannot be used. */
  readonly error?: string | undefined;
  /** Called with each text that the field shows: a form sends that one, whether it was chosen from the list or only typed. */
  readonly onType?: (text: string) => void;
  /** The shortcut that focuses the field; two pickers on a page need different ones. */
  readonly keys?: string;
  readonly group?: string;
}

/** A field for a revision: suggests branches and tags, and accepts any expression that git understands. */
export function RevisionPicker({
  slug,
  label,
  labelHidden = false,
  value,
  onPick,
  onType,
  error,
  keys = "d r",
  group = shortcutGroups.reading,
}: Props) {
  const container = useRef<HTMLDivElement>(null);
  const hint = `Choose another revision: ${label}`;
  const leave = useFieldKeys(container, keys, hint, group);
  const [typed, setTyped] = useState(value);
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    // Not over a text that is being typed.
    if (typed === before) setTyped(value);
  }
  const [isUsed, setUsed] = useState(false);
  const text = isUsed ? (typed === value ? "" : typed) : null;
  const { suggestions, total, failure, loading } = useRefSuggestions(slug, text);
  const isTruncated = suggestions.length > 0 && suggestions.length < total;
  return (
    // The container only receives bubbling key events of the field and is not focusable.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={container} title={`${hint} (${keys})`} onKeyDown={leave} onFocus={() => setUsed(true)}>
      <Combobox
        label={label}
        labelHidden={labelHidden}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          onType?.(text.trim());
        }}
        onPick={(picked) => {
          const isTyped = picked === typed && typed !== value && !loading;
          const revision = isTyped ? typedRevision(picked.trim(), suggestions, total) : picked.trim();
          setTyped(revision);
          onType?.(revision);
          if (revision !== "" && revision !== value) onPick(revision);
        }}
        suggestions={suggestions}
        loading={loading}
        emptyText={failure ?? "No matching branch or tag. You can also type any revision that git understands."}
        error={error}
        note={
          isTruncated
            ? `Showing ${formatCount(suggestions.length)} of ${formatCount(total)}; keep typing to filter`
            : undefined
        }
      />
    </div>
  );
}

/** A plain ref name, without characters that have a meaning in git's revision syntax. */
const NAME = /^[\w./-]+$/u;
/** Object ids and names such as HEAD, which are neither branches nor tags. */
const OTHER = /^(?:[0-9a-f]{4,64}|[A-Z_]+)$/u;

/**
 * Returns the revision meant by a text on which Enter was pressed: the only matching ref, unless the text has another
 * meaning for git; otherwise the text itself.
 */
export function typedRevision(typed: string, suggestions: readonly ComboboxSuggestion[], total: number): string {
  const [only] = suggestions;
  if (total !== 1 || only === undefined || !NAME.test(typed) || OTHER.test(typed)) return typed;
  return only.value;
}

/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 120;

interface Found {
  readonly suggestions: readonly ComboboxSuggestion[];
  /** The number of all matching refs, including those not suggested. */
  readonly total: number;
}

/** Returns the refs that match a text best, the newest ones for an empty text. Requests nothing for null. */
function useRefSuggestions(
  slug: string,
  text: string | null,
): Found & { readonly failure: string | null; readonly loading: boolean } {
  const { data, latest, failure } = useLoadedQuery<RevisionPickerQuery, Found>(
    graphql`
      query RevisionPickerQuery($slug: String!, $text: String!) {
        repository(slug: $slug) {
          searchRefs(query: $text, first: 30) {
            totalCount
            edges {
              node {
                ...RevisionPicker_ref
              }
            }
          }
        }
      }
    `,
    text === null ? null : { slug, text: text.trim() },
    readSuggestions,
    { delayMs: PAUSE_MS },
  );
  const { suggestions, total } = (failure === null ? latest : null) ?? { suggestions: [], total: 0 };
  return { suggestions, total, failure, loading: text !== null && data === null && failure === null };
}

function readSuggestions({ repository }: RevisionPickerQuery["response"]): Found {
  const suggestions = refSuggestions((repository?.searchRefs?.edges ?? []).map(({ node }) => node));
  return { suggestions, total: repository?.searchRefs?.totalCount ?? suggestions.length };
}

/** Converts refs to suggestions: the revision, the name, its kind and the distance to its upstream. */
function refSuggestions(nodes: readonly (RevisionPicker_ref$key | null | undefined)[]): readonly ComboboxSuggestion[] {
  const refs = nodes.flatMap((node) => {
    if (!node) return [];
    const { name, prefix, revision, upstream } = readInlineData(
      graphql`
        fragment RevisionPicker_ref on Ref @inline {
          name
          prefix
          revision
          upstream @catch(to: NULL) {
            name
            aheadBy
            behindBy
          }
        }
      `,
      node,
    );
    if (name == null || revision == null) return [];
    const details = [refKinds[prefix ?? ""], upstream == null ? null : distanceOf(upstream)];
    const detail = details.filter((part) => part != null && part !== "").join(", ");
    return [{ value: revision, label: displayPath(name), full: displayPath(`${prefix ?? ""}${name}`), detail }];
  });
  const called = (name: string): number => refs.filter(({ label }) => label === name).length;
  // A branch and a tag with the same name are shown by their full names.
  return refs.map(({ value, label, full, detail }) => ({ value, label: called(label) > 1 ? full : label, detail }));
}

interface Upstream {
  readonly name: string | null | undefined;
  readonly aheadBy: number | null | undefined;
  readonly behindBy: number | null | undefined;
}

function distanceOf({ name, aheadBy, behindBy }: Upstream): string {
  if (name == null) return "";
  if (aheadBy == null || behindBy == null) return "upstream gone";
  return aheadBy === 0 && behindBy === 0 ? "" : `${distanceText(aheadBy, behindBy)} ${displayPath(name)}`;
}
