const listeners = new Set<() => void>();
let current = 0;

/** How many of something wait on the page that is shown, for its title; 0 where nobody says. */
export const titleCount = {
  get: (): number => current,
  set(count: number): void {
    if (count === current) return;
    current = count;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
