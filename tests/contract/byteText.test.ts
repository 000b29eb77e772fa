import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeBytes, displayLine, encodeBytes } from "#contract/byteText.ts";
import { sampled } from "#tests/helpers/testRun.ts";

describe("bytes as text", () => {
  it("are restored unchanged, whatever they are", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(encodeBytes(decodeBytes(bytes))).toEqual(bytes);
      }),
      { numRuns: sampled(5000) },
    );
  });

  it("are restored unchanged when they are nearly UTF-8", () => {
    const piece = fc.oneof(
      fc.constantFrom("é", "☃", "𝄞", "a", "\n", "\uFEFF").map((text) => new TextEncoder().encode(text)),
      fc
        .constantFrom([0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x98], [0xe9])
        .map((list) => Uint8Array.from(list)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const bytes = Uint8Array.from(pieces.flatMap((part) => [...part]));
        expect(encodeBytes(decodeBytes(bytes))).toEqual(bytes);
        expect(JSON.parse(JSON.stringify(decodeBytes(bytes)))).toBe(decodeBytes(bytes));
      }),
      { numRuns: sampled(5000) },
    );
  });

  it("are ordinary text if they are UTF-8, including a byte-order mark", () => {
    expect(decodeBytes(Uint8Array.of(0xef, 0xbb, 0xbf, 0x68, 0xc3, 0xa9))).toBe("\uFEFFhé");
  });

  it("become lone surrogates if they are not UTF-8", () => {
    expect(decodeBytes(Uint8Array.of(0x63, 0x61, 0x66, 0xe9))).toBe("caf\uDCE9");
  });

  it("are shown as Latin-1 if they are not UTF-8", () => {
    expect(displayLine("caf\uDCE9 ☃")).toBe("café ☃");
  });
});
