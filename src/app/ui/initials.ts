/** Gives one or two letters for a person: of the first and last word of a name, or of what stands before the @ of an address. */
export function initials(name: string): string {
  const words = (name.trim().split("@")[0] ?? "").split(/[\s._-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = [first, last].map((word) => /[\p{L}\p{N}]/u.exec(word ?? "")?.[0] ?? "").join("");
  return letters === "" ? "?" : letters.toUpperCase();
}
