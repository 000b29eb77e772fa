import { graphql } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { NotFoundScreenQuery } from "#generated/NotFoundScreenQuery.graphql.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Link } from "#app/ui/Link.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import "./NearestPages.css";

/** Says that an address has no page, and offers those that exist. */
export function NotFoundScreen({ query, params }: ScreenProps<NotFoundScreenQuery>) {
  const { repositories } = useScreenQuery<NotFoundScreenQuery>(
    graphql`
      query NotFoundScreenQuery @throwOnFieldError {
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
      <title>Not found · Galley</title>
      <EmptyState title="There is no such page" level={1}>
        <p>
          Nothing is at <code>{address}</code>. These exist:
        </p>
        <ul className="NotFound-ways">
          <li>
            <Link to={addressOf.desk()}>The desk</Link>
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
