import type { ThreadAction } from "#app/reading/markdown/commentKeys.ts";

export type ThreadState = "OPEN" | "RESOLVED" | "NOTE";

export interface Replying {
  readonly key: string;
  readonly quoted: string;
  /** True if it was opened because this browser has its text. */
  readonly isRestored: boolean;
  /** True if it returns a thread that is proposed as addressed. */
  readonly isReturn: boolean;
}

interface ThreadStatus {
  readonly state: ThreadState;
  readonly isDismissed: boolean;
}

/** A thread as the viewer has it on the page. */
export interface ThreadView {
  /** The status for which it was opened or closed. */
  readonly status: ThreadStatus;
  readonly isOpen: boolean;
  readonly replying: Replying | null;
  /** The reason why it could not be resolved or reopened. */
  readonly failure: string | null;
}

export type ThreadEvent =
  | { readonly type: "statusChanged"; readonly status: ThreadStatus }
  | { readonly type: "toggled" }
  /** `key` is that of the reply if none is being written yet. */
  | ({ readonly type: "replyOpened" } & Omit<Replying, "isRestored">)
  | { readonly type: "replyClosed" }
  /** It was decided about the thread, or that failed, or the reason was dismissed. */
  | { readonly type: "decided"; readonly failure: string | null };

export function threadReducer(view: ThreadView, event: ThreadEvent): ThreadView {
  switch (event.type) {
    case "statusChanged":
      return { ...view, status: event.status, isOpen: isUnsettled(event.status) || view.replying !== null };
    case "toggled":
      return { ...view, isOpen: !view.isOpen };
    case "replyOpened": {
      const { key, quoted, isReturn } = event;
      const replying = view.replying ?? { key, quoted, isRestored: false };
      return { ...view, isOpen: true, replying: { ...replying, isReturn } };
    }
    case "replyClosed":
      return { ...view, replying: null };
    case "decided":
      return { ...view, failure: event.failure, isOpen: view.isOpen || event.failure !== null };
  }
}

interface Opened extends ThreadStatus {
  /** True for a thread of another layer than those that are shown. */
  readonly isElsewhere: boolean;
  readonly draftKeys: readonly string[];
  /** A reply in this browser: its text, the draft of the field to open again, and the draft of the text. */
  readonly saved: { readonly hasText: boolean; readonly reopened: string | null; readonly origin: string | null };
  readonly newKey: string;
}

/**
 * Returns the first view of a thread: collapsed if it is settled or elsewhere, unless the viewer writes in it. An
 * unsaved reply is restored with the thread; one that is a draft, with the draft.
 */
export function firstView({ state, isDismissed, isElsewhere, draftKeys, saved, newKey }: Opened): ThreadView {
  const { hasText, reopened, origin } = saved;
  const isRestored = hasText || (reopened !== null && !draftKeys.includes(reopened));
  const key = reopened ?? origin ?? draftKeys[0] ?? newKey;
  const status = { state, isDismissed };
  return {
    status,
    isOpen: (isUnsettled(status) && !isElsewhere) || draftKeys.length > 0 || isRestored,
    replying: isRestored ? { key, quoted: "", isRestored, isReturn: false } : null,
    failure: null,
  };
}

function isUnsettled({ state, isDismissed }: ThreadStatus): boolean {
  return state !== "RESOLVED" && !isDismissed;
}

const KEYS: Readonly<Record<string, ThreadAction>> = {
  r: "reply",
  R: "toggleResolved",
  D: "refuse",
  A: "apply",
  e: "toggle",
};

/** Returns the action of a key that is pressed in a thread. A capital letter needs Shift. */
export function actionOfKey(key: string, shiftKey: boolean): ThreadAction | null {
  return shiftKey || key !== key.toUpperCase() ? (KEYS[key] ?? null) : null;
}
