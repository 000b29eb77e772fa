// @ts-check
import { execFile, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { ScriptError } from "./ScriptError.mjs";

/**
 * A packed Galley: the command that starts it, its whole environment, and where it sees the repository, if it sees it at
 * another path. `isOffline` is true if nobody can reach what it serves.
 * @typedef {{ command: string[], env: Record<string, string>, seen?: string, isOffline?: boolean }} PackedGalley
 */

/** What it is asked for must be there within this time, in milliseconds. It has nothing to build. */
const START_MS = 20_000;

/** The pages that are visited, of the repository `repository` and its review. */
const PAGES = ["/", "/repository/worktree", "/repository/compare/main...topic", "/repository/reviews"];

/**
 * Proves that a packed Galley works: it prints its version, requests a review, writes and prints comments, signs a browser
 * in by the link that it prints, sends pages with content and all of their assets, and answers an agent's program.
 * @param {PackedGalley} galley @param {string} version @param {string} folder where the repository is made
 */
export async function proveGalley(galley, version, folder) {
  const repository = join(folder, "repository");
  await makeRepository(repository);
  const path = galley.seen ?? repository;
  await requireOutput(galley, ["--version"], version);
  const review = await requireOutput(galley, ["request", "-C", path, "--base", "main"], /^[0-9a-f]{40}$/mu);
  await requireOutput(galley, ["comment", "a.txt:2", "-C", path, "-m", "Why not three?"], /^\w+$/mu);
  await requireOutput(galley, ["comments", "-C", path], "Why not three?");
  await serves(galley, path, [...PAGES, `/repository/reviews/${review.trim()}`]);
  await answersAgents(galley, path);
}

/** @param {string} path */
async function makeRepository(path) {
  mkdirSync(path);
  const git = (/** @type {string[]} */ ...args) => promisify(execFile)("git", ["-C", path, ...args]);
  const write = (/** @type {string} */ content) => writeFileSync(join(path, "a.txt"), content);
  await git("init", "--quiet", "--initial-branch=main");
  await git("config", "user.name", "Ada");
  await git("config", "user.email", "ada@example.org");
  write("one\n");
  await git("add", ".");
  await git("commit", "--quiet", "--message=One");
  await git("switch", "--quiet", "--create", "topic");
  write("one\ntwo\n");
  await git("commit", "--quiet", "--all", "--message=Two");
  write("one\ntwo\nthree\n");
}

/**
 * Starts it with the arguments.
 * @param {PackedGalley} galley @param {string[]} args
 */
function start({ command, env }, args) {
  const [program = "", ...first] = command;
  return spawn(program, [...first, ...args], { env, timeout: START_MS });
}

/**
 * Runs it to its end, and returns what it printed. Throws unless it succeeded and printed the text.
 * @param {PackedGalley} galley @param {string[]} args @param {string | RegExp} expected
 */
async function requireOutput(galley, args, expected) {
  const child = start(galley, args);
  const ended = new Promise((resolve) => child.on("error", (error) => resolve(error.message)).on("close", resolve));
  child.stdin.end();
  const [shown, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const isExpected = typeof expected === "string" ? shown.includes(expected) : expected.test(shown);
  if (code === 0 && isExpected) return shown;
  throw new ScriptError(
    `The packed Galley should print ${expected} for ${args.join(" ")}; it ended with ${code} and printed: ${shown}${errors}`,
  );
}

/**
 * Serves the repository, and visits the pages as a browser does, unless nobody can reach it.
 * @param {PackedGalley} galley @param {string} path @param {string[]} pages
 */
async function serves(galley, path, pages) {
  const child = start(galley, ["--no-open", "--port", "0", path]);
  try {
    const link = await new Promise((resolve, reject) => {
      let shown = "";
      const listen = (/** @type {Buffer} */ part) => {
        shown += part.toString();
        const found = /http:\/\/\S+#key=\S+/.exec(shown)?.[0];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on("data", listen);
      child.stderr.on("data", listen);
      child.on("error", (error) => reject(new ScriptError(`The packed Galley does not start: ${error.message}`)));
      child.on("close", () => reject(new ScriptError(`The packed Galley printed no address; it printed: ${shown}`)));
    });
    if (galley.isOffline === true) return;
    const cookie = await signIn(link);
    for (const page of pages) await requirePage(link, page, cookie);
  } finally {
    const ended = new Promise((resolve) => child.on("close", resolve));
    if (child.kill("SIGINT")) await ended;
  }
}

/** @param {string} link @returns {Promise<string>} the cookie of the session */
async function signIn(link) {
  const { origin, hash } = new URL(link);
  const body = JSON.stringify({ key: hash.replace("#key=", ""), withoutCookie: false });
  const headers = { origin, "content-type": "application/json", "content-length": body.length };
  const { headers: answered } = await send(link, "/session", { method: "POST", headers }, body);
  const [cookie] = /^galley-session=[\w-]+/.exec(answered["set-cookie"]?.[0] ?? "") ?? [];
  if (cookie === undefined) throw new ScriptError("The packed Galley started no session for the key of its link.");
  return cookie;
}

/**
 * Throws unless the page has content, which the server drew, and the program sends all of its assets.
 * @param {string} link @param {string} page @param {string} cookie
 */
async function requirePage(link, page, cookie) {
  const headers = { cookie, accept: "text/html" };
  const { status, body } = await send(link, page, { headers });
  const assets = Array.from(body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu), ([, path = ""]) => path);
  if (status !== 200 || assets.length === 0 || !body.includes("<main"))
    throw new ScriptError(`The packed Galley answered ${status} for ${page}: ${body.slice(0, 2000)}`);
  for (const path of assets) {
    for (const encoding of ["br", "gzip", "identity"]) {
      const asset = await send(link, path, { headers: { cookie, "accept-encoding": encoding } });
      if (asset.status !== 200 || asset.body === "") throw new ScriptError(`The packed Galley has no ${path}.`);
    }
  }
}

/**
 * Sends a request to the loopback interface: names that end in `localhost` are not resolved everywhere.
 * @param {string} link @param {string} path @param {http.RequestOptions} options @param {string} [body]
 * @returns {Promise<{ status: number | undefined, headers: http.IncomingHttpHeaders, body: string }>}
 */
function send(link, path, options, body) {
  const { host, port } = new URL(link);
  return new Promise((resolve, reject) => {
    const headers = { ...options.headers, host };
    const request = http.request({ host: "127.0.0.1", port, path, ...options, headers }, (response) => {
      text(response).then(
        (shown) => resolve({ status: response.statusCode, headers: response.headers, body: shown }),
        reject,
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}

/**
 * Sends the first messages of the Model Context Protocol, waits for the answers, and closes stdin as an agent's program
 * does.
 * @param {PackedGalley} galley @param {string} path @returns {Promise<void>}
 */
function answersAgents(galley, path) {
  const clientInfo = { name: "pack", version: "1" };
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
  return new Promise((resolve, reject) => {
    const child = start(galley, ["mcp", "-C", path]);
    let shown = "";
    child.stdout.on("data", (/** @type {Buffer} */ part) => {
      shown += part.toString();
      if (shown.includes('"tools":[')) child.stdin.end();
    });
    child.on("error", (error) => reject(new ScriptError(`The packed Galley does not start: ${error.message}`)));
    child.on("close", (code) => {
      if (code === 0 && shown.includes('"serverInfo"') && shown.includes('"tools":[')) resolve();
      else
        reject(
          new ScriptError(`The packed Galley did not answer an agent; it ended with ${code} and printed: ${shown}`),
        );
    });
    const messages = [
      { id: 1, method: "initialize", params },
      { method: "notifications/initialized" },
      { id: 2, method: "tools/list", params: {} },
    ];
    for (const message of messages) child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  });
}
