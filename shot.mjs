import { chromium } from "playwright-core";
import { spawn } from "node:child_process";
const [, , dir, arg, ...steps] = process.argv;
const H = "/tmp/scratch-lead/sub";
const env = {
  ...process.env,
  HOME: H,
  XDG_CACHE_HOME: H + "/cache",
  XDG_STATE_HOME: H + "/state",
  XDG_CONFIG_HOME: H + "/config",
};
const s = spawn("node", ["/tmp/wt/lead/dist/cli/main.js", ...(arg ? [arg] : []), "--no-open", "--port", "4393"], {
  env,
  cwd: dir,
});
let out = "";
s.stdout.on("data", (d) => (out += d));
s.stderr.on("data", (d) => (out += d));
const t0 = Date.now();
while (!/https?:\S+key=\S+/.test(out)) {
  if (Date.now() - t0 > 20000) {
    console.log(out);
    process.exit(1);
  }
  await new Promise((r) => setTimeout(r, 50));
}
const url = /https?:\S+key=\S+/.exec(out)[0];
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await b.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: "light" });
page.on("pageerror", (e) => console.log("PAGEERROR", e.message));
page.on("console", (m) => m.type() === "error" && console.log("CONSOLE", m.text()));
await page.goto(url);
await page.waitForTimeout(3500);
let n = 0;
for (const st of steps) {
  const [k, v] = [st.slice(0, st.indexOf("=")), st.slice(st.indexOf("=") + 1)];
  if (k === "key") await page.keyboard.press(v);
  else if (k === "type") await page.keyboard.type(v);
  else if (k === "wait") await page.waitForTimeout(Number(v));
  else if (k === "go") await page.goto(new URL(v, page.url()).href).then(() => page.waitForTimeout(2500));
  else if (k === "click")
    await page
      .getByText(v)
      .first()
      .click()
      .then(() => page.waitForTimeout(1200));
  else if (k === "btn")
    await page
      .getByRole("button", { name: v })
      .first()
      .click()
      .then(() => page.waitForTimeout(1200));
  else if (k === "size")
    await page
      .setViewportSize({ width: Number(v.split("x")[0]), height: Number(v.split("x")[1]) })
      .then(() => page.waitForTimeout(600));
  else if (k === "scheme") await page.emulateMedia({ colorScheme: v });
  else if (k === "shot") await page.screenshot({ path: `/tmp/shot-${v}.png` });
  else if (k === "text") console.log(await page.locator(v).allInnerTexts());
  console.log(st.slice(0, 60), "->", page.url().replace(/^http:..[^/]+/, ""));
}
await b.close();
s.kill();
console.log(out.slice(0, 400));
