import { Fragment } from "react";
import { isApplePlatform } from "./windowQuery.ts";
import "./Kbd.css";

/** Keys pressed together. `mod` is the command key on Apple platforms and control elsewhere. */
export type KeyChord = {
  /** As in `KeyboardEvent.key`, with letters in lower case, and the space bar as `Space`. */
  readonly key: string;
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
};

/** Parses keys such as `?`, `Mod+K`, `Shift+G`, or a sequence such as `g d`. Throws if they are malformed. */
export function parseKeys(keys: string): readonly KeyChord[] {
  return keys.split(" ").map((written) => {
    // The last "+" of "Mod++" is a key, not a separator.
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
 * Returns true if a key press is the chord. A sign such as `?` or `]` matches with any modifiers that the layout needs
 * for it (Shift, AltGr, Option). On a layout without Latin letters, letters match by their physical key, and so do the
 * signs that such a layout has letters in place of.
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

/** Without and with Shift. */
const SIGNS_OF_KEYS: Readonly<Record<string, readonly [string, string]>> = {
  BracketLeft: ["[", "{"],
  BracketRight: ["]", "}"],
  Comma: [",", "<"],
  Period: [".", ">"],
};
const LETTER_NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === " ") return "Space";
  if (key.length !== 1) return key;
  const latin = key > "\u007f" ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  const sign = LETTER_NOT_LATIN.test(key) ? SIGNS_OF_KEYS[code]?.[shiftKey ? 1 : 0] : undefined;
  return (latin ?? sign ?? key).toLowerCase();
}

function isSign(key: string): boolean {
  return key.length === 1 && !/[a-z]/.test(key);
}

/** Returns true if a key press is this chord. Only the first chord of a sequence counts. */
export function isPressed(event: KeyboardEvent, keys: string): boolean {
  const [chord] = parseKeys(keys);
  return chord !== undefined && matchesChord(event, chord, isApplePlatform());
}

/** Elements that Enter and the space bar activate. */
const PRESSED =
  'a[href], button, input, select, summary, [role="button"], [role="checkbox"], [role="link"], [role="option"], [role="radio"], [role="switch"], [role="tab"], [role="treeitem"]';

/**
 * Returns true if a chord pressed here belongs to the focused element: plain keys and `Mod+A` in fields, Enter on a
 * button. `Alt` chords belong to a field only in a dialog, and on Apple platforms, where they type characters.
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

/** Returns true if plain keys pressed here belong to the focused element: in a field, a menu, a list or a dialog. */
export function ownsKeys(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable)
    return true;
  return (
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="textbox"]') !== null
  );
}

/** Formats keys for `aria-keyshortcuts`. Returns undefined for sequences, which it does not support. */
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

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Enter: "↵",
  Escape: "Esc",
  Backspace: "⌫",
  PageUp: "PgUp",
  PageDown: "PgDn",
};

/** Shows keys as on this platform's keyboards: `Mod+K` as ⌘ K or Ctrl K, `g d` as g then d. */
export function Kbd({ keys }: { readonly keys: string }) {
  const apple = isApplePlatform();
  return (
    <span className="Kbd inline-row nowrap" data-keys={keys}>
      {parseKeys(keys).map((chord, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="Kbd-then">then</span>}
          {caps(chord, apple).map((cap) => (
            <kbd key={cap} className="Kbd-cap">
              {cap}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}

function caps({ key, mod, shift, alt }: KeyChord, apple: boolean): readonly string[] {
  const names = [];
  if (mod) names.push(apple ? "⌘" : "Ctrl");
  if (alt) names.push(apple ? "⌥" : "Alt");
  if (shift) names.push(apple ? "⇧" : "Shift");
  const name = NAMES[key] ?? key;
  return [...names, names.length > 0 && name.length === 1 ? name.toUpperCase() : name];
}
