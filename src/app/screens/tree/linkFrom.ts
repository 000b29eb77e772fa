import { addressOf } from "#contract/pages.ts";

/** What is no place in the repository: another site, a mailbox, a place in the same text. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\?|$)/iu;

/**
 * Gives, for what links in a file lead to, the pages of the repository's own files: relative to the file, or to the root where
 * it begins with a slash. Null for what leads elsewhere or above the root.
 */
export function linkFrom(slug: string, revision: string, path: string): (address: string) => string | null {
  return (address) => {
    if (ELSEWHERE.test(address)) return null;
    const written = decoded(address.replace(/[?#].*$/su, ""));
    if (written === null) return null;
    const parts = written.startsWith("/") ? [] : path.split("/").slice(0, -1);
    for (const part of written.split("/")) {
      if (part === "" || part === ".") continue;
      if (part !== "..") parts.push(part);
      else if (parts.pop() === undefined) return null;
    }
    const target = parts.join("/");
    return target === "" || written.endsWith("/")
      ? addressOf.tree(slug, revision, target)
      : addressOf.file(slug, revision, target);
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // not an address that a browser would follow
  }
}
