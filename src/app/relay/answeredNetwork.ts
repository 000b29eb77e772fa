import { Network, Observable, type INetwork } from "relay-runtime";
import type { FirstAnswer } from "#contract/wire.ts";
import type { AnswerPart } from "./answerParts.ts";
import { toRelay } from "./toRelay.ts";

/** Makes a network that knows one answer: it gives that at once to whoever asks first, and nobody ever gets more. */
export function answeredNetwork({ parts, complete }: FirstAnswer): INetwork {
  return Network.create(() =>
    Observable.create((sink) => {
      for (const part of parts) sink.next(toRelay(part as AnswerPart));
      if (complete) sink.complete();
    }),
  );
}
