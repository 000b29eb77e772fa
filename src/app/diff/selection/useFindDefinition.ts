import { use } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { type DefinitionRequest, FindDefinitionContext } from "#app/ui/navigation.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { Cursor } from "../cursor/Cursor.ts";
import { visibleCursor } from "../cursor/cursorGeometry.ts";
import { displayText } from "../displayText.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { portLine, lineText, numberOfLine } from "../patch/patchLines.ts";
import type { DiffSide } from "../Slot.ts";
import type { Viewport } from "../Viewport.ts";
import { copiedText } from "./copiedText.ts";
import { isCaret, type TextEnd, type TextSelection } from "./TextSelection.ts";

const TEXT = {
  search: "Search the code for the selected text, or a word of the line",
  define: "Go to the definition of the selected word, or a word of the line",
  tooLong: "Select a part of one line",
} as const;

/**
 * Adds the keys that look up the selection, otherwise the word under the caret, otherwise a word of the cursor's line:
 * `s` searches for it, `g d` goes to its definition. Without a cursor the uppermost visible line is used.
 */
export function useFindDefinition(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly models: ReaderModels;
  readonly cursor: Cursor | null;
  readonly setCursor: (cursor: Cursor) => void;
  readonly selection: TextSelection | null;
  readonly revisions: ReaderRevisions | undefined;
}): void {
  const { viewport, stack, models, cursor, setCursor, selection, revisions } = reader;
  const findDefinition = use(FindDefinitionContext);
  const announce = useAnnounce();

  const request = (
    action: DefinitionRequest["action"],
    words: readonly string[],
    key: string,
    side: DiffSide,
    line: number,
  ): void => {
    const model = stack.models[stack.fileIndexOf(key)];
    const number = model?.patch == null ? null : numberOfLine(model.patch, line, side);
    const isOld = side === "old" && revisions?.old != null && number?.side !== "new";
    const { plainPath = "", plainOldPath = null } = model?.file ?? {};
    if (findDefinition === null || revisions === undefined) return;
    const path = isOld ? (plainOldPath ?? plainPath) : plainPath;
    const revision = isOld ? (revisions.old ?? revisions.new) : revisions.new;
    findDefinition({ action, words, revision, path, line: number?.number ?? null });
  };

  const run = (action: DefinitionRequest["action"]): void => {
    if (selection !== null && !isCaret(selection)) {
      const { anchor, side } = selection;
      const text = copiedText(stack, models, selection).text.trim();
      if (text.includes("\n")) return announce(TEXT.tooLong);
      return request(action, text === "" ? [] : [text], anchor.key, side, lineNow(anchor));
    }
    const at = cursor ?? visibleCursor(viewport, stack);
    if (at === null) return;
    if (cursor === null) setCursor(at);
    const patch = stack.models[stack.fileIndexOf(at.key)]?.patch ?? null;
    if (patch === null || at.line === NO_LINE) return request(action, [], at.key, "new", at.line);
    const caret = selection?.anchor;
    const isHere = caret !== undefined && caret.key === at.key && lineNow(caret) === at.line;
    const words = symbolsInLine(displayText(lineText(patch, at.line)), isHere ? caret.offset : null);
    request(action, words, at.key, numberOfLine(patch, at.line, "new")?.side ?? "new", at.line);
  };

  /** Returns the line of an end in the patch with which its file is shown now. */
  const lineNow = ({ key, patch, line }: TextEnd): number =>
    portLine(patch, stack.models[stack.fileIndexOf(key)]?.patch ?? null, line);

  const enabled = findDefinition !== null && revisions !== undefined && stack.models.length > 0;
  useShortcut("s", TEXT.search, shortcutGroups.reader, () => run("search"), { enabled });
  useShortcut("g d", TEXT.define, shortcutGroups.reader, () => run("define"), { enabled });
}

/** The revisions of the two sides; null for the empty tree. */
export interface ReaderRevisions {
  readonly old: string | null;
  readonly new: string;
}

const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
/** Reserved words of programming languages, which are searched only if a line has no other words. */
const RESERVED_WORDS: ReadonlySet<string> = new Set(
  (
    "abstract and as async await bool boolean break case catch char class const continue def default del delete do double elif else end " +
    "enum except export extends false final finally float fn for from func function if impl implements import in instanceof int " +
    "interface is lambda let long mod module mut namespace new nil None not null number object of or package private protected pub public " +
    "readonly return self Self short static string struct super switch this throw true True False try type typeof undefined unsigned " +
    "use using val var void where while with yield"
  ).split(" "),
);

/**
 * Returns the names in a line, each once, in their order; if there is a name at the given place, only that one. Leaves
 * out reserved words if there are other names. Linear in the line.
 */
export function symbolsInLine(text: string, at: number | null = null): readonly string[] {
  const found = [...text.matchAll(WORD)];
  const there = at === null ? undefined : found.find(({ index, 0: word }) => index <= at && at <= index + word.length);
  if (there !== undefined) return [there[0]];
  const words = [...new Set(found.map(([word]) => word))];
  const names = words.filter((word) => !RESERVED_WORDS.has(word));
  return names.length === 0 ? words : names;
}
