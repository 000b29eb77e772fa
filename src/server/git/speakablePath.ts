const UNSPEAKABLE = /[\uDC80-\uDCFF]/u;

/** Whether a path can stand on a command line, which carries UTF-8 alone. */
export function speakablePath(path: string): boolean {
  return !UNSPEAKABLE.test(path);
}
