import { SyncIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { counted } from "#app/ui/format.ts";
import { Menu } from "#app/ui/Menu.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { SyncMenu_repository$key } from "#generated/SyncMenu_repository.graphql.ts";
import type { SyncMenuMutation, SyncMenuMutation$data } from "#generated/SyncMenuMutation.graphql.ts";
import { useDeed } from "../mutations/useAction.ts";
import "./SyncMenu.css";

const TEXT = {
  sync: "Sync",
  hint: "Fetch the reviews of a remote and push what is new here",
  refused: "The remote does not take what is new here: you may have no right to push there.",
  notKept: "The remote does not keep commits under refs/devtools: earlier patch sets may be missing in other clones.",
  nothingNew: "Both sides have the same reviews.",
  syncWith: (name: string): string => `Sync with ${name}`,
  fetched: (came: string): string => `Fetched ${came}.`,
  pushed: (went: string): string => `Pushed ${went}.`,
  entriesOfReviews: (count: number): string =>
    counted(count, { one: "entry of a review", other: "entries of reviews" }),
  remarks: (count: number): string => counted(count, { one: "remark", other: "remarks" }),
} as const;
const KEYS = "g s";
const SHORTCUT = { keys: KEYS, label: TEXT.sync, group: shortcutGroups.reviews } as const;

interface Props {
  readonly repository: SyncMenu_repository$key;
  /** Called when reviews were exchanged. */
  readonly onDone: () => void;
}

/** Exchanges reviews with a remote and says what came and what went; nothing where the repository has no remote. */
export function SyncMenu({ repository, onDone }: Props) {
  const { slug, remotes } = useFragment(
    graphql`
      fragment SyncMenu_repository on Repository @throwOnFieldError {
        slug
        remotes {
          name
          url
        }
      }
    `,
    repository,
  );
  const { sync, busy, report } = useSync(slug);
  const [failure, setFailure] = useState<string | null>(null);
  const [isHeard, setHeard] = useState(true);

  async function start(remote: string): Promise<void> {
    if (busy) return;
    const reason = await sync(remote);
    setFailure(reason);
    setHeard(false);
    if (reason === null) onDone();
  }

  const only = remotes.length === 1 ? remotes[0] : undefined;
  useShortcut(KEYS, TEXT.sync, shortcutGroups.reviews, () => void (only && start(only.name)), {
    enabled: only !== undefined,
  });
  if (remotes.length === 0) return null;
  return (
    <div className="SyncMenu">
      {only ? (
        <Button icon={<SyncIcon />} busy={busy} hint={TEXT.hint} keys={KEYS} onClick={() => void start(only.name)}>
          {TEXT.syncWith(only.name)}
        </Button>
      ) : (
        <Menu
          label={TEXT.hint}
          align="end"
          shortcut={SHORTCUT}
          trigger={
            <Button icon={<SyncIcon />} busy={busy}>
              {TEXT.sync}
            </Button>
          }
          items={remotes.map(({ name, url }) => ({
            kind: "action",
            label: name,
            detail: url,
            run: () => void start(name),
          }))}
        />
      )}
      {!isHeard && (
        <div className="SyncMenu-report">
          <Notice
            tone={failure !== null ? "danger" : (report?.refused ?? []).length > 0 ? "warning" : "success"}
            onDismiss={() => setHeard(true)}
          >
            {failure ?? sentenceOf(report)}
          </Notice>
        </div>
      )}
    </div>
  );
}

/** Says what a sync brought, leaving out what there was none of. */
function sentenceOf(report: SyncReport | null): string {
  const came = entriesText(report?.fetchedReviews ?? 0, report?.fetchedComments ?? 0);
  const went = entriesText(report?.pushedReviews ?? 0, report?.pushedComments ?? 0);
  const refused = report?.refused ?? [];
  const isForbidden = refused.some((name) => name.startsWith("refs/notes/"));
  const kept = isForbidden ? TEXT.refused : refused.length > 0 && TEXT.notKept;
  if (came === null && went === null && !kept) return TEXT.nothingNew;
  return [came && TEXT.fetched(came), went && TEXT.pushed(went), kept].filter(Boolean).join(" ");
}

function entriesText(reviews: number, comments: number): string | null {
  const parts = [
    ...(reviews > 0 ? [TEXT.entriesOfReviews(reviews)] : []),
    ...(comments > 0 ? [TEXT.remarks(comments)] : []),
  ];
  return parts.length === 0 ? null : parts.join(" and ");
}

/** What came from a remote and what went to it. */
type SyncReport = NonNullable<NonNullable<SyncMenuMutation$data["sync"]>["report"]>;

/** Gives the deed that exchanges reviews with a remote, whether it is under way, and what the last one brought. */
function useSync(slug: string) {
  const [report, setReport] = useState<SyncReport | null>(null);
  const [run, busy] = useDeed<SyncMenuMutation>(
    graphql`
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
          }
          repository {
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
    `,
    { isSigned: false },
  );
  const sync = (remote: string) => {
    setReport(null);
    return run({
      variables: { input: { slug, remote } },
      updater: (_store, data) => setReport(data?.sync?.report ?? null),
    });
  };
  return { sync, busy, report };
}
