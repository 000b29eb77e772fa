import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { PatchSetLinks_patchSet$key } from "#generated/PatchSetLinks_patchSet.graphql.ts";
import { Link } from "#app/ui/Link.tsx";

const TEXT = {
  patchSet: (number: number): string => `patch set ${number}`,
  since: (patchSet: number): string => `what changed since ${patchSet}`,
} as const;

interface Props {
  readonly patchSet: PatchSetLinks_patchSet$key;
  readonly slug: string;
  /** The review's key. */
  readonly review: string;
}

/** Names a patch set and leads to its files and to what it changed since the one before. */
export function PatchSetLinks({ patchSet, slug, review }: Props) {
  const { number, headOid } = useFragment(
    graphql`
      fragment PatchSetLinks_patchSet on PatchSet @throwOnFieldError {
        ...patchSetRecord_patchSet
        number
        headOid
      }
    `,
    patchSet,
  );
  return (
    <span className="PatchSetLinks">
      <Link to={addressOf.reviewFiles(slug, review, { to: number })}>{TEXT.patchSet(number)}</Link>{" "}
      <code>{headOid.slice(0, 10)}</code>
      {number > 1 && (
        <>
          {" · "}
          <Link
            to={addressOf.reviewFiles(slug, review, {
              from: number - 1,
              to: number,
            })}
          >
            {TEXT.since(number - 1)}
          </Link>
        </>
      )}
    </span>
  );
}
