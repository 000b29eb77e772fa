import { graphql } from "react-relay";
import type { DeskScreenQuery } from "#generated/DeskScreenQuery.graphql.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { RepositoryCard } from "./RepositoryCard.tsx";
import "./DeskScreen.css";

const TEXT = {
  pageTitle: "Desk · Galley",
  desk: "Desk",
} as const;

/** Where one starts: the repositories served, what each has checked out, what is ahead, what came last. */
export function DeskScreen({ query }: ScreenProps<DeskScreenQuery>) {
  const { repositories } = useScreenQuery<DeskScreenQuery>(
    graphql`
      query DeskScreenQuery @throwOnFieldError {
        repositories(first: 100) {
          edges {
            node {
              id
              ...RepositoryCard_repository
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <div className="Screen DeskScreen">
      <PageTitle>{TEXT.pageTitle}</PageTitle>
      <h1 className="visually-hidden">{TEXT.desk}</h1>
      {repositories.edges.map(({ node }) => (
        <RepositoryCard key={node.id} repository={node} />
      ))}
    </div>
  );
}
