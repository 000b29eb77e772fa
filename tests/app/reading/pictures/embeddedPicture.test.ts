import { expect, it, test } from "vitest";
import { embeddedPicture } from "#app/reading/pictures/EmbeddedImage.tsx";

const PNG = "89504e470d0a1a0a" + "0000000d49484452" + "00000003" + "00000002" + "0802000000";
const JPEG = "ffd8" + "ffe00004" + "4a46" + "ffc4000400ff" + "ffc00011" + "08" + "0002" + "0003" + "03";
const written = (hex: string): string => Buffer.from(hex, "hex").toString("base64");

test.each([
  ["PNG", PNG],
  ["JPEG", JPEG],
])("the type and size of a %s are read from its bytes", (format, hex) => {
  const picture = embeddedPicture(`${written(hex).slice(0, 9)}\n${written(hex).slice(9)}\n`);
  expect(picture?.format).toBe(format);
  expect(picture?.pixels).toEqual({ width: 3, height: 2 });
  expect(Buffer.from(picture?.bytes ?? []).toString("hex")).toBe(hex);
});

it("a truncated picture has no size", () => {
  expect(embeddedPicture(written(PNG.slice(0, 20)))?.pixels).toBe(null);
  expect(embeddedPicture(written(JPEG.slice(0, 16)))?.pixels).toBe(null);
});

test.each([
  ["markup", Buffer.from("<svg onload=alert(1)>").toString("base64")],
  ["no base64", "§§"],
  ["nothing", ""],
])("%s is not a picture", (_, base64) => {
  expect(embeddedPicture(base64)).toBe(null);
});
