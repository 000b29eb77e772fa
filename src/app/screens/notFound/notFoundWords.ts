import { displayPath } from "#app/ui/displayPath.ts";

/** What the notFound screen says, by component. */
export const notFoundWords = {
  nearestPages: {
    failed: "What is nearest to it could not be looked up.",
    nearestPages: "Nearest pages",
    perhaps: "Perhaps:",
    history: (repo: string): string => `History of ${repo}`,
    reviews: (repo: string): string => `Reviews of ${repo}`,
    uncommittedWork: (repo: string): string => `Uncommitted work of ${repo}`,
    compareRevisions: (repo: string): string => `Compare revisions of ${repo}`,
  },
  notFoundScreen: {
    pageTitle: "Not found · Galley",
    thereIsNo: "There is no such page",
    nothing: "Nothing is at",
    theseExist: ". These exist:",
    theDesk: "The desk",
    history: "history",
    compare: "compare",
  },
  nearestHere: {
    folderWords: (path: string): string => `The folder ${displayPath(path)}`,
    before: (name: string, deletion: string): string => `${name} as it was before ${deletion} deleted it`,
    commit: (abbreviatedOid: string): string => `Commit ${abbreviatedOid}`,
  },
} as const;
