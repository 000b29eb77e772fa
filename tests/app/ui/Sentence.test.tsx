import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Message } from "#app/ui/Notice.tsx";

test.each([
  ["Run `git fsck` in it, or `git fetch`.", "Run <code>git fsck</code> in it, or <code>git fetch</code>."],
  ["Nothing to run.", "Nothing to run."],
  ["A branch named a`b is no branch.", "A branch named a`b is no branch."],
  ["`<b>`", "<code>&lt;b&gt;</code>"],
])("the sentence %j is shown with its commands as code", (text, html) => {
  expect(renderToStaticMarkup(<Message text={text} />)).toBe(html);
});
