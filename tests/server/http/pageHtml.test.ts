import { describe, expect, it } from "vitest";
import { pageAnswer, pageContent, pageHead, pageStart } from "#server/http/pageHtml.ts";

const SIGN_IN = { code: "signIn();", page: "p1" };
const NO_SETTINGS = new Map<string, string>();
const USUAL = { theme: null, codeSize: null };

describe("the page", () => {
  it("contains text of the repository as JSON that cannot end its element", () => {
    const hostile = "</script><script>alert(1)</script><!--\u2028".repeat(5000);
    const html = pageAnswer({ operationName: "Q", variables: {}, part: { data: hostile } });
    expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
    expect(html).not.toContain("<!--");
    const json = /<script[^>]*>(.*)<\/script>/s.exec(html)?.[1] ?? "";
    expect(JSON.parse(json).part.data).toBe(hostile);
  });

  it("names its styles, its code and the code to load once it is visible, and contains no code itself", () => {
    const assets = {
      script: "/assets/main.js",
      signIn: "/assets/gate.js",
      styles: ["/assets/main.css"],
      preloads: ["/assets/screen.js"],
    };
    const html = pageHead(assets, USUAL, null) + pageStart(assets, "abc-_1", NO_SETTINGS);
    expect(html).toContain('<script type="module" async src="/assets/main.js"></script>');
    expect(html).toContain('<link rel="stylesheet" href="/assets/main.css">');
    expect(html).toContain('<link rel="galley-code" href="/assets/screen.js">');
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it("is light or dark from its first moment if that was chosen", () => {
    const assets = { script: "/main.js", signIn: "/gate.js", styles: [], preloads: [] };
    expect(pageHead(assets, { theme: "dark", codeSize: null }, null)).toContain('<html lang="en" data-theme="dark">');
    expect(pageHead(assets, USUAL, null)).toContain('<html lang="en">');
  });

  it("has the chosen code size, and sends all settings to its own code and none to the sign-in page", () => {
    const assets = { script: "/main.js", signIn: "/gate.js", styles: [], preloads: [] };
    const settings = new Map([
      ["layout", "split"],
      ["codeSize", "15"],
    ]);
    const appearance = { theme: null, codeSize: "15" };
    const html = pageHead(assets, appearance, null) + pageStart(assets, null, settings);
    expect(html).toContain('<html lang="en" data-code="15">');
    expect(html).toContain('<meta name="galley-settings" content="layout=split&amp;codeSize=15">');
    expect(pageHead(assets, appearance, SIGN_IN)).not.toContain("galley-settings");
  });

  it("contains the rendered HTML in the app's place, or nothing", () => {
    expect(pageContent({ html: "<p>drawn</p>", isWide: false })).toBe(
      '<div class="Served" data-wide="false"><p>drawn</p></div></div>\n',
    );
    expect(pageContent(null)).toBe("</div>\n");
  });

  it("contains the session that its requests send after sign-in, else the sign-in page's code instead of its own", () => {
    const assets = { script: "/main.js", signIn: "/gate.js", styles: [], preloads: ["/screen.js"] };
    const open = pageHead(assets, USUAL, null) + pageStart(assets, "abc-_1", NO_SETTINGS);
    expect(open).toContain('<meta name="galley-session" content="abc-_1">');
    expect(open).not.toContain("/gate.js");
    expect(pageStart(assets, null, NO_SETTINGS)).not.toContain("galley-session");
    const signIn = pageHead(assets, USUAL, SIGN_IN);
    expect(signIn).toContain('<script type="module" async>signIn();</script>');
    expect(signIn).toContain('<link rel="galley-app" href="/main.js" data-page="p1">');
    expect(signIn).not.toContain("galley-session");
  });
});
