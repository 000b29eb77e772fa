import { Fragment } from "react";
import { isApplePlatform } from "./clientHints.ts";
import { parseKeys, type KeyChord } from "./keyChord.ts";
import "./Kbd.css";

const THEN = "then";

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
    <span className="Kbd" data-keys={keys}>
      {parseKeys(keys).map((chord, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="Kbd-then">{THEN}</span>}
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
