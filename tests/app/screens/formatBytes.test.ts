import { expect, it } from "vitest";
import { formatBytes } from "#app/screens/worktree/SkippedFiles.tsx";

it.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1023 bytes"],
  [1024, "1.0 KiB"],
  [1536, "1.5 KiB"],
  [10_240, "10 KiB"],
  [60_000_000, "57 MiB"],
  [5 * 1024 ** 4, "5.0 TiB"],
])("formats %i bytes", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
