import { GalleyError } from "#contract/errors.ts";
import { findServers } from "#server/http/sessions/findServers.ts";
import { linkTo } from "#server/http/sessions/linkTo.ts";

/**
 * Makes a link to a page of the Galley that serves a repository already, the latest that lets browsers in by one; null where
 * none does. `addressIn` gives the page's address under the name that the repository has there.
 */
export async function runningPage(repository: string, addressIn: (slug: string) => string): Promise<string | null> {
  for (const server of await findServers(repository)) {
    const slug = server.repositories.find(({ id }) => id === repository)?.slug;
    if (slug === undefined) continue;
    try {
      return await linkTo(server, addressIn(slug));
    } catch (error) {
      if (!(error instanceof GalleyError && error.code === "CONFLICT")) throw error; // that one makes no links
    }
  }
  return null;
}
