import { localChoice } from "./localChoice.ts";

export type Theme = "system" | "light" | "dark";

const STORAGE_KEY = "galley.theme";
const ATTRIBUTE = "data-theme";

/** The reader's choice of light or dark. What holds now is the attribute on the root; the storage carries it to other tabs and days. */
export const theme = {
  /** Applies the kept choice and follows the other tabs. Called once by main, before anything is drawn; gives the way to end it. */
  start(): () => void {
    apply(theme.kept());
    const follow = (event: StorageEvent) => {
      if (event.key === STORAGE_KEY || event.key === null) apply(theme.kept());
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  },
  current(): Theme {
    return toTheme(document.documentElement.getAttribute(ATTRIBUTE));
  },
  /** What was last chosen. */
  kept: (): Theme => toTheme(localChoice.read(STORAGE_KEY)),
  /** Applies a choice and keeps it; where the browser keeps nothing it holds until the page is left. */
  choose(choice: Theme): void {
    apply(choice);
    localChoice.keep(STORAGE_KEY, choice);
  },
  subscribe(listener: () => void): () => void {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
    return () => observer.disconnect();
  },
};

function apply(choice: Theme): void {
  if (choice === "system") document.documentElement.removeAttribute(ATTRIBUTE);
  else document.documentElement.setAttribute(ATTRIBUTE, choice);
}

function toTheme(value: string | null): Theme {
  return value === "light" || value === "dark" ? value : "system";
}
