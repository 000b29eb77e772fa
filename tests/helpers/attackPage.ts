/**
 * The script of a foreign page. It tries every way in which a browser can reach a server, and records what it could
 * read.
 */
const ATTACK = `
const found = {};
const outcomeOf = (work) => Promise.resolve().then(work).then((text) => String(text ?? ""), (error) => "" + error.name);
const ending = [];
/** Records the result of a way that always ends. */
const keepEnding = (name, work) => {
  const outcome = outcomeOf(work).then((text) => { found[name] = text; });
  ending.push(outcome);
  return outcome;
};
/** The same for a way that may never end: it stops after LIMIT_MS and after all ways that end have ended. */
const keep = (name, work) => Promise.race([
  outcomeOf(work),
  Promise.all([...ending, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]).then(() => "nothing"),
]).then((text) => { found[name] = text; });
const json = { "content-type": "application/json" };
const add = (tag, facts) => new Promise((resolve) => {
  const element = document.createElement(tag);
  element.onload = () => resolve(element);
  element.onerror = () => resolve(element);
  Object.assign(element, facts);
  document.body.append(element);
});
const inFrame = (element) => { try { return element.contentDocument?.body?.innerHTML ?? ""; } catch { return ""; } };
const worker = (code) => new Promise((resolve) => {
  const started = new Worker(URL.createObjectURL(new Blob([code])));
  started.onmessage = ({ data }) => resolve(data);
});
Promise.all([
  // On a busy machine a page may be delivered without its data, so this tries again.
  keepEnding("fetch", async () => {
    for (;;) {
      const answer = await fetch(TARGET + "/");
      const text = await answer.text();
      if (!answer.ok || text.includes(SECRET)) return text;
    }
  }),
  keepEnding("fetch without CORS", async () => (await fetch(TARGET + "/", { mode: "no-cors", credentials: "include" })).text()),
  keepEnding("fetch of a file", async () => (await fetch(TARGET + "/repo/raw/HEAD/secret.txt")).text()),
  keepEnding("operation", async () => (await fetch(TARGET + "/graphql", { method: "POST", headers: json, body: READ })).text()),
  keepEnding("write", async () => (await fetch(TARGET + "/graphql", { method: "POST", headers: json, body: WRITE })).text()),
  keepEnding("simple write", async () => (await fetch(TARGET + "/graphql", { method: "POST", mode: "no-cors", body: WRITE })).text()),
  keep("beacon", () => navigator.sendBeacon(TARGET + "/graphql", new Blob([WRITE], { type: "text/plain" })) && ""),
  keep("beacon of JSON", () => navigator.sendBeacon(TARGET + "/graphql", new Blob([WRITE], { type: "application/json" })) && ""),
  keep("frame", async () => inFrame(await add("iframe", { src: TARGET + "/" }))),
  keep("frame of a file", async () => inFrame(await add("iframe", { src: TARGET + "/repo/raw/HEAD/secret.txt" }))),
  keep("object", async () => inFrame(await add("object", { data: TARGET + "/" }))),
  keep("script", async () => { await add("script", { src: TARGET + "/repo/raw/HEAD/script.js" }); return window.stolen; }),
  keep("image", async () => { const image = await add("img", { src: TARGET + "/repo/raw/HEAD/picture.png" }); return image.naturalWidth > 0 ? SECRET : ""; }),
  keep("style", async () => { await add("link", { rel: "stylesheet", href: TARGET + "/repo/raw/HEAD/style.css" }); return getComputedStyle(document.body).getPropertyValue("--stolen"); }),
  keep("events", () => new Promise((resolve) => {
    const source = new EventSource(TARGET + "/graphql?query=" + encodeURIComponent(READ));
    source.onmessage = ({ data }) => resolve(data);
    source.onerror = () => resolve("");
  })),
  keep("socket", () => new Promise((resolve) => {
    const socket = new WebSocket(TARGET.replace("http", "ws") + "/graphql");
    socket.onopen = () => resolve(SECRET);
    socket.onerror = () => resolve("");
  })),
  keep("worker", () => worker("fetch(" + JSON.stringify(TARGET + "/") + ").then((r) => r.text()).then(postMessage, () => postMessage(''))")),
  keep("worker's script", () => worker("try { importScripts(" + JSON.stringify(TARGET + "/repo/raw/HEAD/script.js") + "); } catch {} postMessage(self.stolen ?? '')")),
  keep("form", async () => {
    const frame = await add("iframe", { name: "sink" });
    for (const enctype of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const form = document.createElement("form");
      const field = document.createElement("input");
      Object.assign(form, { action: TARGET + "/graphql", method: "post", target: "sink", enctype });
      [field.name, field.value] = enctype === "text/plain" ? [WRITE.slice(0, -1) + ',"x":"', '"}'] : ["query", WRITE_TEXT];
      form.append(field);
      document.body.append(form);
      form.submit();
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    return inFrame(frame);
  }),
]).then(() => { window.found = found; });
`;

/** The input of the foreign page's attack. */
export interface Attack {
  /** The attacked server, as an address without a path. */
  readonly target: string;
  /** The bodies of an operation that reads and of one that writes, and the GraphQL text of the latter. */
  readonly read: string;
  readonly write: string;
  readonly writeText: string;
  /** A text that no foreign page may read. */
  readonly secret: string;
  /** The time limit of each way that may never end, in milliseconds. */
  readonly limitMs: number;
}

/**
 * Returns the HTML of a foreign page that attacks a server. When it is done, `window.found` holds what it could read in
 * each way.
 */
export function attackPage({ target, read, write, writeText, secret, limitMs }: Attack): string {
  const facts = { TARGET: target, READ: read, WRITE: write, WRITE_TEXT: writeText, SECRET: secret, LIMIT_MS: limitMs };
  const declarations = Object.entries(facts).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  return `<!doctype html><meta charset="utf-8"><body><script>${declarations.join("\n")}${ATTACK}</script>`;
}
