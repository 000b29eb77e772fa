import type { ServedPage } from "#contract/ServedPage.ts";

/** Which of the visitor's choices is the theme. */
const THEME = "galley.theme";

/** The theme that a visitor chose; null where the system's holds. */
export function themeOf({ choices }: ServedPage["visitor"]): "light" | "dark" | null {
  const choice = choices.get(THEME);
  return choice === "light" || choice === "dark" ? choice : null;
}
