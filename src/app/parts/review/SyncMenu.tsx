import { SyncIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SyncMenu_repository$key } from "#generated/SyncMenu_repository.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { useSync, type SyncReport } from "./useSync.ts";
import "./SyncMenu.css";

const SYNC = "Sync";
const HINT = "Fetch the reviews of a remote and push what is new here";
const KEYS = "g s";
const GROUP = "Reviews";
const REFUSED = "The remote does not take what is new here: you may have no right to push there.";
const NOT_KEPT =
  "The remote does not keep commits under refs/devtools: earlier patch sets may be missing in other clones.";
const NOTHING_NEW = "Both sides have the same reviews.";

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
  useShortcut(KEYS, SYNC, GROUP, () => void (only && start(only.name)), {
    enabled: only !== undefined,
  });
  if (remotes.length === 0) return null;
  return (
    <div className="SyncMenu">
      {only ? (
        <Button icon={<SyncIcon />} busy={busy} hint={HINT} keys={KEYS} onClick={() => void start(only.name)}>
          {`${SYNC} with ${only.name}`}
        </Button>
      ) : (
        <Menu
          label={HINT}
          align="end"
          trigger={
            <Button icon={<SyncIcon />} busy={busy}>
              {SYNC}
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
  const came = counted(report?.fetchedReviews ?? 0, report?.fetchedComments ?? 0);
  const went = counted(report?.pushedReviews ?? 0, report?.pushedComments ?? 0);
  const refused = report?.refused ?? [];
  const isForbidden = refused.some((name) => name.startsWith("refs/notes/"));
  const kept = isForbidden ? REFUSED : refused.length > 0 && NOT_KEPT;
  if (came === null && went === null && !kept) return NOTHING_NEW;
  return [came && `Fetched ${came}.`, went && `Pushed ${went}.`, kept].filter(Boolean).join(" ");
}

function counted(reviews: number, comments: number): string | null {
  const parts = [
    ...(reviews > 0 ? [`${reviews} ${reviews === 1 ? "entry of a review" : "entries of reviews"}`] : []),
    ...(comments > 0 ? [`${comments} ${comments === 1 ? "comment" : "comments"}`] : []),
  ];
  return parts.length === 0 ? null : parts.join(" and ");
}
