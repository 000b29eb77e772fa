import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useRelayEnvironment } from "react-relay";
import type { ChangeBodyProps } from "../ChangeBody.ts";
import { fetchChangedTexts, type ChangedTexts } from "./fetchChangedTexts.ts";
import "./ChangeView.css";
import { useFoldKeys } from "./useFoldKeys.ts";

const TEXT = {
  loading: "Loading…",
  noText: "It has no text that could be shown otherwise: these are its lines.",
} as const;

interface Props<Change> {
  readonly body: ChangeBodyProps;
  /** Of each side, in characters; longer ones are shown by their lines. */
  readonly lengthMax: number;
  /** What is said above the lines of a longer one, and of one that cannot be read so. */
  readonly tooLong: string;
  readonly unread: string;
  /** Reads what became of it; null where that cannot be. Give the same function always. */
  readonly read: (texts: ChangedTexts) => Change | null;
  readonly children: (change: Change) => ReactNode;
}

/** A changed text as what it is, once both its sides are there; gives way to the lines where it cannot be shown so, and says why. */
export function TextChange<Change>({ body, lengthMax, tooLong, unread, read, children }: Props<Change>): ReactNode {
  const { comparisonId: id, place, height, onShown, onLines } = body;
  useFoldKeys();
  const environment = useRelayEnvironment();
  const [texts, setTexts] = useState<ChangedTexts | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const asked = fetchChangedTexts(environment, { id, place }, setTexts, setFailure);
    return () => asked.unsubscribe();
  }, [environment, id, place]);
  const length = Math.max(texts?.before?.length ?? 0, texts?.after?.length ?? 0);
  const hasText = texts !== null && (texts.before !== null || texts.after !== null);
  const isRead = hasText && length <= lengthMax;
  const change = useMemo(() => (isRead && texts !== null ? read(texts) : null), [isRead, texts, read]);
  const why =
    failure ?? (texts === null ? null : !hasText ? TEXT.noText : !isRead ? tooLong : change === null ? unread : null);
  useEffect(() => {
    if (why !== null) onLines(why);
    else if (change !== null) onShown();
  }, [why, change, onLines, onShown]);
  if (change === null) {
    return (
      <p className="ChangeBody-loading" style={{ height }}>
        {TEXT.loading}
      </p>
    );
  }
  return (
    <div className="ChangeView" data-layout={body.layout}>
      {children(change)}
    </div>
  );
}
