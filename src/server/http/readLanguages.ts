const LANGUAGES_MAX = 5;
/** A language and what narrows it down, such as `de`, `pt-BR` or `zh-Hant-TW`. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;

/** Reads the languages that a browser asks for, the dearest first, as all browsers send them; what is no language is left out. */
export function readLanguages(header: string | undefined): readonly string[] {
  const asked = (header ?? "").split(",", LANGUAGES_MAX).map((each) => (each.split(";")[0] ?? "").trim());
  return asked.filter(isLanguage);
}

function isLanguage(tag: string): boolean {
  if (!LANGUAGE.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
