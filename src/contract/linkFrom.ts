import { addressOf } from "./pages.ts";
import { pathFrom } from "./pathFrom.ts";

/**
 * Gives, for what links in a file lead to, the pages of the repository's own files, at the very place that a link names.
 * Null for what leads elsewhere.
 */
export function linkFrom(slug: string, revision: string, path: string): (address: string) => string | null {
  return (address) => {
    const target = pathFrom(path, address);
    if (target === null) return null;
    if (target === "" || target.endsWith("/")) return addressOf.tree(slug, revision, target.replace(/\/$/u, ""));
    return addressOf.file(slug, revision, target) + (/#.+$/su.exec(address)?.[0] ?? "");
  };
}
