/** Nesting from which Go's reader gives a document up. */
const DEPTH_MAX = 10_000;

const MARK = /["\\[\]{}]/gu;

/** Tells whether objects and lists stand in each other deeper than git-appraise reads: such text would take long to parse. */
export function isNestedTooDeep(json: string): boolean {
  if (json.length <= DEPTH_MAX) return false;
  let depth = 0;
  let isInText = false;
  MARK.lastIndex = 0;
  for (let found = MARK.exec(json); found !== null; found = MARK.exec(json)) {
    const [mark] = found;
    if (mark === '"') isInText = !isInText;
    else if (mark === "\\") MARK.lastIndex += 1;
    else if (!isInText) depth += mark === "{" || mark === "[" ? 1 : -1;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}
