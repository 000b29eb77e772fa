import { GitCompareIcon } from "@primer/octicons-react";
import { graphql } from "react-relay";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import type { CompareStartScreenQuery } from "#generated/CompareStartScreenQuery.graphql.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { EmptyState } from "#app/ui/Notice.tsx";
import { ComparePickers } from "./ComparePickers.tsx";

const TEXT = {
  pageTitle: (name: string): string => `Compare · ${name} · Galley`,
  compareRevisions: "Compare revisions",
  nothingToCompareYet: "Nothing to compare yet",
  chooseTwoRevisions: "Choose two revisions",
  theRepository: "The repository has no commits. Create the first one, then reload this page.",
  pickABase: "Choose a base and a head above: branches, tags, or anything git understands, such as HEAD~3.",
} as const;

/** The start page of a comparison, with pickers only. */
export function CompareStartScreen({ query }: ScreenProps<CompareStartScreenQuery>) {
  const { repository } = useScreenQuery<CompareStartScreenQuery>(
    graphql`
      query CompareStartScreenQuery($slug: String!) @throwOnFieldError {
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
  return (
    <div className="Screen">
      <PageTitle>{TEXT.pageTitle(name)}</PageTitle>
      <h1 className="visually-hidden">{TEXT.compareRevisions}</h1>
      {!isEmpty && (
        <ComparePickers
          slug={slug}
          range={{ base: defaultBranchRef?.revision ?? "HEAD", head: headRef?.revision ?? "HEAD", dots: "THREE" }}
        />
      )}
      <EmptyState
        title={isEmpty ? TEXT.nothingToCompareYet : TEXT.chooseTwoRevisions}
        icon={<GitCompareIcon size={24} />}
      >
        {isEmpty ? TEXT.theRepository : TEXT.pickABase}
      </EmptyState>
    </div>
  );
}
