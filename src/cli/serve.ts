import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { DrawPage } from "#contract/ServedPage.ts";
import { readAssets } from "#server/http/assets.ts";
import { createApp } from "#server/http/createApp.ts";
import { indexDocuments } from "#server/http/documents.ts";
import { keepDrawn } from "#server/http/keepDrawn.ts";
import { listen, type ListenOptions, type Listening } from "#server/http/listen.ts";
import { pageAssets, type Manifest } from "#server/http/manifest.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { roomOf } from "#server/reviews/roomOf.ts";
import { openRepositories } from "./openRepositories.ts";
import persisted from "#generated/persisted.json" with { type: "json" };

export interface ServeOptions extends ListenOptions {
  readonly paths: readonly string[];
  /** What relative paths are relative to. */
  readonly directory: string;
}

/** Opens the repositories and serves them with the built page; the same repository named twice is served once. */
export async function serve({ paths, directory, ...where }: ServeOptions): Promise<Listening> {
  const repositories = await openRepositories(paths.map((path) => resolve(directory, path)));
  const closeAll = () => Promise.all(repositories.map(closeOne));
  try {
    const client = fileURLToPath(new URL("../client/", import.meta.url));
    const manifest = JSON.parse(readFileSync(`${client}manifest.json`, "utf8")) as Manifest;
    const assets = readAssets(client);
    const listening = await listen(where, (hosts) =>
      createApp({
        repositories,
        hosts,
        documents: indexDocuments(persisted),
        assets,
        drawPage: keepDrawn(whenLoaded(loadDrawPage())),
        pageAssets: (operation) => pageAssets(manifest, operation),
        development: false,
        log: where.log,
      }),
    );
    return {
      ...listening,
      async close() {
        await listening.close();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Closes a repository once what is being written to its reviews is there. */
async function closeOne(repository: Repository): Promise<void> {
  await roomOf(repository).store.close();
  await repository.close();
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
