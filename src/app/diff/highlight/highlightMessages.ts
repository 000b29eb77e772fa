import type { TextTokens } from "./tokenizeText.ts";

export interface HighlightRequest {
  readonly id: number;
  readonly language: string;
  readonly texts: readonly string[];
}

/** The answer of the worker: one entry per text, or none if it does not know the language. */
export interface HighlightAnswer {
  readonly id: number;
  readonly tokens: readonly TextTokens[];
}

export function isHighlightRequest(data: unknown): data is HighlightRequest {
  return isMessage(data) && "language" in data && typeof data.language === "string" && "texts" in data;
}

export function isHighlightAnswer(data: unknown): data is HighlightAnswer {
  return isMessage(data) && "tokens" in data && Array.isArray(data.tokens);
}

function isMessage(data: unknown): data is { readonly id: number } {
  return typeof data === "object" && data !== null && "id" in data && typeof data.id === "number";
}
