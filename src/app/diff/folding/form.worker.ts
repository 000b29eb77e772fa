import { isFormQuestion, proveFile } from "./proveForm.ts";

/** The program of the worker that proves hunks of form: one file at a time, with the one grammar that it needs. */
self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (!isFormQuestion(data)) return;
  void proveFile(data).then((proofs) => self.postMessage(proofs));
});
