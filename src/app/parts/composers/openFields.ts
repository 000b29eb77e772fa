/** What is drawn anew is there by then. */
const CARRIED_MS = 60_000;

/** A field that is open on the page. */
interface OpenField {
  /** Names its text in this browser. */
  readonly place: string;
  /** The name of the draft that it writes; null where it writes none. */
  readonly draftKey: string | null;
  readonly element: () => HTMLTextAreaElement | null;
}

/** A field that is to be open again. */
export interface CarriedField {
  readonly place: string;
  readonly draftKey: string | null;
  /** The first and the last that is selected in it, where one was typing in it. */
  readonly caret: readonly [number, number] | null;
}

const onPage = new Set<OpenField>();
let carried: ReadonlyMap<string, CarriedField> = new Map();
let until = 0;

/**
 * Has the fields that one types in stay open, with the caret where it was, where a change is drawn anew because one asked for
 * what came meanwhile. Their texts are kept elsewhere: as drafts, or in this browser.
 */
export const carriedFields = {
  /** Says that a field is open. Call what it gives while the field is still on the page, before it goes. */
  note(field: OpenField): () => void {
    onPage.add(field);
    return () => {
      onPage.delete(field);
      const known = find(({ place }) => place === field.place);
      const element = field.element();
      if (known !== null && element !== null && document.activeElement === element)
        keep({ ...known, caret: caretOf(element) });
    };
  },
  /** Has the fields that are open now be open on what is drawn next. `focused` is where the focus is, or was before one asked. */
  carry(focused: EventTarget | null): void {
    until = performance.now() + CARRIED_MS;
    carried = new Map();
    for (const { place, draftKey, element } of onPage) {
      const field = element();
      keep({ place, draftKey, caret: field !== null && field === focused ? caretOf(field) : null });
    }
  },
  /** Has the field of a place be open, with the caret in it, on what is drawn next. */
  open(place: string): void {
    until = performance.now() + CARRIED_MS;
    keep({ place, draftKey: null, caret: [0, 0] });
  },
  /** Gives the field of a place that is to be open again. */
  at(place: string): CarriedField | null {
    return find((field) => field.place === place);
  },
  /** Gives the field of a draft that is to be open again. */
  of(draftKey: string): CarriedField | null {
    return find((field) => field.draftKey === draftKey);
  },
  /** Says that the field of a place is there again. */
  settle(place: string): void {
    carried = new Map([...carried].filter(([known]) => known !== place));
  },
} as const;

function keep(field: CarriedField): void {
  carried = new Map(carried).set(field.place, field);
}

function find(isIt: (field: CarriedField) => boolean): CarriedField | null {
  if (performance.now() > until) return null;
  return [...carried.values()].find(isIt) ?? null;
}

function caretOf({ selectionStart, selectionEnd }: HTMLTextAreaElement): readonly [number, number] {
  return [selectionStart, selectionEnd];
}
