import { isSupportedLanguage } from "@pierre/highlights";
import { isHighlightRequest, type HighlightAnswer } from "../highlight/highlightMessages.ts";
import { tokenizeText } from "../highlight/tokenizeText.ts";

/** The program of the worker that tokenizes texts. Texts in an unknown language have no tokens. */
self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (!isHighlightRequest(data)) return;
  const { id, language, texts } = data;
  const tokens = isSupportedLanguage(language) ? texts.map((text) => tokenizeText(language, text)) : [];
  const answer: HighlightAnswer = { id, tokens };
  self.postMessage(answer, { transfer: tokens.flatMap(({ starts, records }) => [starts.buffer, records.buffer]) });
});
