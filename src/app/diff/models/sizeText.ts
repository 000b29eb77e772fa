const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

/** Writes a number of bytes: 1,234,567 as "1.2 MB". Units are thousands, as disks are sold and Git LFS counts. */
export function sizeText(bytes: number): string {
  let size = bytes;
  let unit = 0;
  for (; size >= 1000 && unit < UNITS.length - 1; unit++) size /= 1000;
  return `${unit === 0 ? size : size.toFixed(1)} ${bytes === 1 ? "byte" : UNITS[unit]}`;
}
