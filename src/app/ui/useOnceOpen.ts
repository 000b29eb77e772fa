import { useState } from "react";

/** Tells whether something has ever been open: what is closed from the start need not be made. */
export function useOnceOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen;
}
