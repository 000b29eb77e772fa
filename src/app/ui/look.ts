import { choices } from "./choices.ts";
import { codeSize } from "./codeSize.ts";

const THEME = "data-theme";
const SIZE = "data-code";

/** How the page looks, by attributes of its root that the style sheets go by. The server writes them into the page as well. */
export const look = {
  /** Has the page look as was chosen, now and after each choice; gives the way to end it. */
  start(): () => void {
    apply();
    return choices.subscribe(apply);
  },
};

function apply(): void {
  const [theme, size] = [choices.read("theme"), choices.read("codeSize")];
  put(THEME, theme === "light" || theme === "dark" ? theme : null);
  put(SIZE, size !== null && codeSize.sizes.includes(size) ? size : null);
}

function put(name: string, value: string | null): void {
  const root = document.documentElement;
  if (root.getAttribute(name) === value) return;
  if (value === null) root.removeAttribute(name);
  else root.setAttribute(name, value);
}
