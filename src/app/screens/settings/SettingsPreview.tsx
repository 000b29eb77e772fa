import { useChoice } from "#app/ui/useChoice.ts";

const TEXT = {
  label: "How code looks so",
} as const;
const TAB_USUAL = "4";
/** A tab, a blank at the end, and a line of each kind. */
const LINES: readonly { readonly kind: "same" | "removed" | "added"; readonly text: string }[] = [
  { kind: "same", text: "function proof(lines) {" },
  { kind: "removed", text: "\treturn lines.length; " },
  { kind: "added", text: "\treturn lines.filter(Boolean).length;" },
  { kind: "same", text: "}" },
];
const SIGNS = { same: " ", removed: "-", added: "+" } as const;

/** Some lines of a change as the settings show them. */
export function SettingsPreview() {
  const tab = useChoice("tab") ?? TAB_USUAL;
  const marks = useChoice("marks") === "1";
  return (
    <pre className="SettingsPreview" aria-label={TEXT.label} role="img" style={{ tabSize: Number(tab) }}>
      {LINES.map(({ kind, text }) => (
        <span key={text} className="SettingsPreview-line" data-kind={kind}>
          {SIGNS[kind]} {marks ? marked(text) : text}
          {"\n"}
        </span>
      ))}
    </pre>
  );
}

/** Writes the blank at a line's end and the tabs at its beginning so that one sees them. */
function marked(text: string): string {
  return text.replace(/ $/u, "·").replace(/^\t/u, "→\t");
}
