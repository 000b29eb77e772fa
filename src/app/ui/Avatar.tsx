import { initials } from "./initials.ts";
import "./Avatar.css";

/** How many quiet colours Avatar.css has. */
const TONES = 8;

export type AvatarProps = {
  readonly name: string;
  readonly size?: "small" | "medium" | "large";
  /** True where the name stands beside it anyway. */
  readonly decorative?: boolean;
};

/** A person as initials on a colour that stays the same for the same name; nothing is fetched. */
export function Avatar({ name, size = "medium", decorative = false }: AvatarProps) {
  const words = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name, title: name };
  return (
    <span className="Avatar" data-size={size} data-tone={toneOf(name)} {...words}>
      {initials(name)}
    </span>
  );
}

function toneOf(name: string): number {
  let hash = 0;
  for (const character of name.trim().toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % TONES;
}
