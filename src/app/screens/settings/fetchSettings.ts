import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { fetchSettingsQuery } from "#generated/fetchSettingsQuery.graphql.ts";

/** What the server keeps of the reader's choices. */
interface KeptSettings {
  readonly choices: ReadonlyMap<string, string>;
  /** The file that they are in. */
  readonly place: string;
}

/** Asks what is kept now: other pages, of other repositories too, may have changed it. Null where that fails. */
export async function fetchSettings(environment: IEnvironment): Promise<KeptSettings | null> {
  const answer = await fetchQuery<fetchSettingsQuery>(
    environment,
    graphql`
      query fetchSettingsQuery {
        settings {
          choices {
            name
            value
          }
          place
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  )
    .toPromise()
    .catch(() => undefined); // What is known holds on; the page's own requests tell of a server that is gone.
  const { choices, place } = answer?.settings ?? {};
  if (choices == null || place == null) return null;
  return {
    place,
    choices: new Map(
      choices.flatMap(({ name, value }) => (name == null || value == null ? [] : [[name, value] as const])),
    ),
  };
}
