import type { ServerResponse } from "node:http";

/** Whether a server is still read from. */
export interface Activity {
  /** Notes an answer from its beginning until all of it is sent, or nobody waits for it any more. */
  note(response: ServerResponse): void;
  /**
   * For how many ms nobody was answered; 0 while somebody is, a page that listens among them. Null where nobody came yet: what was
   * refused at the door is nobody.
   */
  idleMs(): number | null;
}

const REFUSED = 400;

/** Begins to look at what a server answers. */
export function watchActivity(): Activity {
  const open = new Set<ServerResponse>();
  let last: number | null = null;
  return {
    note(response) {
      open.add(response);
      response.once("close", () => {
        open.delete(response);
        if (response.statusCode < REFUSED) last = performance.now();
      });
    },
    idleMs() {
      const isRead = [...open].some(({ headersSent, statusCode }) => headersSent && statusCode < REFUSED);
      if (isRead) return 0;
      return last === null ? null : performance.now() - last;
    },
  };
}
