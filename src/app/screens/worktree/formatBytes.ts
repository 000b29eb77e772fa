const UNITS = ["KiB", "MiB", "GiB", "TiB"] as const;
const STEP = 1024;

/** Writes a size for people: `912 bytes`, `1.4 KiB`, `210 MiB`; from ten units on without a fraction. */
export function formatBytes(bytes: number): string {
  if (bytes < STEP) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  let size = bytes;
  let unit = -1;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit++;
  }
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${UNITS[unit]}`;
}
