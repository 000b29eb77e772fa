const TOLD = /^galley-zone=([\w.+-]{1,40})$/;

/** What was told last, and is told with every request: looking a zone up takes 0.3 ms. */
let last: { readonly told: string; readonly timeZone: string } | null = null;

/** Reads the time zone that the page told by a cookie, `Europe/Berlin` as `Europe.Berlin`; undefined where it told none that there is. */
export function readTimeZone(cookies: readonly string[]): string | undefined {
  const told = cookies.map((cookie) => TOLD.exec(cookie)?.[1]).find((found) => found !== undefined);
  const timeZone = told?.replaceAll(".", "/");
  if (timeZone === undefined) return undefined;
  if (last?.told === timeZone) return last.timeZone;
  try {
    const found = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
    last = { told: timeZone, timeZone: found };
    return found;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
