import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commonmarkExamples } from "#tests/helpers/commonmarkExamples.ts";
import { injectionVectors } from "#tests/helpers/injectionVectors.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";

let reviewed: ReviewedRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let canary: Server;
/** The requests to a server that no text may reach. */
const hits: string[] = [];
let texts: readonly string[];

beforeAll(async () => {
  canary = createServer((request, response) => {
    hits.push(request.url ?? "");
    response.end();
  });
  await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
  const { port } = canary.address() as AddressInfo; // It listens on a TCP port.
  texts = [...injectionVectors(`http://127.0.0.1:${port}`), ...commonmarkExamples].filter((text) => text.trim() !== "");
  reviewed = await reviewedRepo();
  const lines = texts.map((description, at) =>
    JSON.stringify({ timestamp: String(1_700_002_000 + at), author: "eve@example.org", description }),
  );
  const note = ["notes", "--ref=devtools/discuss", "add", "-F", "-", reviewed.head];
  await reviewed.repo.gitBytes(note, { input: lines.join("\n") });
  program = await startProgram([reviewed.repo.path]);
  opened = await openBrowser();
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
  canary?.close();
});

it("a thousand comments of hostile Markdown run nothing, fetch nothing and link only to web and mail addresses", async () => {
  const page = await opened.page();
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const requested: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(program.origin) && !/^(?:blob|data):/.test(request.url()))
      requested.push(request.url());
  });
  await page.goto(`${program.origin}/repo/reviews/${reviewed.key}`);
  await expect.poll(() => page.locator(".Markdown").count()).toBeGreaterThanOrEqual(texts.length);
  await page.waitForFunction(() => document.querySelector(".Markdown table, .Markdown code") !== null);
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>(".Markdown *")];
    const strange = all.filter(({ tagName }) =>
      /^(?:SCRIPT|STYLE|IFRAME|OBJECT|EMBED|IMG|SVG|VIDEO|AUDIO|FORM|LINK|META|BASE)$/i.test(tagName),
    );
    const handled = all.filter((element) =>
      element.getAttributeNames().some((name) => /^on|^style$|^srcdoc$|^formaction$/.test(name)),
    );
    const addresses = all.flatMap((element) => element.getAttribute("href") ?? []);
    for (const element of all) element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    return {
      strange: strange.map(({ outerHTML }) => outerHTML),
      handled: handled.map(({ outerHTML }) => outerHTML),
      addresses: addresses.filter((address) => !/^(?:https?:\/\/|mailto:)/.test(address)),
    };
  });
  expect(found).toEqual({ strange: [], handled: [], addresses: [] });
  expect({ dialogs, hits, requested, complaints: opened.complaints }).toEqual({
    dialogs: [],
    hits: [],
    requested: [],
    complaints: [],
  });
});
