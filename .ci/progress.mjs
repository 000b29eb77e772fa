// @ts-check

/**
 * Waits for `work`. If it takes longer than a second, prints on stderr what is being done and how long it took.
 * @template T
 * @param {string} doing a participle phrase: "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function progress(doing, work) {
  const from = performance.now();
  let shown = false;
  const timer = setTimeout(() => {
    shown = true;
    process.stderr.write(`${doing} …\n`);
  }, 1000);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    if (shown) process.stderr.write(`${doing}: ${((performance.now() - from) / 1000).toFixed(1)} s\n`);
  }
}
