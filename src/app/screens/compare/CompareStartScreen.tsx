import { GitCompareIcon } from "@primer/octicons-react";
import { useRef, useState } from "react";
import { graphql } from "react-relay";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import type { CompareStartScreenQuery } from "#generated/CompareStartScreenQuery.graphql.ts";
import { useConnection } from "#app/reviewing/updates/useReviewChanges.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf, type splitRange } from "#contract/pages.ts";
import { ComparePickers } from "./ComparePickers.tsx";

const TEXT = {
  compareRevisions: "Compare revisions",
  compareHint: "Compare base and head",
} as const;
const KEYS = "d c";

type Range = ReturnType<typeof splitRange>;

/** The start page of a comparison, with pickers only. */
export function CompareStartScreen({ query }: ScreenProps<CompareStartScreenQuery>) {
  const { repository } = useScreenQuery<CompareStartScreenQuery>(
    graphql`
      query CompareStartScreenQuery($slug: String!) @throwOnFieldError @preloadable {
        repository(slug: $slug) {
          name
          slug
          isEmpty
          headRef {
            revision
          }
          defaultBranchRef {
            revision
          }
        }
      }
    `,
    query,
  );
  const { name, slug, isEmpty, headRef, defaultBranchRef } = repository;
  useConnection(slug);
  const [range, setRange] = useState<Range>({
    base: defaultBranchRef?.revision ?? "HEAD",
    head: headRef?.revision ?? "HEAD",
    dots: "THREE",
  });
  const typed = useRef<Partial<Range>>({});
  const { go } = useRouter();
  const compare = (): void => {
    const { base, head, dots } = { ...range, ...typed.current };
    go(addressOf.compare(slug, base || range.base, head || range.head, dots));
  };
  useShortcut(KEYS, TEXT.compareHint, shortcutGroups.reader, compare, { enabled: !isEmpty });
  return (
    <div className="Screen">
      <PageTitle>{`Compare · ${name} · Galley`}</PageTitle>
      <h1 className="visually-hidden">{TEXT.compareRevisions}</h1>
      {!isEmpty && (
        <ComparePickers
          slug={slug}
          range={range}
          onChoose={(next) => {
            typed.current = {};
            setRange(next);
          }}
          onType={(text) => (typed.current = { ...typed.current, ...text })}
        />
      )}
      <EmptyState
        title={isEmpty ? "Nothing to compare yet" : TEXT.compareRevisions}
        icon={<GitCompareIcon size={24} />}
        actions={
          !isEmpty && (
            <Button variant="primary" keys={KEYS} hint={TEXT.compareHint} onClick={compare}>
              Compare
            </Button>
          )
        }
      >
        {isEmpty
          ? "The repository has no commits. Create the first one, then reload this page."
          : "Choose base and head above: branches, tags, or anything git understands, such as HEAD~3. Then compare them."}
      </EmptyState>
    </div>
  );
}
