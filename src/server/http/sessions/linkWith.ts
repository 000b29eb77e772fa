/** Writes a link that lets one browser in: the key stands behind `#`, which no browser ever sends. */
export function linkWith(origin: string, path: string, key: string): string {
  return `${origin}${path.replace(/#.*$/u, "")}#key=${key}`;
}
