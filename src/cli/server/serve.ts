import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { DrawPage } from "#contract/wire.ts";
import { slugsOf } from "#contract/addresses.ts";
import { type Manifest, pageAssets, readAssets } from "#server/http/assets.ts";
import { createApp } from "#server/http/createApp.ts";
import { indexDocuments } from "#server/http/yogaSettings.ts";
import { keepDrawn } from "#server/http/sendPage.ts";
import { listen, type Listening, type ListenOptions, watchActivity } from "#server/http/listen.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { announceServer, linkWith } from "#server/http/sessions/runningServers.ts";
import { Sessions } from "#server/http/sessions/Sessions.ts";
import { closeRepository, openRepositories } from "./repositories.ts";
import persisted from "#generated/persisted.json" with { type: "json" };

const NOT_TOLD = "`galley open` will not find this Galley, because that could not be written down:";

/** A Galley that serves, and how one comes in. */
export interface Served extends Listening {
  /** Makes a link to a page, by which one browser comes in, once. */
  link(path: string): string;
  /** What the repositories are called in addresses, in their order. */
  readonly slugs: readonly string[];
  /** For how many ms nobody read; null where nobody came yet. */
  idleMs(): number | null;
}

export interface ServeOptions extends Omit<ListenOptions, "name"> {
  readonly paths: readonly string[];
  /** What relative paths are relative to. */
  readonly directory: string;
}

/**
 * Opens the repositories and serves them with the built page to the browsers that come by a link, and tells this user's programs where; the
 * same repository named twice is served once.
 */
export async function serve({ paths, directory, ...where }: ServeOptions): Promise<Served> {
  const repositories = await openRepositories(paths.map((path) => resolve(directory, path)));
  const closeAll = () => Promise.all(repositories.map(closeRepository));
  try {
    const client = fileURLToPath(new URL("../client/", import.meta.url));
    const manifest = JSON.parse(readFileSync(`${client}manifest.json`, "utf8")) as Manifest;
    const assets = readAssets(client);
    const sessions = Sessions.open(Sessions.setOf(repositories));
    const activity = watchActivity();
    const listening = await listen({ ...where, name: sessions.name }, (hosts) => {
      const answer = createApp({
        repositories,
        hosts,
        sessions,
        documents: indexDocuments(persisted),
        assets,
        drawPage: keepDrawn(whenLoaded(loadDrawPage())),
        pageAssets: (operation) => pageAssets(manifest, operation),
        development: false,
        log: where.log,
      });
      return (request, response) => {
        if (request.headers.authorization === undefined) activity.note(response); // a program is no reader
        return answer(request, response);
      };
    });
    const slugs = slugsOf(repositories.map(({ name }) => name));
    const withdraw = announce(sessions, listening, repositories, slugs, where.log);
    return {
      ...listening,
      slugs,
      link: (path) => linkWith(listening.origin, path, sessions.newKey()),
      idleMs: () => activity.idleMs(),
      async close() {
        withdraw();
        await listening.close();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Tells this user's programs where the server is; one that nobody can be told of serves all the same. */
function announce(
  sessions: Sessions,
  { address, origin }: Listening,
  repositories: readonly Repository[],
  slugs: readonly string[],
  log: (line: string) => void,
): () => void {
  try {
    return announceServer({
      pid: process.pid,
      address,
      origin,
      token: sessions.token,
      started: Date.now(),
      repositories: repositories.map(({ id }, at) => ({ id, slug: slugs[at] ?? "" })),
      set: sessions.isKept ? Sessions.setOf(repositories) : null,
    });
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    log(`${NOT_TOLD} ${error.message}`);
    return () => undefined;
  }
}

/** Loads what draws pages, which is built of the app and stands beside this program. */
async function loadDrawPage(): Promise<DrawPage> {
  const programs = new URL("../cli/", import.meta.url).href;
  const { drawPage } = (await import(/* @vite-ignore */ `${programs}drawPage.js`)) as { readonly drawPage: DrawPage };
  return drawPage;
}

/** Nothing waits for it but the first page. */
function whenLoaded(loading: Promise<DrawPage>): DrawPage {
  return async (page) => (await loading)(page);
}
