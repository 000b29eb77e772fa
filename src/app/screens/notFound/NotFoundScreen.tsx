import { graphql } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { NotFoundScreenQuery } from "#generated/NotFoundScreenQuery.graphql.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { EmptyState } from "#app/ui/Notice.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { displayPath } from "#app/ui/format.ts";
import "./NearestPages.css";

/** Shown for an unknown URL, with links to existing pages. */
export function NotFoundScreen({ query, params }: ScreenProps<NotFoundScreenQuery>) {
  const { repositories } = useScreenQuery<NotFoundScreenQuery>(
    graphql`
      query NotFoundScreenQuery @throwOnFieldError @preloadable {
        repositories(first: 100) {
          edges {
            node {
              id
              name
              slug
            }
          }
        }
      }
    `,
    query,
  );
  const address = displayPath(`/${(params["address"] ?? "").replace(/^\//, "")}`);
  return (
    <div className="Screen Screen-failure">
      <PageTitle>Not found · Galley</PageTitle>
      <EmptyState title="Page not found" level={1}>
        <p>
          There is no page at <code>{address}</code>. You can go to:
        </p>
        <ul className="NotFound-ways">
          <li>
            <Link to={addressOf.home()}>Home</Link>
          </li>
          {repositories.edges.map(({ node: { id, name, slug } }) => (
            <li key={id}>
              {name}: <Link to={addressOf.history(slug, "HEAD")}>history</Link>,{" "}
              <Link to={addressOf.compareStart(slug)}>compare</Link>
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  );
}
