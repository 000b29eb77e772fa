import { FileDiffIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { UncommittedWork_repository$key } from "#generated/UncommittedWork_repository.graphql.ts";
import { Link } from "#app/ui/Link.tsx";
import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const TEXT = {
  title: "Uncommitted work",
  nothing: "Nothing is uncommitted. What you change shows here.",
  allSeen: "all seen",
  files: (count: number): string => counted(count, { one: "file", other: "files" }),
  inConflict: (conflicted: number): string => `${formatCount(conflicted)} in conflict`,
  filesNotRead: (count: number): string => counted(count, { one: "file not read", other: "files not read" }),
  titleIn: (slug: string): string => `Uncommitted work in ${slug}`,
  unseen: (hunks: number): string => `${counted(hunks, { one: "hunk", other: "hunks" })} unseen`,
} as const;

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
    ...(files > 0 ? [TEXT.files(files)] : []),
    ...(conflicted > 0 ? [TEXT.inConflict(conflicted)] : []),
    ...(unread > 0 ? [TEXT.filesNotRead(unread)] : []),
    ...(files > 0 && unseenHunks != null ? [unseenText(unseenHunks)] : []),
  ];
  return (
    <section className="UncommittedWork" data-some={files > 0 || undefined} aria-label={TEXT.titleIn(slug)}>
      <FileDiffIcon />
      <h3 className="UncommittedWork-title">
        <Link className="UncommittedWork-link" to={addressOf.worktree(slug)}>
          {TEXT.title}
        </Link>
      </h3>
      <p className="UncommittedWork-facts">{facts.length === 0 ? TEXT.nothing : facts.join(" · ")}</p>
    </section>
  );
}

function unseenText(hunks: number): string {
  return hunks === 0 ? TEXT.allSeen : TEXT.unseen(hunks);
}
