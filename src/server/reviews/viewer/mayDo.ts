import type { Role, Viewer } from "../Viewer.ts";

/** What can be done about a review. */
export type Deed =
  "comment" | "resolve" | "verdict" | "edit" | "withdraw" | "draft" | "mark" | "request" | "update" | "abandon";

/** `own`: only of what is one's own, be it a review or a comment. */
type Permission = "any" | "own";

/** The table of roles. What is absent is not allowed. */
const PERMISSIONS: Readonly<Record<Role, Readonly<Partial<Record<Deed, Permission>>>>> = {
  reader: {},
  // It remarks, answers and asks; what is settled and what may go in people decide. Whose e-mail it bears has comments of their own.
  agent: { comment: "any", request: "own", update: "own" },
  reviewer: {
    comment: "any",
    resolve: "any",
    verdict: "any",
    edit: "own",
    withdraw: "own",
    draft: "any",
    mark: "any",
    request: "own",
    update: "own",
    abandon: "own",
  },
  maintainer: {
    comment: "any",
    resolve: "any",
    verdict: "any",
    edit: "own",
    withdraw: "own",
    draft: "any",
    mark: "any",
    request: "any",
    update: "any",
    abandon: "any",
  },
};

/** Tells whether a viewer may do something to what belongs to `owner`, an e-mail; null where it is nobody's. */
export function mayDo({ role, email }: Pick<Viewer, "role" | "email">, deed: Deed, owner: string | null): boolean {
  const permission = PERMISSIONS[role][deed];
  return permission === "any" || (permission === "own" && email !== null && email === owner);
}
