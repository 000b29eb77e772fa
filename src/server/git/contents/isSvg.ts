/** How far an SVG's own element is looked for: before it stand a declaration, comments, a type. */
const LOOK_BYTES = 8000;

const PROLOG = /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)/iu;
const ROOT = /^<(?:svg:)?svg[\s/>]/u;

/** Tells whether a content is a drawing in SVG: its first element says so, whatever its name is. Linear in 8,000 bytes. */
export function isSvg(content: Uint8Array): boolean {
  let text = Buffer.from(content.subarray(0, LOOK_BYTES))
    .toString("utf8")
    .replace(/^\uFEFF/u, "");
  for (let prolog = PROLOG.exec(text); prolog !== null; prolog = PROLOG.exec(text)) text = text.slice(prolog[0].length);
  return ROOT.test(text);
}
