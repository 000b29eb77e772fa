import { FileDiffIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { UncommittedWork_repository$key } from "#generated/UncommittedWork_repository.graphql.ts";
import { formatCount } from "#app/ui/formatCount.ts";
import { Link } from "#app/ui/Link.tsx";

const TITLE = "Uncommitted work";
const NOTHING = "Nothing is uncommitted.";
const ALL_SEEN = "all seen";
const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

interface Props {
  readonly repository: UncommittedWork_repository$key;
}

/** How much is uncommitted in a repository and how much of it one has not seen, one click from being read. */
export function UncommittedWork({ repository }: Props) {
  const { slug, worktreeSummary } = useFragment(
    graphql`
      fragment UncommittedWork_repository on Repository @throwOnFieldError {
        slug
        worktreeSummary {
          files
          conflicted
          unread
          unseenHunks
        }
      }
    `,
    repository,
  );
  if (worktreeSummary == null) return null;
  const { files, conflicted, unread, unseenHunks } = worktreeSummary;
  const facts = [
    ...(files > 0 ? [counted(files, "file", "files")] : []),
    ...(conflicted > 0 ? [`${formatCount(conflicted)} in conflict`] : []),
    ...(unread > 0 ? [counted(unread, "file not read", "files not read")] : []),
    ...(files > 0 && unseenHunks != null ? [unseenText(unseenHunks)] : []),
  ];
  return (
    <section className="UncommittedWork" data-some={files > 0 || undefined} aria-label={`${TITLE} in ${slug}`}>
      <FileDiffIcon />
      <h3 className="UncommittedWork-title">
        <Link className="UncommittedWork-link" to={addressOf.worktree(slug)}>
          {TITLE}
        </Link>
      </h3>
      <p className="UncommittedWork-facts">{facts.length === 0 ? NOTHING : facts.join(" · ")}</p>
    </section>
  );
}

function unseenText(hunks: number): string {
  return hunks === 0 ? ALL_SEEN : `${counted(hunks, "hunk", "hunks")} unseen`;
}
