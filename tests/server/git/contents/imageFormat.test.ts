import { describe, expect, it } from "vitest";
import { imageFormat, imageSize, isSvg } from "#server/git/contents/images.ts";
import { pngOf } from "#tests/helpers/pictures.ts";

const bytes = (text: string): Buffer => Buffer.from(text, "latin1");
const padded = (text: string): Buffer => Buffer.concat([bytes(text), Buffer.alloc(64)]);

/** An upright photograph: its camera stored a rotation by a quarter turn. */
const TURNED =
  "\xFF\xD8" +
  "\xFF\xE1\0\x22Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0" +
  "\xFF\xC0\0\x11\x08\x01\x90\x02\x80\x03";

describe("a picture is recognized by its first bytes", () => {
  it.each([
    ["PNG", pngOf(7, 5, () => [0, 0, 0, 0]), 7, 5],
    ["GIF", padded("GIF89a\x0A\0\x03\0"), 10, 3],
    ["JPEG", padded("\xFF\xD8\xFF\xE0\0\x04ab\xFF\xC2\0\x11\x08\0\x20\x01\0\x03"), 256, 32],
    ["JPEG", padded(TURNED), 400, 640],
    ["WEBP", padded("RIFF\0\0\0\0WEBPVP8X\x0A\0\0\0\0\0\0\0\x2B\x01\0\x63\0\0"), 300, 100],
    ["WEBP", padded("RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2F\x2B\xC1\x18\0"), 300, 100],
    ["WEBP", padded("RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9D\x01\x2A\x2C\x01\x64\0"), 300, 100],
    ["AVIF", padded("\0\0\0\x1Cftypavif\0\0\0\0....ispe\0\0\0\0\0\0\0\x40\0\0\0\x30"), 64, 48],
    ["BMP", padded("BM............\x28\0\0\0\x05\0\0\0\xFC\xFF\xFF\xFF"), 5, 4],
    ["ICO", padded("\0\0\x01\0\x02\0\x10\x10......\x01\0\0\0\x26\0\0\0\0\0......\x01\0\0\0\x26\0\0\0"), 256, 256],
  ] as const)("%s is a picture, with its size", (format, content, width, height) => {
    expect(imageFormat(content)).toBe(format);
    expect(imageSize(format, content)).toEqual({ width, height });
  });

  it.each([
    "",
    "GIF",
    "BMP is a format",
    "\x89PN",
    "<svg/>",
    "RIFF....AVI LIST",
    "\0\0\0\x1Cftypmp42",
    "\0\0\x01\0",
    "BM",
  ])("%j is not a picture", (text) => {
    expect(imageFormat(bytes(text))).toBeNull();
  });

  it("a truncated picture has no size", () => {
    const png = pngOf(7, 5, () => [0, 0, 0, 0]);
    expect(imageSize("PNG", png.subarray(0, 18))).toBeNull();
    expect(imageSize("JPEG", bytes("\xFF\xD8\xFF\xE0\0\x04ab"))).toBeNull();
    expect(imageSize("JPEG", bytes("\xFF\xD8\xFF\xE1\0\x20Exif\0\0II"))).toBeNull();
    expect(imageSize("PNG", bytes("\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\0\0\0\0\0\0"))).toBeNull();
  });
});

describe("an SVG is recognized by its first element", () => {
  it.each([
    "<svg/>",
    '\uFEFF<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg xmlns="x">',
    '<!DOCTYPE svg [ <!ENTITY a "b"> ]><svg >',
    "<svg:svg xmlns:svg='x'>",
  ])("%j is an SVG", (text) => {
    expect(isSvg(Buffer.from(text))).toBe(true);
  });

  it.each(["", "svg", "<html><svg/>", "text <svg/>", "<svgs/>", "<!-- <svg/> -->"])("%j is not an SVG", (text) => {
    expect(isSvg(Buffer.from(text))).toBe(false);
  });

  it("a long beginning without an element is scanned in linear time", () => {
    expect(isSvg(Buffer.from("<!--".repeat(4000)))).toBe(false);
    expect(isSvg(Buffer.from("<!DOCTYPE".repeat(4000)))).toBe(false);
  });
});
