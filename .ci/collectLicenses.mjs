// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { root } from "./root.mjs";

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/**
 * Collects the license texts of every package with a module in a bundle, including the bundles of workers (Vite's own
 * `build.license` covers only the main bundles). `text()` returns Markdown with one section for each package, sorted by
 * name. It throws for a package without a license text.
 * @returns {{ readonly plugin: import("vite").Plugin, text(): string }}
 */
export function collectLicenses() {
  /** @type {Set<string>} */
  const folders = new Set();
  return {
    plugin: {
      name: "galley:collect-licenses",
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          const ids = chunk.type === "chunk" ? Object.keys(chunk.modules) : chunk.originalFileNames;
          for (const id of ids) {
            const folder = packageFolder(id.replace(/^\0/, "").replace(/\?.*$/, ""));
            if (folder !== undefined) folders.add(folder);
          }
        }
      },
    },
    text: () => `# What Galley brings along\n\n${[...new Set([...folders].map(section))].sort().join("\n")}`,
  };
}

/** @param {string} path @returns {string | undefined} the folder of the installed package that the file belongs to */
function packageFolder(path) {
  return /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+(?=[/\\])/.exec(path)?.[0];
}

/** @param {string} folder */
function section(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const texts = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  if (license === "MIT" && texts.length === 0) texts.push(mitText(author?.name ?? author ?? `The authors of ${name}`));
  if (texts.length === 0) {
    throw new ScriptError(
      `${name} ${version} is bundled but contains no license text; it must not be published with Galley.`,
    );
  }
  return `## ${name} ${version}\n\nLicense: ${license ?? "see below"}\n\n${texts.map((text) => `${quote(text)}\n`).join("\n")}`;
}

/** @param {string} holder @returns {string} the text of the MIT license, taken from ours, for a package that only names it */
function mitText(holder) {
  const ours = readFileSync(join(root, "LICENSE"), "utf8");
  return `Copyright (c) ${holder}\n\n${ours.slice(ours.indexOf("Permission is hereby granted")).trim()}`;
}

/** @param {string} text */
function quote(text) {
  return text.replace(/^/gm, "> ").replace(/ +$/gm, "");
}
