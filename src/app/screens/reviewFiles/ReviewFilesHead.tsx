import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import { readNumber } from "#contract/pageParams.ts";
import type { ReviewFilesHead_review$key } from "#generated/ReviewFilesHead_review.graphql.ts";
import { FileMenu } from "#app/reviewing/export/FileMenu.tsx";
import { PatchSetPicker } from "#app/reviewing/review/PatchSetPicker.tsx";
import { PrivateBadge, ReviewStateBadge } from "#app/reading/words/StateBadge.tsx";
import { useRouter, useSearchParam } from "#app/relay/useRouter.ts";
import { MissingPalette, usePalette } from "#app/ui/Dialog.tsx";
import { later } from "#app/ui/later.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";

const FilePalette = later(
  async () => (await import("#app/reading/navigation/FilePalette.tsx")).FilePalette,
  MissingPalette,
);
const OPEN_FILE = { label: "Open an unchanged file to read it or to comment on it", keys: "o" } as const;

interface Props {
  readonly slug: string;
  readonly review: ReviewFilesHead_review$key;
}

/** The header of a review's files: title, tabs, file palette and the selection of patch sets. */
export function ReviewFilesHead({ slug, review }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewFilesHead_review on Review
      @throwOnFieldError
      @argumentDefinitions(from: { type: "Int" }, to: { type: "Int" }, layers: { type: "LayerRange" }) {
        id
        key
        title
        state
        openThreadCount
        isPrivate
        headOid
        comparison(from: $from, to: $to, layers: $layers) {
          head {
            oid
          }
        }
        ...PatchSetPicker_review
      }
    `,
    review,
  );
  const { headOid } = data;
  const { go } = useRouter();
  const { isOpen, isUsed, open, close } = usePalette();
  useShortcut(OPEN_FILE.keys, OPEN_FILE.label, shortcutGroups.review, open, { enabled: headOid != null });
  const [from] = useSearchParam("from");
  const [to] = useSearchParam("to");
  return (
    <header className="ReviewFilesHead row gap-x-3">
      <h1 className="ReviewFilesHead-title ellipsis" title={data.title}>
        <MarkedText text={data.title} />
      </h1>
      <ReviewStateBadge state={data.state} unresolved={data.openThreadCount} />
      {data.isPrivate && <PrivateBadge />}
      <Tabs
        label="Review pages"
        group={shortcutGroups.review}
        className="ReviewFilesHead-pages gap-3 row"
        current={1}
        tabs={[
          { to: addressOf.review(slug, data.key), label: "Conversation", hint: "Conversation" },
          { to: addressOf.reviewFiles(slug, data.key), label: "Files" },
        ]}
      />
      <PatchSetPicker
        review={data}
        from={readNumber(from)}
        to={readNumber(to)}
        shownOid={data.comparison?.head.oid ?? null}
        onRead={(range) => go(addressOf.reviewFiles(slug, data.key, range))}
      />
      <FileMenu
        id={data.id}
        name={`review-${data.key}`}
        isReview
        items={headOid == null ? [] : [{ kind: "action", ...OPEN_FILE, run: open }]}
      />
      {headOid != null && isUsed && (
        <FilePalette
          open={isOpen}
          onClose={close}
          slug={slug}
          oid={headOid}
          onGo={(path) => go(addressOf.file(slug, headOid, path, { review: data.key }))}
        />
      )}
    </header>
  );
}
