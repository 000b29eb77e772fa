import { isSupportedLanguage } from "@pierre/highlights";
import { isHighlightRequest } from "#app/diff/highlight/highlightMessages.ts";
import { tokenizeText } from "#app/diff/highlight/tokenizeText.ts";

/** A worker without a thread: it uses the same tokenizer, and responds asynchronously. */
export class TokenWorker extends EventTarget implements Worker {
  readonly requested: (readonly string[])[] = [];
  isTerminated = false;
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  #fails = false;
  #pending = Promise.resolve();

  asWorker(): Worker {
    return this;
  }

  fail(): void {
    this.#fails = true;
  }

  postMessage(request: unknown): void {
    this.#pending = this.#pending.then(() => {
      if (!isHighlightRequest(request) || this.isTerminated) return;
      const { id, language, texts } = request;
      this.requested.push(texts);
      const tokens = isSupportedLanguage(language) ? texts.map((text) => tokenizeText(language, text)) : [];
      this.dispatchEvent(this.#fails ? new Event("error") : new MessageEvent("message", { data: { id, tokens } }));
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Waits until all requests have been answered and their results processed. */
  async idle(): Promise<void> {
    for (let turn = 0; turn < 10; turn++) {
      await new Promise((resolve) => setTimeout(resolve));
      await this.#pending;
    }
  }
}
