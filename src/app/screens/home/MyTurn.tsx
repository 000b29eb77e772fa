import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useRouter } from "#app/relay/useRouter.ts";
import { counted } from "#app/ui/format.ts";
import { useTurnInTitle } from "#app/ui/PageTitle.tsx";
import { shortcutGroups, useCommand } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import { addressOf } from "#contract/pages.ts";
import type { MyTurnQuery, MyTurnQuery$data } from "#generated/MyTurnQuery.graphql.ts";
import { turnNotifications } from "#app/reviewing/updates/turnNotifications.ts";
import { useReviewChanges } from "#app/reviewing/updates/useReviewChanges.ts";

const ICONS = { quiet: "/favicon.svg", turn: "/favicon.svg?turn" } as const;

/** The time for which a hidden page still shows in its title and icon that it is the viewer's turn. */
const HIDDEN_MS = 60 * 60_000;

const hiddenMs = (): number => (turnNotifications.isOn() ? Infinity : HIDDEN_MS);

type NeedingReview = MyTurnQuery$data["repository"]["reviewsNeedingViewer"][number];

/**
 * Shows that it is the viewer's turn in a repository: the number of reviews in the title, a mark on the icon, and, if the
 * viewer turned them on, a notification when one more needs them while the page is not visible. Renders nothing.
 */
export function MyTurn({ slug }: { readonly slug: string }) {
  const environment = useRelayEnvironment();
  const { go } = useRouter();
  const toast = useToast();
  const [reviews, setReviews] = useState<readonly NeedingReview[]>([]);
  const known = useRef<ReadonlySet<string> | null>(null);

  const show = (now: readonly NeedingReview[]): void => {
    const begun = now.filter(({ key }) => known.current?.has(key) === false);
    known.current = new Set(now.map(({ key }) => key));
    setReviews(now);
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
  };
  const refresh = (): void => {
    const query = graphql`
      query MyTurnQuery($slug: String!) @throwOnFieldError {
        repository(slug: $slug) {
          reviewsNeedingViewer {
            key
            title
          }
          # An entry that is new to the home page must have all that it shows.
          ...ChangedReviews_repository
        }
      }
    `;
    fetchQuery<MyTurnQuery>(environment, query, { slug }, { networkCacheConfig: { force: true } }).subscribe({
      next: ({ repository }) => show(repository.reviewsNeedingViewer),
      // The page says by itself that the server does not answer; the next event fetches again.
      error: () => undefined,
    });
  };
  useReviewChanges(slug, refresh, hiddenMs);
  useTurnInTitle(reviews.length);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null) icon.href = reviews.length > 0 ? ICONS.turn : ICONS.quiet;
    return () => {
      if (icon !== null) icon.href = ICONS.quiet;
    };
  }, [reviews.length]);

  const toggle = async (): Promise<void> => {
    if (turnNotifications.isOn()) {
      turnNotifications.turnOff();
      toast({ text: "Notifications are off in this browser." });
    } else toast({ text: (await turnNotifications.turnOn()) ?? "Notifications are on in this browser." });
  };
  useCommand("Turn notifications of this browser on or off", shortcutGroups.general, () => void toggle());
  useCommand("Go to the next review that needs you", shortcutGroups.go, () => {
    const [first] = reviews;
    if (first === undefined) toast({ text: "No review needs you." });
    else go(addressOf.review(slug, first.key));
  });
  return null;
}
