import type { PeekRequest } from "#app/ui/peek/peekContext.ts";
import { displayText } from "../displayText.ts";
import { type DiffSide, NO_LINE } from "../patch/Patch.ts";
import { lineText, numberOfLine } from "../patch/patchLines.ts";
import type { ReaderCommand, ReaderController, ReaderFeature } from "../controller/ReaderController.ts";
import type { ReaderView } from "../controller/ReaderView.ts";
import { copiedText } from "./copiedText.ts";
import { isCaret } from "../controller/TextSelection.ts";
import { lineNow } from "../controller/TextSelector.ts";

const isEnabled = ({ page, props, stack }: ReaderView): boolean =>
  page.words !== null && props.revisions !== undefined && stack.models.length > 0;

const COMMANDS: readonly ReaderCommand[] = [
  {
    keys: "s",
    label: "Search the code for the selected text, or a word of the line",
    isEnabled,
    run: (reader) => lookUp(reader, "search"),
  },
  {
    keys: "F12",
    label: "Definitions of a word, below its line",
    isEnabled,
    run: (reader) => lookUp(reader, "definitions"),
  },
  {
    keys: "Shift+F12",
    label: "All places of a word, below its line",
    isEnabled,
    run: (reader) => lookUp(reader, "uses"),
  },
];

/**
 * Looks up the selection by key, otherwise the word under the caret, otherwise a word of the cursor's line: `F12` and
 * `Shift+F12` show its places below the line, and so does `s` if the line has several words; else it searches for the
 * one. Without a cursor the uppermost visible line is used.
 */
export function findDefinition(): ReaderFeature {
  return { commands: COMMANDS };
}

type Action = "search" | PeekRequest["shows"];

function lookUp(reader: ReaderController, action: Action): void {
  const { stack, models, selection, page } = reader.view;
  if (selection !== null && !isCaret(selection)) {
    const { anchor, side } = selection;
    const text = copiedText(stack, models, selection).text.trim();
    if (text.includes("\n")) return page.announce("Select a part of one line");
    return request(reader.view, action, text === "" ? [] : [text], {
      key: anchor.key,
      side,
      line: lineNow(stack, anchor),
    });
  }
  const at = reader.takeCursor();
  if (at === null) return;
  const patch = stack.modelOf(at.key)?.patch ?? null;
  if (patch === null || at.line === NO_LINE) return request(reader.view, action, [], { ...at, side: "new" });
  const caret = selection?.anchor;
  const isHere = caret !== undefined && caret.key === at.key && lineNow(stack, caret) === at.line;
  const words = symbolsInLine(displayText(lineText(patch, at.line)), isHere ? caret.offset : null);
  request(reader.view, action, words, { ...at, side: numberOfLine(patch, at.line, "new")?.side ?? "new" });
}

function request(
  { stack, props, page }: ReaderView,
  action: Action,
  words: readonly string[],
  { key, side, line }: { readonly key: string; readonly side: DiffSide; readonly line: number },
): void {
  const { revisions } = props;
  const model = stack.modelOf(key);
  const number = model?.patch == null ? null : numberOfLine(model.patch, line, side);
  const isOld = side === "old" && revisions?.old != null && number?.side !== "new";
  const { plainPath = "", plainOldPath = null } = model?.file ?? {};
  if (revisions === undefined) return;
  const path = isOld ? (plainOldPath ?? plainPath) : plainPath;
  const revision = isOld ? (revisions.old ?? revisions.new) : revisions.new;
  const [word, ...others] = words;
  if (action === "search" && word !== undefined && others.length === 0) page.words?.search(word, revision);
  else if (number !== null) {
    const shows = action === "search" ? "uses" : action;
    const at = { key, side: number.side, line: number.number };
    page.words?.peek({ shows, words, revision, path, line: number.number }, at);
  }
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
