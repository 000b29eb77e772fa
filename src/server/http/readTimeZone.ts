const TOLD = /^galley-zone=([\w.+-]{1,40})$/;

/** Reads the time zone that the page told by a cookie, `Europe/Berlin` as `Europe.Berlin`; undefined where it told none that there is. */
export function readTimeZone(cookies: readonly string[]): string | undefined {
  const told = cookies.map((cookie) => TOLD.exec(cookie)?.[1]).find((found) => found !== undefined);
  const timeZone = told?.replaceAll(".", "/");
  if (timeZone === undefined) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
