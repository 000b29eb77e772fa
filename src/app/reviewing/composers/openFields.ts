/** By then the new version of the change is rendered. */
const REOPEN_MS = 60_000;

interface OpenField {
  readonly savedTextKey: string;
  /** The key of the draft that it writes; null when it writes none. */
  readonly draftKey: string | null;
  readonly element: () => HTMLTextAreaElement | null;
}

export interface ReopenedField {
  readonly savedTextKey: string;
  readonly draftKey: string | null;
  /** The start and end of the selection if the field had the focus. */
  readonly caret: readonly [number, number] | null;
}

const onPage = new Set<OpenField>();
let reopened: ReadonlyMap<string, ReopenedField> = new Map();
let until = 0;

/**
 * Reopens fields, with the caret where it was, when a change is refreshed. Their texts are stored elsewhere: as drafts,
 * or in this browser.
 */
export const reopenedFields = {
  /** Registers an open field. Call the returned function while the field is still on the page, just before it goes. */
  note(field: OpenField): () => void {
    onPage.add(field);
    return () => {
      onPage.delete(field);
      const known = find(({ savedTextKey }) => savedTextKey === field.savedTextKey);
      const element = field.element();
      if (known !== null && element !== null && document.activeElement === element)
        reopen({ ...known, caret: caretOf(element) });
    };
  },
  /** Reopens the fields that are open now on the next rendering. `focused` has the focus, or had it before the refresh. */
  keepOpen(focused: EventTarget | null): void {
    until = performance.now() + REOPEN_MS;
    reopened = new Map();
    for (const { savedTextKey, draftKey, element } of onPage) {
      const field = element();
      reopen({ savedTextKey, draftKey, caret: field !== null && field === focused ? caretOf(field) : null });
    }
  },
  /** Opens a field, with the caret in it, on the next rendering. */
  open(savedTextKey: string): void {
    until = performance.now() + REOPEN_MS;
    reopen({ savedTextKey, draftKey: null, caret: [0, 0] });
  },
  at(savedTextKey: string): ReopenedField | null {
    return find((field) => field.savedTextKey === savedTextKey);
  },
  of(draftKey: string): ReopenedField | null {
    return find((field) => field.draftKey === draftKey);
  },
  clear(savedTextKey: string): void {
    reopened = new Map([...reopened].filter(([known]) => known !== savedTextKey));
  },
} as const;

function reopen(field: ReopenedField): void {
  reopened = new Map(reopened).set(field.savedTextKey, field);
}

function find(isIt: (field: ReopenedField) => boolean): ReopenedField | null {
  if (performance.now() > until) return null;
  return [...reopened.values()].find(isIt) ?? null;
}

function caretOf({ selectionStart, selectionEnd }: HTMLTextAreaElement): readonly [number, number] {
  return [selectionStart, selectionEnd];
}
