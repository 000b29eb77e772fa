import { createContext, use } from "react";

/** What is said for a moment of what was just done, and how it is taken back. */
export interface Toast {
  readonly text: string;
  /** Takes back what was done; nothing can be where it is left out. */
  readonly undo?: () => void;
}

/** Shows a sentence for a moment at the lower edge, in place of the one before, and has it read out. */
export type ShowToast = (toast: Toast) => void;

/** What shows sentences for a moment; null where nothing above does. */
export const ToastContext = createContext<ShowToast | null>(null);

/** Gives what shows toasts; throws where no Toaster stands around. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === null) throw new Error("A Toaster must stand around what shows toasts.");
  return show;
}
