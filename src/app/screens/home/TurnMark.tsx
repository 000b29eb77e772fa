import { useEffect, useState } from "react";
import { later } from "#app/ui/later.tsx";
import { whenIdle } from "#app/ui/userInput.ts";

/** The earliest time at which the mark is fetched, so that it does not compete with the page itself. */
const AFTER_MS = 1500;

const MyTurn = later(
  async () => (await import("./MyTurn.tsx")).MyTurn,
  () => null,
);

/** Shows in title, icon and notifications that it is the viewer's turn in a repository, once the page is idle. */
export function TurnMark({ slug }: { readonly slug: string }) {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true), AFTER_MS), []);
  return isQuiet ? <MyTurn key={slug} slug={slug} /> : null;
}
