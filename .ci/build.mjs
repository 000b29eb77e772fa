// @ts-check
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressAssets } from "./compressAssets.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { generate } from "./generate.mjs";
import { collectLicenses } from "./collectLicenses.mjs";
import { writeManPages } from "./manPages.mjs";
import { progress } from "./progress.mjs";
import { root } from "./root.mjs";
import { runScript } from "./runScript.mjs";

/** All files that determine the result of a build. */
const SETTINGS = ["package.json", "package-lock.json", "vite.config.ts", "relay.config.json", "tsconfig.json"];
const INPUTS = [...SETTINGS, "schema.graphql", "SPEC.md", "__generated__", "src", ".ci"];

/** The fingerprint of the inputs of dist. It is written last, so that an interrupted build does not count. */
const STAMP = join(root, "dist/.fingerprint");

/** Reports whether dist is up to date with the sources. Reads every source file, which takes some 20 ms. */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint(root, INPUTS);
}

/**
 * Builds dist from scratch: client and server bundles, the licenses of the bundled packages, the manual page, compressed
 * assets, and a program at dist/cli/main.js that needs no other package.
 */
export async function build() {
  await progress("Generating the schema and Relay's artifacts", () => generate(root));
  const inputs = fingerprint(root, INPUTS); // before bundling: an edit during the build makes dist stale
  rmSync(join(root, "dist"), { recursive: true, force: true });
  await progress("Bundling", bundle);
  await writeManPages(join(root, "dist/man"));
  await progress("Compressing assets", () => compressAssets(join(root, "dist/client")));
  writeFileSync(STAMP, inputs);
}

async function bundle() {
  process.chdir(root); // the Relay plugin looks for its configuration in the working directory
  process.env["NODE_ENV"] = "production";
  const { createBuilder } = await import("vite");
  const licenses = collectLicenses();
  const builder = await createBuilder({
    logLevel: "warn",
    plugins: [licenses.plugin],
    worker: { plugins: () => [licenses.plugin] },
  });
  await builder.buildApp();
  listWorkerFiles();
  await bundleStart();
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(join(root, "dist/third-party-licenses.md"), licenses.text());
}

/** Adds to the manifest, which lists what the server sends, the files that a worker loads: Vite leaves them out. */
function listWorkerFiles() {
  const path = join(root, "dist/client/manifest.json");
  /** @type {Record<string, { file: string, css?: string[], assets?: string[] }>} */
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  const listed = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const files = readdirSync(join(root, "dist/client/assets")).map((name) => `assets/${name}`);
  const [file, ...assets] = files.filter((one) => !listed.includes(one));
  if (file !== undefined) manifest["workers"] = { file, assets };
  writeFileSync(path, JSON.stringify(manifest, null, 2));
}

/** Bundles the start, which loads the other modules of the CLI: in one file, since only it is compiled at each start. */
async function bundleStart() {
  const { build: bundleOne } = await import("vite");
  const modules = fingerprint(root, ["dist/cli"]);
  await bundleOne({
    configFile: false,
    logLevel: "warn",
    define: { BUILD: JSON.stringify(modules) },
    build: {
      ssr: "src/cli/main.ts",
      outDir: "dist/cli",
      emptyOutDir: false,
      target: "node20",
      rolldownOptions: { output: { format: "cjs", entryFileNames: "main.js", banner: "#!/usr/bin/env node" } },
    },
  });
  writeFileSync(join(root, "dist/cli/package.json"), '{ "type": "commonjs" }\n');
  chmodSync(join(root, "dist/cli/main.js"), 0o755);
}

await runScript(import.meta.url, async () => {
  await ensureInstalled();
  await build();
});
