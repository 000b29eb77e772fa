import { expect, it } from "vitest";
import { readLanguages } from "#server/http/sendPage.ts";

it.each([
  ["de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", ["de-DE", "de", "en-US", "en"]],
  ["pt-BR", ["pt-BR"]],
  ["zh-Hant-TW, *;q=0.5", ["zh-Hant-TW"]],
  ["a,b;c,en_US,de--DE,<script>", []],
  ["de-1996-1996,en", ["en"]],
  ["de,de,de,de,de,en", ["de", "de", "de", "de", "de"]],
  ["", []],
  [undefined, []],
])("of %s a browser's languages are %j", (header, languages) => {
  expect(readLanguages(header)).toEqual(languages);
});
