import { useState } from "react";
import { addressOf } from "#contract/pages.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { Button } from "#app/ui/Button.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { FileDialog } from "./FileDialog.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  another: "Another file…",
  hint: "Open a file that this change leaves alone, to read it or to comment on it",
} as const;
const KEYS = "o";

interface Props {
  readonly slug: string;
  /** What stands for the review in addresses. */
  readonly review: string;
  readonly headOid: string;
}

/** Leads to any file at the head of a review, to be read and commented on inside that review. */
export function AnotherFile({ slug, review, headOid }: Props) {
  const [asks, setAsks] = useState(false);
  const { go } = useRouter();
  useShortcut(KEYS, TEXT.hint, shortcutGroups.review, () => setAsks(true));
  const open = (path: string): void => {
    setAsks(false);
    go(addressOf.file(slug, headOid, path, { review }));
  };
  return (
    <>
      <Button size="small" hint={TEXT.hint} keys={KEYS} onClick={() => setAsks(true)}>
        {TEXT.another}
      </Button>
      {asks && <FileDialog slug={slug} headOid={headOid} onOpen={open} onClose={() => setAsks(false)} />}
    </>
  );
}
