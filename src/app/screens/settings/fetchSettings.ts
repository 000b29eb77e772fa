import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { fetchSettingsQuery } from "#generated/fetchSettingsQuery.graphql.ts";

interface SavedSettings {
  readonly values: ReadonlyMap<string, string>;
  readonly file: string;
}

/** Fetches the saved settings, which other pages or repositories may have changed. Resolves to null on failure. */
export async function fetchSettings(environment: IEnvironment): Promise<SavedSettings | null> {
  const answer = await fetchQuery<fetchSettingsQuery>(
    environment,
    graphql`
      query fetchSettingsQuery {
        settings {
          values {
            name
            value
          }
          file
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  )
    .toPromise()
    .catch(() => undefined); // The known settings stay in use; requests of the page report a lost server.
  const { values, file } = answer?.settings ?? {};
  if (values == null || file == null) return null;
  return {
    file,
    values: new Map(
      values.flatMap(({ name, value }) => (name == null || value == null ? [] : [[name, value] as const])),
    ),
  };
}
