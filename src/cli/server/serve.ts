import { resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import type { DrawPage } from "#contract/wire.ts";
import { slugsOf } from "#contract/addresses.ts";
import { pageAssets, readAssets, readManifest } from "#server/http/assets.ts";
import { type App, createApp } from "#server/http/createApp.ts";
import { indexDocuments } from "#server/http/executeHere.ts";
import { listen, type Listening, type ListenOptions, watchActivity } from "#server/http/listen.ts";
import type { Repository } from "#server/git/Repository.ts";
import { closeRepository } from "#server/reviews/index/ReviewContext.ts";
import { findServers, linkWith } from "#server/http/sessions/runningServers.ts";
import { Sessions } from "#server/http/sessions/Sessions.ts";
import { ServerAnnouncement } from "../inbox/ServerAnnouncement.ts";
import { HOME, type Opening, type OpeningPage } from "./openingPage.ts";
import { openRepositories } from "./repositories.ts";
import persisted from "#generated/persisted.json" with { type: "json" };

/** The code that renders pages takes a core for long: the first git commands are started before it is loaded. */
const RENDERER_MS = 60;

export interface Served extends Listening {
  /** Makes a single-use sign-in link to a page. */
  link(path: string): string;
  /** Begins to render a page that a browser is about to open, while the browser starts and signs in. */
  prepare(path: string): void;
  readonly slugs: readonly string[];
  readonly page: OpeningPage;
  /** The time in milliseconds since the last request of a page; null if there was none yet. */
  idleMs(): number | null;
}

export interface ServeOptions extends Omit<ListenOptions, "name"> {
  readonly paths: readonly string[];
  /** Chooses the page to open in the first repository; the home page if absent. */
  readonly pageIn?: Opening["pageIn"];
  readonly directory: string;
  /** True if the repositories end with this process, so that no session is kept for them. */
  readonly isTemporary?: boolean;
}

/**
 * Opens the repositories, serves them with the built app to browsers with a sign-in link, and announces the server to
 * this user's other processes. A repository that is named twice is served once.
 */
export async function serve({
  paths,
  pageIn,
  directory,
  isTemporary = false,
  ...where
}: ServeOptions): Promise<Served> {
  const repositories = await openRepositories(paths.map((path) => resolve(directory, path)));
  let server: Listening | null = null;
  let app: App | null = null;
  let announcement: ServerAnnouncement | null = null;
  const closeAll = async (): Promise<void> => {
    announcement?.end();
    await server?.close();
    await app?.close();
    await Promise.all(repositories.map(closeRepository));
  };
  try {
    const slugs = slugsOf(repositories.map(({ name }) => name));
    const [first] = repositories;
    // Git looks for the page while the server starts.
    const opening = first === undefined ? undefined : pageIn?.(first, slugs[0] ?? "");
    opening?.catch(() => undefined); // It is awaited below.
    const manifest = readManifest();
    const assets = readAssets(manifest);
    const sessions = Sessions.open(isTemporary ? null : Sessions.setOf(repositories));
    const activity = watchActivity();
    const listening = await listen({ ...where, name: sessions.name }, (hosts) => {
      app = createApp({
        repositories,
        hosts,
        sessions,
        documents: indexDocuments(persisted),
        assets,
        drawPage,
        pageAssets: (operation) => pageAssets(manifest, operation),
        development: false,
        log: where.log,
        onOpen: () => {
          announcement?.update();
          return () => announcement?.update();
        },
      });
      const { answer } = app;
      return (request, response) => {
        // a program does not count as a reader
        if (request.headers.authorization === undefined) activity.note(response);
        return answer(request, response);
      };
    }).catch(async (error: unknown) => Promise.reject(await withPortUser(error, where.port, repositories)));
    server = listening;
    if (opening !== undefined) setTimeout(() => loadRenderer().catch(() => undefined), RENDERER_MS).unref(); // The page meets the same failure and reports it.
    const page = await (opening ?? HOME);
    const { address, origin } = listening;
    const set = sessions.isPersistent ? Sessions.setOf(repositories) : null;
    announcement = new ServerAnnouncement({
      server: { pid: process.pid, address, origin, token: sessions.token, started: Date.now(), set },
      served: () => app?.served() ?? [],
      log: where.log,
    });
    return {
      ...listening,
      slugs,
      page,
      link: (path) => linkWith(listening.origin, path, sessions.newKey()),
      prepare(path) {
        app?.prepare(path);
        loadRenderer()
          .then(({ loadScreen }) => loadScreen(path))
          .catch(() => undefined); // The page meets the same failure and reports it.
      },
      idleMs: () => activity.idleMs(),
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Names Galley itself as the program that uses a port, and the command that leads to its page, if it serves one of the repositories. */
async function withPortUser(error: unknown, port: number, repositories: readonly Repository[]): Promise<unknown> {
  if (!(error instanceof GalleyError) || error.code !== "CONFLICT") return error;
  const running = (await Promise.all(repositories.map(({ id }) => findServers(id)))).flat();
  if (!running.some(({ address }) => new URL(address).port === String(port))) return error;
  const next = "Run `galley open` for a link to its page, or choose another port with --port.";
  return new GalleyError("CONFLICT", `Galley serves this repository already on port ${port}.`, { cause: error, next });
}

const RENDERER = "../cli/drawPage.js";
interface Renderer {
  readonly drawPage: DrawPage;
  /** Loads the code of the screen that an address leads to. */
  loadScreen(url: string): Promise<void>;
}

let renderer: Promise<Renderer> | null = null;

/** Loads what renders pages: a file beside this program, built from the app. */
function loadRenderer(): Promise<Renderer> {
  renderer ??= import(/* @vite-ignore */ new URL(RENDERER, import.meta.url).href);
  return renderer;
}

const drawPage: DrawPage = async (page) => (await loadRenderer()).drawPage(page);
