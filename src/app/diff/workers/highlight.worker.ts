import { isSupportedLanguage } from "@pierre/highlights";
import { isHighlightRequest, type HighlightAnswer } from "../highlight/highlightMessages.ts";
import { tokenizeText } from "../highlight/tokenizeText.ts";

/** The worker's program: finds the tokens of one text after another. A language it does not know has none. */
self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (!isHighlightRequest(data)) return;
  const { id, language, texts } = data;
  const tokens = isSupportedLanguage(language) ? texts.map((text) => tokenizeText(language, text)) : [];
  const answer: HighlightAnswer = { id, tokens };
  self.postMessage(answer, { transfer: tokens.flatMap(({ starts, records }) => [starts.buffer, records.buffer]) });
});
