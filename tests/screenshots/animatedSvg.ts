/** One frame of an animation: a PNG, the text below it, and how long it is shown. */
export interface Frame {
  readonly png: Buffer;
  readonly caption: string;
  readonly seconds: number;
}

const CAPTION = 40;

/**
 * Combines images of one size into an SVG that shows them one after another in a loop. Uses only style sheets, so that
 * it plays as an image on any page. Readers who prefer no motion see the frame `still`.
 */
export function animatedSvg(
  frames: readonly Frame[],
  size: { readonly width: number; readonly height: number },
  still: number,
): string {
  const total = frames.reduce((sum, { seconds }) => sum + seconds, 0);
  let from = 0;
  const shown = frames.map(({ png, caption, seconds }, index) => {
    const [start, end] = [percent(from / total), percent((from + seconds) / total)];
    from += seconds;
    const steps = [
      index === 0 ? "" : "0%{opacity:0}",
      `${start}{opacity:1}`,
      index === frames.length - 1 ? "" : `${end}{opacity:0}`,
    ];
    return {
      rule: `@keyframes f${index}{${steps.join("")}}#f${index}{animation:f${index} ${total}s step-end infinite}`,
      image: `<g id="f${index}"><image width="${size.width}" height="${size.height}" href="data:image/png;base64,${png.toString("base64")}"/><text x="${size.width / 2}" y="${size.height + 26}">${caption}</text></g>`,
    };
  });
  const reduced = `@media (prefers-reduced-motion:reduce){g{animation:none!important}#f${still}{opacity:1}}`;
  const style = `g{opacity:0}text{font:600 17px system-ui,sans-serif;fill:#57606a;text-anchor:middle}@media (prefers-color-scheme:dark){text{fill:#9198a1}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height + CAPTION}"><style>${style}${shown.map(({ rule }) => rule).join("")}${reduced}</style>${shown.map(({ image }) => image).join("")}</svg>\n`;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
