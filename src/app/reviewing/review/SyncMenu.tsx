import { SyncIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { counted } from "#app/ui/format.ts";
import { Menu } from "#app/ui/Menu.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { SyncMenu_repository$data, SyncMenu_repository$key } from "#generated/SyncMenu_repository.graphql.ts";
import type { SyncMenuMutation, SyncMenuMutation$data } from "#generated/SyncMenuMutation.graphql.ts";
import { useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
import "./SyncMenu.css";

const TEXT = {
  sync: "Sync",
  hint: "Fetch reviews from a remote and push local ones",
  restored: (count: number): string =>
    `Brought back ${counted(count, "comment")} that a fetch or another program took away.`,
} as const;
const KEYS = "g s";
const SHORTCUT = { keys: KEYS, label: TEXT.sync, group: shortcutGroups.reviews } as const;

interface Props {
  readonly repository: SyncMenu_repository$key;
  /** The number of comments to report as not pushed, for one review; if absent, those of all. */
  readonly unpushed?: number;
  /** Called after a successful sync. */
  readonly onDone: () => void;
}

/** Syncs reviews with a remote and reports the result; renders nothing when the repository has no remote. */
export function SyncMenu({ repository, unpushed, onDone }: Props) {
  const { slug, unpushedComments, restoredComments, remotes } = useFragment(
    graphql`
      fragment SyncMenu_repository on Repository @throwOnFieldError {
        slug
        unpushedComments
        restoredComments
        remotes {
          name
          url
          fetchWarning
          unpushed {
            comments
            entries
          }
        }
      }
    `,
    repository,
  );
  const { sync, busy, failure, report } = useSync(slug);
  const [isDismissed, setDismissed] = useState(true);
  const [isWarned, setWarned] = useState(false);

  async function start(remote: string): Promise<void> {
    if (busy) return;
    const reason = await sync(remote);
    setDismissed(false);
    if (reason === null) onDone();
  }

  const only = remotes.length === 1 ? remotes[0] : undefined;
  useShortcut(KEYS, TEXT.sync, shortcutGroups.reviews, () => void (only && start(only.name)), {
    enabled: only !== undefined,
  });
  const restored = restoredComments === 0 ? [] : [TEXT.restored(restoredComments)];
  const warnings = isWarned ? [] : [...restored, ...remotes.flatMap(({ fetchWarning }) => fetchWarning ?? [])];
  if (remotes.length === 0) return null;
  return (
    <div className="SyncMenu">
      <UnpushedComments count={unpushed ?? unpushedComments} />
      {only ? (
        <Button
          icon={<SyncIcon />}
          busy={busy}
          hint={hintOf(only.unpushed)}
          keys={KEYS}
          onClick={() => void start(only.name)}
        >
          Sync with {only.name}
        </Button>
      ) : (
        <Menu
          label={TEXT.hint}
          shortcut={SHORTCUT}
          trigger={
            <Button icon={<SyncIcon />} busy={busy}>
              {TEXT.sync}
            </Button>
          }
          items={remotes.map(({ name, url, unpushed: lacking }) => ({
            kind: "action",
            label: name,
            detail: [url, pushText(lacking)].filter(Boolean).join(" · "),
            run: () => void start(name),
          }))}
        />
      )}
      {warnings.length > 0 && (
        <div className="SyncMenu-report">
          <Notice tone="warning" onDismiss={() => setWarned(true)}>
            {warnings.join(" ")}
          </Notice>
        </div>
      )}
      {!isDismissed && (
        <div className="SyncMenu-report">
          <Notice
            tone={failure !== null ? "danger" : (report?.refused ?? []).length > 0 ? "warning" : "success"}
            onDismiss={() => setDismissed(true)}
          >
            {failure ?? messageOf(report)}
          </Notice>
        </div>
      )}
    </div>
  );
}

/** Shows how many comments no remote has, as far as is known; nothing if there are none. */
export function UnpushedComments({ count }: { readonly count: number }) {
  return count === 0 ? null : <span className="muted small">{counted(count, "comment")} not pushed</span>;
}

type Unpushed = SyncMenu_repository$data["remotes"][number]["unpushed"];

/** Describes what a sync pushes; null if the remote has all. */
function pushText({ comments, entries }: Unpushed): string | null {
  const text = entriesText(entries, comments);
  return text === null ? null : `pushes ${text}`;
}

function hintOf(unpushed: Unpushed): string {
  const text = pushText(unpushed);
  return text === null ? TEXT.hint : `Fetches reviews and ${text}`;
}

/** Describes the result of a sync, without counts of 0. */
function messageOf(report: SyncReport | null): string {
  const came = entriesText(report?.fetchedReviews ?? 0, report?.fetchedComments ?? 0);
  const went = entriesText(report?.pushedReviews ?? 0, report?.pushedComments ?? 0);
  const refused = report?.refused ?? [];
  const isForbidden = refused.some((name) => name.startsWith("refs/notes/"));
  const note = isForbidden
    ? "The remote rejected the push. Check that you have permission to push to it."
    : refused.length > 0 &&
      "The remote rejected commits under refs/devtools. Earlier patch sets may be missing in other clones.";
  const there = report?.submoduleNotice;
  if (came === null && went === null && !note) return there ?? "Already up to date.";
  const quoted = note && report?.remoteMessage && `It wrote: “${report.remoteMessage}”.`;
  return [came && `Fetched ${came}.`, went && `Pushed ${went}.`, note, quoted, there].filter(Boolean).join(" ");
}

function entriesText(reviews: number, comments: number): string | null {
  const parts = [
    ...(reviews > 0 ? [counted(reviews, "review update")] : []),
    ...(comments > 0 ? [counted(comments, "comment")] : []),
  ];
  return parts.length === 0 ? null : parts.join(" and ");
}

type SyncReport = NonNullable<NonNullable<SyncMenuMutation$data["sync"]>["report"]>;

/** Returns the function that syncs reviews with a remote, true while it runs, and the last failure and result. */
function useSync(slug: string) {
  const [report, setReport] = useState<SyncReport | null>(null);
  const [run, busy, failure] = useUnsignedMutation<SyncMenuMutation>(graphql`
    mutation SyncMenuMutation($input: SyncInput!) {
      sync(input: $input) {
        problem {
          code
          message
        }
        report {
          fetchedReviews
          fetchedComments
          pushedReviews
          pushedComments
          refused
          remoteMessage
          submoduleNotice
        }
        repository {
          restoredComments
          remotes {
            name
            url
            fetchWarning
            unpushed {
              comments
              entries
            }
          }
          reviewCounts {
            open
            changesRequested
            approved
            merged
            abandoned
            waitingForViewer
          }
        }
      }
    }
  `);
  const sync = (remote: string) => {
    setReport(null);
    return run({ input: { slug, remote } }, (_store, data) => setReport(data?.sync?.report ?? null));
  };
  return { sync, busy, failure, report };
}
