import { GitCommitIcon } from "@primer/octicons-react";
import { type ReactNode, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import { counted, visibleText } from "#app/ui/format.ts";
import { worktreePart } from "#contract/pageParams.ts";
import { addressOf } from "#contract/pages.ts";
import type { CommitHead_commit$data, CommitHead_commit$key } from "#generated/CommitHead_commit.graphql.ts";
import type { CommitHead_merge$key } from "#generated/CommitHead_merge.graphql.ts";
import { useSearchParam } from "#app/relay/useRouter.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { CopyButton } from "#app/ui/CopyButton.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { PartTabs } from "#app/reading/navigation/PartTabs.tsx";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import "./CommitHead.css";

const TEXT = {
  remerge: "Automatic merge",
  byMerge: (files: string): string => `${files} by the merge itself`,
} as const;
/** The value of the URL parameter `parent` for the comparison with the automatic merge of the parents. */
const REMERGE = "remerge";

interface Props {
  readonly commit: CommitHead_commit$key;
  /** True if the clone is shallow and the commit's parents are missing. */
  readonly isShallow: boolean;
  readonly slug: string;
  readonly revision: string;
  /** Shown after the parents. */
  readonly children?: ReactNode;
}

/** The header of a commit: message, author and committer, id, parents. */
export function CommitHead({ commit, isShallow, slug, revision, children }: Props) {
  const data = useFragment(
    graphql`
      fragment CommitHead_commit on Commit @throwOnFieldError {
        oid
        messageHeadline
        messageBody
        author {
          name
          email
          date
        }
        committer {
          name
          email
          date
        }
        ...CommitHead_merge @defer
        stashParts {
          ...PartTabs_parts
        }
        parents(first: 16) {
          edges {
            node {
              oid
              abbreviatedOid
            }
          }
        }
      }
    `,
    commit,
  );
  const { oid, messageHeadline, messageBody, author, committer } = data;
  const sameHand = author.name === committer.name && author.email === committer.email;
  return (
    <header className="CommitHead stack gap-3">
      <h1 className="CommitHead-title long-words">
        <MarkedText text={messageHeadline || "(no message)"} />
      </h1>
      {messageBody !== "" && (
        <pre className="CommitHead-body long-words">
          <MarkedText text={messageBody} />
        </pre>
      )}
      <div className="CommitHead-facts row wrap muted small">
        <span className="CommitHead-person inline-row wrap">
          <Avatar name={author.name} size="small" />
          <strong title={visibleText(author.email)}>
            <MarkedText text={author.name} />
          </strong>{" "}
          authored <RelativeTime iso={author.date} />
        </span>
        {!sameHand && (
          <span className="CommitHead-person inline-row wrap">
            <strong title={visibleText(committer.email)}>
              <MarkedText text={committer.name} />
            </strong>{" "}
            committed <RelativeTime iso={committer.date} />
          </span>
        )}
        <span className="CommitHead-name inline-row wrap">
          <GitCommitIcon />
          <code>{oid}</code>
          <CopyButton text={oid} label="Copy commit id" keys="d y" group={shortcutGroups.reader} />
        </span>
        <Link className="CommitHead-parent" to={addressOf.tree(slug, oid)}>
          Browse files
        </Link>
        <Parents
          commit={data}
          parents={data.parents}
          stashParts={data.stashParts ?? null}
          isShallow={isShallow}
          slug={slug}
          revision={revision}
        />
        {children}
      </div>
    </header>
  );
}

interface ParentsProps {
  readonly commit: CommitHead_merge$key;
  readonly parents: CommitHead_commit$data["parents"];
  readonly stashParts: CommitHead_commit$data["stashParts"] | null;
  readonly isShallow: boolean;
  readonly slug: string;
  readonly revision: string;
}

/** Links to the parents and, for a merge, to the diff against each of them; for a stash, to each of its parts. */
function Parents({ commit, parents: { edges }, stashParts, isShallow, slug, revision }: ParentsProps) {
  const [chosen] = useSearchParam("parent");
  const [part] = useSearchParam("part");
  if (edges.length === 0)
    return (
      <span>
        {isShallow
          ? "Parents are missing because the clone is shallow. Everything is shown as new."
          : "Root commit: everything in it is new."}
      </span>
    );
  const names = edges.map(({ node }) => (
    <Link key={node.oid} className="CommitHead-parent" to={addressOf.commit(slug, node.oid)}>
      {node.abbreviatedOid}
    </Link>
  ));
  if (stashParts != null)
    return (
      <>
        <span>Stashed on {names[0]}</span>
        <PartTabs
          parts={stashParts}
          shown={worktreePart.read(part)}
          group={shortcutGroups.reader}
          addressOfPart={(to) => addressOf.commit(slug, revision, { part: to })}
        />
      </>
    );
  if (edges.length === 1) return <span>Parent {names}</span>;
  return (
    <span
      className="CommitHead-parents inline-row wrap"
      title="Merge commit: each link shows the diff against one parent."
    >
      Parents {names}
      {edges.map((_, index) => {
        const to = `${addressOf.commit(slug, revision)}${index > 0 ? `?parent=${index + 1}` : ""}`;
        const current = (chosen ?? "1") === String(index + 1);
        return (
          <Link key={to} className="CommitHead-against" to={to} aria-current={current ? "true" : undefined}>
            against parent {index + 1}
          </Link>
        );
      })}
      {edges.length === 2 && (
        <span className="CommitHead-remerge">
          <Link
            className="CommitHead-against"
            to={`${addressOf.commit(slug, revision)}?parent=${REMERGE}`}
            title="What the merge itself changed: the diff against what git makes of the parents"
            aria-current={chosen === REMERGE ? "true" : undefined}
          >
            <Suspense fallback={TEXT.remerge}>
              <MergeChanges commit={commit} />
            </Suspense>
          </Link>
        </span>
      )}
    </span>
  );
}

/** The number of files that a merge itself changed. */
function MergeChanges({ commit }: { readonly commit: CommitHead_merge$key }) {
  const { filesChangedByMerge } = useFragment(
    graphql`
      fragment CommitHead_merge on Commit {
        filesChangedByMerge @catch(to: NULL)
      }
    `,
    commit,
  );
  const count = filesChangedByMerge ?? 0;
  return count === 0 ? TEXT.remerge : <strong>{TEXT.byMerge(counted(count, "file changed", "files changed"))}</strong>;
}
