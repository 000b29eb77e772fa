/** How long one slice goes on before others are heard, in milliseconds: half a frame. */
const SLICE_MS = 8;

/** Does a long piece of work a slice at a time, the first at once, and hands over what it gives; the returned function calls it off. */
export function inSlices<Result>(work: Iterator<unknown, Result>, onDone: (result: Result) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = (): void => {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const step = work.next();
      if (step.done === true) return onDone(step.value);
    }
    timer = setTimeout(slice);
  };
  slice();
  return () => clearTimeout(timer);
}
