import { localChoice } from "#app/ui/localChoice.ts";

const keyOf = (slug: string): string => `galley.revisions.${slug}`;

/** As many are kept of each repository. */
const KEPT = 5;

/** The revisions that this browser went to last in a repository, the newest first. */
export const recentRevisions = {
  read(slug: string): readonly string[] {
    try {
      const kept: unknown = JSON.parse(localChoice.read(keyOf(slug)) ?? "[]");
      return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, KEPT) : [];
    } catch (error) {
      if (error instanceof SyntaxError) return []; // written by another program of this address
      throw error;
    }
  },
  keep(slug: string, revision: string): void {
    const others = recentRevisions.read(slug).filter((other) => other !== revision);
    localChoice.keep(keyOf(slug), JSON.stringify([revision, ...others].slice(0, KEPT)));
  },
};
