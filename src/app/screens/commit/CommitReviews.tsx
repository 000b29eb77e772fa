import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { CommitReviews_commit$key } from "#generated/CommitReviews_commit.graphql.ts";
import { carriedFields } from "#app/parts/composers/carriedFields.ts";
import { MarkedText } from "#app/parts/MarkedText.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { Link } from "#app/ui/Link.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  reviewedIn: "Reviewed in",
  hint: "Hand back: say in its review what you think of the change",
} as const;
const KEYS = "a";

interface Props {
  readonly commit: CommitReviews_commit$key;
  readonly slug: string;
}

/** Leads to the reviews under way that a commit is the newest state of, and by a key to where one hands the first of them back. */
export function CommitReviews({ commit, slug }: Props): ReactNode {
  const { reviews } = useFragment(
    graphql`
      fragment CommitReviews_commit on Commit @throwOnFieldError {
        reviews {
          key
          title
        }
      }
    `,
    commit,
  );
  const { go } = useRouter();
  const [first] = reviews;
  const handBack = (): void => {
    if (first === undefined) return;
    carriedFields.open(`${first.key}/verdict`);
    go(addressOf.reviewFiles(slug, first.key));
  };
  useShortcut(KEYS, TEXT.hint, shortcutGroups.review, handBack, { enabled: first !== undefined });
  if (first === undefined) return null;
  return (
    <span>
      {TEXT.reviewedIn}{" "}
      {reviews.map(({ key, title }) => (
        <Link key={key} className="CommitHead-parent" to={addressOf.reviewFiles(slug, key)}>
          <MarkedText text={title} />
        </Link>
      ))}
    </span>
  );
}
