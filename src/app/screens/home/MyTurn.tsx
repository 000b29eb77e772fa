import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql } from "react-relay";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { counted } from "#app/ui/format.ts";
import { useTurnInTitle } from "#app/ui/PageTitle.tsx";
import { shortcutGroups, useCommand } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import { addressOf } from "#contract/pages.ts";
import type { MyTurnQuery } from "#generated/MyTurnQuery.graphql.ts";
import { turnNotifications } from "#app/reviewing/updates/turnNotifications.ts";
import { useReviewChanges } from "#app/reviewing/updates/useReviewChanges.ts";

const ICONS = { quiet: "/favicon.svg", turn: "/favicon.svg?turn" } as const;

/** The time for which a hidden page still shows in its title and icon that it is the viewer's turn. */
const HIDDEN_MS = 60 * 60_000;

const hiddenMs = (): number => (turnNotifications.isOn() ? Infinity : HIDDEN_MS);

const readReviews = ({ repository }: MyTurnQuery["response"]) => valueOf(repository).reviewsNeedingViewer;
type NeedingReview = ReturnType<typeof readReviews>[number];
const NONE: readonly NeedingReview[] = [];

/**
 * Shows that it is the viewer's turn in a repository: the number of reviews in the title, a mark on the icon, and, if the
 * viewer turned them on, a notification when one more needs them while the page is not visible. Renders nothing.
 */
export function MyTurn({ slug }: { readonly slug: string }) {
  const { go } = useRouter();
  const toast = useToast();
  const known = useRef<ReadonlySet<string> | null>(null);
  const [changes, setChanges] = useState(0);
  // On failure the page says by itself that the server does not answer; the next event fetches again.
  const { latest } = useLoadedQuery<MyTurnQuery, readonly NeedingReview[]>(
    graphql`
      query MyTurnQuery($slug: String!) {
        repository(slug: $slug) @catch(to: RESULT) {
          reviewsNeedingViewer {
            key
            title
          }
        }
      }
    `,
    changes === 0 ? null : { slug },
    readReviews,
    { version: changes },
  );
  useReviewChanges(slug, () => setChanges((count) => count + 1), hiddenMs);
  const reviews = latest ?? NONE;

  const notify = useEffectEvent((now: readonly NeedingReview[]): void => {
    const begun = now.filter(({ key }) => known.current?.has(key) === false);
    known.current = new Set(now.map(({ key }) => key));
    const [first, ...others] = begun;
    if (first === undefined || !document.hidden || !turnNotifications.isOn()) return;
    const body = [first.title, ...(others.length > 0 ? [`and ${counted(others.length, "more review")}`] : [])].join(
      "\n",
    );
    // Several pages of one repository show one notification.
    const shown = new Notification("Galley: your turn", { body, tag: `galley ${slug}` });
    shown.onclick = () => {
      window.focus();
      go(addressOf.review(slug, first.key));
    };
  });
  useEffect(() => {
    if (latest !== null) notify(latest);
  }, [latest]);
  useTurnInTitle(reviews.length);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null) icon.href = reviews.length > 0 ? ICONS.turn : ICONS.quiet;
    return () => {
      if (icon !== null) icon.href = ICONS.quiet;
    };
  }, [reviews.length]);

  useCommand("Go to the next review that needs you", shortcutGroups.go, () => {
    const [first] = reviews;
    if (first === undefined) toast({ text: "No review needs you." });
    else go(addressOf.review(slug, first.key));
  });
  return null;
}
