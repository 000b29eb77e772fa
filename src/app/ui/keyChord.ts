import { isApplePlatform } from "./visitor.ts";

/** Keys pressed at once. `mod` is the command key on Apple's machines and control elsewhere. */
export type KeyChord = {
  /** As in `KeyboardEvent.key`, single letters in lower case, the space bar as `Space`. */
  readonly key: string;
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
};

/** Reads keys as we write them: `?`, `Mod+K`, `Shift+G`, or one after the other as in `g d`. Throws on what is none of these. */
export function parseKeys(keys: string): readonly KeyChord[] {
  return keys.split(" ").map((written) => {
    // The last "+" of "Mod++" is a key, not a joint.
    const names = written.split(/\+(?!$)/);
    const key = names.pop();
    const modifiers = new Set(names);
    const unknown = names.find((name) => name !== "Mod" && name !== "Shift" && name !== "Alt");
    if (key === undefined || key === "" || unknown !== undefined) throw new Error(`These are no keys: "${keys}".`);
    return {
      key: key.length === 1 ? key.toLowerCase() : key,
      mod: modifiers.has("Mod"),
      shift: modifiers.has("Shift"),
      alt: modifiers.has("Alt"),
    };
  });
}

/**
 * Tells whether a key press is the chord. A sign such as `?` or `]` counts however the keyboard's layout reaches it
 * (Shift, AltGr, Option), and a letter by its place on the board where the layout has no Latin letters.
 */
export function matchesChord(event: KeyboardEvent, chord: KeyChord, apple: boolean): boolean {
  if (keyOf(event) !== chord.key) return false;
  // Windows reports AltGr as control and alt.
  const altGraph = event.getModifierState("AltGraph");
  const control = event.ctrlKey && !altGraph;
  const mod = apple ? event.metaKey : control;
  const foreign = apple ? control : event.metaKey;
  if (mod !== chord.mod || foreign) return false;
  if (isSign(chord.key) && !chord.mod) return (event.shiftKey || !chord.shift) && (event.altKey || !chord.alt);
  return event.shiftKey === chord.shift && (event.altKey && !altGraph) === chord.alt;
}

function keyOf({ key, code }: KeyboardEvent): string {
  if (key === " ") return "Space";
  if (key.length !== 1) return key;
  const latin = key > "\u007f" ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (latin ?? key).toLowerCase();
}

function isSign(key: string): boolean {
  return key.length === 1 && !/[a-z]/.test(key);
}

/** Tells whether a key press is this chord, written as for `useShortcut`; a sequence counts by its first. */
export function isPressed(event: KeyboardEvent, keys: string): boolean {
  const [chord] = parseKeys(keys);
  return chord !== undefined && matchesChord(event, chord, isApplePlatform());
}

/** What Enter and the space bar press themselves. */
const PRESSED =
  'a[href], button, input, select, summary, [role="button"], [role="checkbox"], [role="link"], [role="option"], [role="radio"], [role="switch"], [role="tab"], [role="treeitem"]';

/**
 * Tells whether a chord pressed here belongs to the place itself: plain keys and `Mod+A` where one types, Enter on a button.
 * `Alt` chords are a field's own only in a dialog, and on Apple's machines, where they type letters.
 */
export function ownsChord(target: EventTarget | undefined, { key, mod, alt }: KeyChord): boolean {
  if (ownsKeys(target)) return mod ? key === "a" : !(alt && takesAlt(target));
  const presses = !mod && (key === "Enter" || key === "Space");
  return presses && target instanceof Element && target.closest(PRESSED) !== null;
}

function takesAlt(target: EventTarget | undefined): boolean {
  if (isApplePlatform()) return false;
  const types = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return types && target.closest('[role="dialog"], [role="alertdialog"]') === null;
}

const NOT_TYPED_INTO: ReadonlySet<string> = new Set([
  "button",
  "checkbox",
  "color",
  "file",
  "image",
  "radio",
  "range",
  "reset",
  "submit",
]);

/** Tells whether plain keys pressed here belong to the place itself: where one types, in a menu, a list or a dialog. */
export function ownsKeys(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable)
    return true;
  return (
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="textbox"]') !== null
  );
}

/** Writes keys for `aria-keyshortcuts`; sequences, which it has no words for, give undefined. */
export function ariaKeys(keys: string | undefined): string | undefined {
  if (keys === undefined) return undefined;
  const [chord, ...more] = parseKeys(keys);
  if (chord === undefined || more.length > 0) return undefined;
  const names = [chord.key.length === 1 ? chord.key.toUpperCase() : chord.key];
  if (chord.shift) names.unshift("Shift");
  if (chord.alt) names.unshift("Alt");
  if (chord.mod) names.unshift(isApplePlatform() ? "Meta" : "Control");
  return names.join("+");
}
