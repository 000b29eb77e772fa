import { lazy } from "react";
import type { ChangeBody } from "./ChangeBody.ts";

const PICTURE_HEIGHT = 400;

const PictureChange = lazy(async () => ({ default: (await import("./PictureChange.tsx")).PictureChange }));

/** What shows changed files otherwise than by their lines; of several that match a name the first does. */
export const changeBodies: readonly ChangeBody[] = [
  {
    name: "picture",
    matches: (path) => /\.(?:png|apng|jpe?g|jfif|gif|webp|avif|bmp|ico)$/iu.test(path),
    hasLines: false,
    height: PICTURE_HEIGHT,
    Body: PictureChange,
  },
  {
    name: "drawing",
    matches: (path) => /\.svg$/iu.test(path),
    hasLines: true,
    height: PICTURE_HEIGHT,
    Body: PictureChange,
  },
];
