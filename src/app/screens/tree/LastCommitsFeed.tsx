import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LastCommitsFeed_folder$key } from "#generated/LastCommitsFeed_folder.graphql.ts";
import type { EntryCommit, EntryFacts } from "./EntryFacts.ts";

const TEXT = {
  failed: "Some of the last commits could not be read. Reload this page to try again.",
} as const;

interface Props {
  readonly folder: LastCommitsFeed_folder$key;
  readonly facts: EntryFacts;
}

/** Hands the last commits of a folder's entries on to their rows, as they arrive. Draws nothing. */
export function LastCommitsFeed({ folder, facts }: Props): null {
  const { lastCommits } = useFragment(
    graphql`
      fragment LastCommitsFeed_folder on FolderAtRevision {
        lastCommits @stream(initialCount: 0) {
          isLast
          failure {
            sentence
          }
          found {
            names
            commit {
              oid
              messageHeadline
              author {
                name
                date
              }
            }
          }
        }
      }
    `,
    folder,
  );
  const [taken] = useState(() => new WeakSet<object>());
  useEffect(() => {
    // The same folder may be asked for anew: what is known of it stays, and what comes then is cut into other batches.
    const fresh = (lastCommits ?? []).filter((batch) => batch == null || !taken.has(batch));
    if (fresh.length === 0) return;
    for (const batch of fresh) if (batch != null) taken.add(batch);
    const found = fresh.flatMap((batch) => batch?.found ?? []);
    facts.putCommits(
      found.flatMap((one): readonly (readonly [string, EntryCommit])[] => {
        const { oid, messageHeadline, author } = one?.commit ?? {};
        if (oid == null) return [];
        const commit = { oid, headline: messageHeadline ?? "", author: author?.name ?? "", date: author?.date ?? "" };
        return (one?.names ?? []).map((name) => [name ?? "", commit]);
      }),
    );
    const last = fresh.find((batch) => batch?.isLast === true);
    if (last != null) facts.end(last.failure?.sentence ?? null);
    else if (fresh.some((batch) => batch == null)) facts.end(TEXT.failed);
  }, [lastCommits, facts, taken]);
  return null;
}
