import "./Avatar.css";

/** The number of colors in Avatar.css. */
const TONES = 8;

export type AvatarProps = {
  readonly name: string;
  readonly size?: "small" | "medium";
};

/** The initials of a person on a color derived from the name, which is beside them. Nothing is fetched. */
export function Avatar({ name, size = "medium" }: AvatarProps) {
  return (
    <span className="Avatar inline-row strong" data-size={size} data-tone={toneOf(name)} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

function toneOf(name: string): number {
  let hash = 0;
  for (const character of name.trim().toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % TONES;
}

/** Returns one or two letters: from the first and last word of a name, or from the part of an address before the @. */
export function initials(name: string): string {
  const words = (name.trim().split("@")[0] ?? "").split(/[\s._-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = [first, last].map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word ?? "")?.[0] ?? "").join("");
  return letters === "" ? "?" : letters.toUpperCase();
}
