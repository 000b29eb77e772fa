import "#app/ui/base.css";
import "./app.css";
import "./served.css";
import { theme } from "#app/ui/theme.ts";
import { localChoice } from "#app/ui/localChoice.ts";
import { wideWindow } from "#app/ui/wideWindow.ts";

/** A page that nobody sees is not painted; it starts all the same. */
const PAINT_MS = 150;

/**
 * Waits until what came with the page is on the screen: to run the app takes longer than to paint, and its code, which the
 * page's head names, arrives meanwhile.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

localChoice.meet();
theme.start();
wideWindow.tell();
// Not awaited at the top: what the app imports stands in one file with this, and would wait for itself.
void painted()
  .then(() => import("./start.tsx"))
  .then(({ start }) => start());
