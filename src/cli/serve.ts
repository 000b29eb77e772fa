import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { openRepository, type Repository } from "#server/git/openRepository.ts";
import { readAssets } from "#server/http/assets.ts";
import { createApp } from "#server/http/createApp.ts";
import { indexDocuments } from "#server/http/documents.ts";
import { listen, type ListenOptions, type Listening } from "#server/http/listen.ts";
import { pageAssets, type Manifest } from "#server/http/manifest.ts";
import persisted from "#generated/persisted.json" with { type: "json" };

export interface ServeOptions extends ListenOptions {
  readonly paths: readonly string[];
  /** What relative paths are relative to. */
  readonly directory: string;
  readonly log: (line: string) => void;
}

/** Opens the repositories and serves them with the built page; the same repository named twice is served once. */
export async function serve({ paths, directory, log, ...where }: ServeOptions): Promise<Listening> {
  const repositories = await openAll(paths.map((path) => resolve(directory, path)));
  const client = fileURLToPath(new URL("../client/", import.meta.url));
  const manifest = JSON.parse(readFileSync(`${client}manifest.json`, "utf8")) as Manifest;
  const assets = readAssets(client);
  const listening = await listen(where, (hosts) =>
    createApp({
      repositories,
      hosts,
      documents: indexDocuments(persisted),
      assets,
      pageAssets: (operation) => pageAssets(manifest, operation),
      development: false,
      log,
    }),
  );
  return {
    ...listening,
    async close() {
      await listening.close();
      await Promise.all(repositories.map((repository) => repository.close()));
    },
  };
}

/** Opens each repository once, in order; where one cannot be opened the others are closed again. */
async function openAll(paths: readonly string[]): Promise<readonly Repository[]> {
  const opened = new Map<string, Repository>();
  try {
    for (const path of paths) {
      const repository = await openRepository(path);
      if (opened.has(repository.id)) await repository.close();
      else opened.set(repository.id, repository);
    }
  } catch (error) {
    await Promise.all([...opened.values()].map((repository) => repository.close()));
    throw error;
  }
  return [...opened.values()];
}
