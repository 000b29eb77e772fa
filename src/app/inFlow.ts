/** Heights whose sums are all others: each has a class in `served.css`. */
const STRUTS = Array.from({ length: 21 }, (_, power) => 2 ** (20 - power));

/** What the reader stacks by its own reckoning; rows stand in a sheet, at heights from its top. */
const STACKED =
  /<(?:div|section) class="(diff-reader|diff-file|diff-sheet|diff-body diff-loading|file-list-sheet|Skeleton-row|diff-row|diff-band)\b[^>]*>/g;

/** Of a row that is as high as its line, and of a band. */
const HEIGHTS: Readonly<Record<string, number>> = { "diff-row": 20, "diff-band": 28 };

/** What can be pressed or typed into does nothing until the app is there, and says so; links lead where they lead. */
const CONTROLS = /<(button|input|label)(?=[ >])/g;
const DEAD = '<$1 inert=""';

/**
 * Puts into the flow of the page what React has drawn at heights of its own, because styles of elements do not hold in
 * HTML that a server sends: they become `data-style`, of which `served.css` reads what else is needed, and struts stand
 * for what is left empty. Quotes within text are escaped in HTML, so that nothing else looks like a style. Linear in the HTML.
 */
export function inFlow(html: string): string {
  let end = 0;
  const stacked = html.replace(STACKED, (tag, name: string) => {
    const [top, height] = [pixels(tag, "top"), pixels(tag, "height")];
    const own = HEIGHTS[name];
    if (own === undefined) {
      end = 0;
      return `${tag}<div class="Served-strut">${struts(height ?? 0)}</div>`;
    }
    const gap = (top ?? end) - end;
    end += gap + (height ?? own);
    return struts(gap) + tag;
  });
  return stacked.replaceAll(' style="', ' data-style="').replace(CONTROLS, DEAD);
}

function pixels(tag: string, property: string): number | null {
  const found = new RegExp(`[";]${property}:(\\d+)(?:px)?[";]`).exec(tag)?.[1];
  return found === undefined ? null : Number(found);
}

function struts(height: number): string {
  let left = height;
  return STRUTS.map((size) => {
    const count = size === STRUTS[0] ? Math.floor(left / size) : left >= size ? 1 : 0;
    left -= count * size;
    return `<div class="Served-${size}"></div>`.repeat(count);
  }).join("");
}
