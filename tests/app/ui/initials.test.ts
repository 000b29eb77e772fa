import { expect, test } from "vitest";
import { initials } from "#app/ui/Avatar.tsx";

test.each([
  ["Ada Lovelace", "AL"],
  ["Ursula K. Le Guin", "UG"],
  ["linus", "L"],
  ["grace.hopper@example.org", "GH"],
  ["  Zoë   Ångström ", "ZÅ"],
  ["Zoe\u0308 A\u030Angstro\u0308m", "ZA\u030A"],
  ["山田 太郎", "山太"],
  ["(bot) dependency-update", "BU"],
  ["", "?"],
  ["***", "?"],
])("%j is shown as %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
