import { choices } from "./choices.ts";

export type Theme = "system" | "light" | "dark";

const CHOICE = "theme";

/** The reader's choice of light or dark. `look` has the page look so. */
export const theme = {
  current(): Theme {
    const chosen = choices.read(CHOICE);
    return chosen === "light" || chosen === "dark" ? chosen : "system";
  },
  choose: (choice: Theme): void => choices.keep(CHOICE, choice),
  subscribe: choices.subscribe,
};
