import type { ComboboxSuggestion } from "#app/ui/Combobox.tsx";

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
