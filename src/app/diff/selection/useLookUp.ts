import { use } from "react";
import { LookUpContext, type LookUp } from "#app/ui/LookUpContext.ts";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { carryLine } from "../patch/carryLine.ts";
import { copiedText } from "./copiedText.ts";
import { cursorInSight } from "../cursor/cursorInSight.ts";
import { displayText } from "../displayText.ts";
import { isCaret } from "./isCaret.ts";
import { lineText } from "../patch/lineText.ts";
import type { Cursor } from "../cursor/moveCursor.ts";
import { numberOfLine } from "../patch/numberOfLine.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { ReaderRevisions } from "./ReaderRevisions.ts";
import type { DiffSide } from "../Slot.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { TextEnd, TextSelection } from "./TextSelection.ts";
import type { Viewport } from "../Viewport.ts";
import { wordsOfLine } from "./wordsOfLine.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  search: "Search the code for the selected text, or a word of the line",
  define: "Go to the definition of the selected word, or a word of the line",
  tooLong: "Select a part of one line",
} as const;

/**
 * Looks up by key what is selected, else the word under the caret, else a word of the cursor's line: `s` searches for it, `g d` goes
 * to where it is defined. Without a cursor the line is the uppermost in sight.
 */
export function useLookUp(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly models: ReaderModels;
  readonly cursor: Cursor | null;
  readonly setCursor: (cursor: Cursor) => void;
  readonly selection: TextSelection | null;
  readonly revisions: ReaderRevisions | undefined;
}): void {
  const { viewport, stack, models, cursor, setCursor, selection, revisions } = reader;
  const lookUp = use(LookUpContext);
  const announce = useAnnounce();

  const ask = (deed: LookUp["deed"], words: readonly string[], key: string, side: DiffSide, line: number): void => {
    const model = stack.models[stack.placeOf(key)];
    const number = model?.patch == null ? null : numberOfLine(model.patch, line, side);
    const isOld = side === "old" && revisions?.old != null && number?.side !== "new";
    const { plainPath = "", plainOldPath = null } = model?.file ?? {};
    if (lookUp === null || revisions === undefined) return;
    const path = isOld ? (plainOldPath ?? plainPath) : plainPath;
    const revision = isOld ? (revisions.old ?? revisions.new) : revisions.new;
    lookUp({ deed, words, revision, path, line: number?.number ?? null });
  };

  const run = (deed: LookUp["deed"]): void => {
    if (selection !== null && !isCaret(selection)) {
      const { anchor, side } = selection;
      const text = copiedText(stack, models, selection).text.trim();
      if (text.includes("\n")) return announce(TEXT.tooLong);
      return ask(deed, text === "" ? [] : [text], anchor.key, side, lineNow(anchor));
    }
    const at = cursor ?? cursorInSight(viewport, stack);
    if (at === null) return;
    if (cursor === null) setCursor(at);
    const patch = stack.models[stack.placeOf(at.key)]?.patch ?? null;
    if (patch === null || at.line === NO_LINE) return ask(deed, [], at.key, "new", at.line);
    const caret = selection?.anchor;
    const isHere = caret !== undefined && caret.key === at.key && lineNow(caret) === at.line;
    const words = wordsOfLine(displayText(lineText(patch, at.line)), isHere ? caret.offset : null);
    ask(deed, words, at.key, numberOfLine(patch, at.line, "new")?.side ?? "new", at.line);
  };

  /** The line of an end in the patch that its file is shown by now. */
  const lineNow = ({ key, patch, line }: TextEnd): number =>
    carryLine(patch, stack.models[stack.placeOf(key)]?.patch ?? null, line);

  const enabled = lookUp !== null && revisions !== undefined && stack.models.length > 0;
  useShortcut("s", TEXT.search, shortcutGroups.reader, () => run("search"), { enabled });
  useShortcut("g d", TEXT.define, shortcutGroups.reader, () => run("define"), { enabled });
}
