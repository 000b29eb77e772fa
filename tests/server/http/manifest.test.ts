import { expect, it } from "vitest";
import { pageAssets } from "#server/http/assets.ts";

const MANIFEST = {
  "src/app/main.tsx": { file: "assets/main-1.js" },
  "src/app/signIn.ts": { file: "assets/signIn-1.js" },
  "src/app/start.tsx": { file: "assets/start-1.js", imports: ["_packages.js", "_app.js"] },
  "_packages.js": { file: "assets/packages-1.js" },
  "_app.js": { file: "assets/app-1.js", imports: ["_packages.js"] },
  "_change.js": { file: "assets/change-1.js", imports: ["_app.js"] },
  "src/app/screens/commit/CommitScreen.tsx": { file: "assets/CommitScreen-1.js", imports: ["_change.js"] },
  "src/app/screens/desk/HomeScreen.tsx": { file: "assets/HomeScreen-1.js", imports: ["_app.js"] },
  "style.css": { file: "assets/style-1.css" },
};

it("loads the entry and the style sheet, and ahead of time the app and the page's own screen, each file once", () => {
  expect(pageAssets(MANIFEST, "CommitScreenQuery")).toEqual({
    script: "/assets/main-1.js",
    signIn: "/assets/signIn-1.js",
    styles: ["/assets/style-1.css"],
    preloads: [
      "/assets/start-1.js",
      "/assets/packages-1.js",
      "/assets/app-1.js",
      "/assets/CommitScreen-1.js",
      "/assets/change-1.js",
    ],
  });
});

it("names what a build lacks", () => {
  const without = Object.fromEntries(Object.entries(MANIFEST).filter(([name]) => name !== "style.css"));
  expect(() => pageAssets(without, "HomeScreenQuery")).toThrow("The build has no style.css.");
});
