import { expect, it } from "vitest";
import { pageAssets } from "#server/http/assets.ts";

const MANIFEST = {
  "src/app/main.tsx": { file: "assets/main-1.js", css: ["assets/styles-1.css"] },
  "src/app/signIn.ts": { file: "assets/signIn-1.js" },
  "src/app/start.tsx": { file: "assets/start-1.js", imports: ["_packages.js", "_app.js"] },
  "_packages.js": { file: "assets/packages-1.js" },
  "_app.js": { file: "assets/app-1.js", imports: ["_packages.js"] },
  "_change.js": {
    file: "assets/change-1.js",
    imports: ["_app.js"],
    css: ["assets/styles-1.css", "assets/parts-1.css"],
  },
  "src/app/screens/commit/CommitScreen.tsx": {
    file: "assets/CommitScreen-1.js",
    imports: ["_change.js"],
    css: ["assets/CommitScreen-1.css"],
  },
  "src/app/screens/home/HomeScreen.tsx": { file: "assets/HomeScreen-1.js", imports: ["_app.js"] },
};

it("loads the entry, and preloads the app and the page's screen, with their styles, each file once and after its imports", () => {
  expect(pageAssets(MANIFEST, "CommitScreenQuery")).toEqual({
    script: "/assets/main-1.js",
    signIn: "/assets/signIn-1.js",
    styles: ["/assets/styles-1.css", "/assets/parts-1.css", "/assets/CommitScreen-1.css"],
    preloads: [
      "/assets/packages-1.js",
      "/assets/app-1.js",
      "/assets/start-1.js",
      "/assets/change-1.js",
      "/assets/CommitScreen-1.js",
    ],
  });
});

it("reports a file that a build lacks", () => {
  const without = Object.fromEntries(Object.entries(MANIFEST).filter(([name]) => name !== "src/app/signIn.ts"));
  expect(() => pageAssets(without, "HomeScreenQuery")).toThrow("The build has no src/app/signIn.ts.");
});
