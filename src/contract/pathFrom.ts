/** What is no place in the repository: another site, a mailbox, a place in the same text. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\?|$)/iu;

/**
 * Reads an address in a file as a path of the repository: relative to the file at `path`, or to the root where it begins with
 * a slash. A folder's ends with a slash where the address says that it is one, the root is empty. Null for what leads
 * elsewhere or above the root.
 */
export function pathFrom(path: string, address: string): string | null {
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
  return target !== "" && written.endsWith("/") ? `${target}/` : target;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // not an address that a browser would follow
  }
}
