import { useEffect, useState } from "react";
import "./ProgressBar.css";

const TEXT = {
  label: "Loading the page",
} as const;

/** What is ready within this many milliseconds shows no bar: it would only flicker. */
const DELAY = 150;

/** A thin line at the top of the window while `pending` lasts longer than one would notice. */
export function ProgressBar({ pending }: { readonly pending: boolean }) {
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setLate(true), DELAY);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);

  return pending && late ? <div className="ProgressBar" role="progressbar" aria-label={TEXT.label} /> : null;
}
