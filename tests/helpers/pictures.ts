import { crc32, deflateSync } from "node:zlib";

/** A color as red, green, blue and opacity, each from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

function chunk(kind: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Returns a PNG with the pixels that `colorAt` returns, followed by the text `behind`. */
export function pngOf(width: number, height: number, colorAt: (x: number, y: number) => Color, behind = ""): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (__, x) => colorAt(x, y)).flat()]),
  );
  const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.concat(rows))), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1A\n", "latin1"), ...parts, Buffer.from(behind, "utf8")]);
}
