import type { TextTokens } from "./tokenizeText.ts";

/** What the page asks the worker: the tokens of each text. */
export interface HighlightRequest {
  readonly id: number;
  readonly language: string;
  readonly texts: readonly string[];
}

/** What the worker answers: as many tokens as there were texts, or none where it does not know the language. */
export interface HighlightAnswer {
  readonly id: number;
  readonly tokens: readonly TextTokens[];
}

/** Tells whether what a worker was sent is a request to colour texts. */
export function isHighlightRequest(data: unknown): data is HighlightRequest {
  return isMessage(data) && "language" in data && typeof data.language === "string" && "texts" in data;
}

/** Tells whether what a worker sent is the colours of texts. */
export function isHighlightAnswer(data: unknown): data is HighlightAnswer {
  return isMessage(data) && "tokens" in data && Array.isArray(data.tokens);
}

function isMessage(data: unknown): data is { readonly id: number } {
  return typeof data === "object" && data !== null && "id" in data && typeof data.id === "number";
}
