import { expect, test } from "vitest";
import { initials } from "#app/ui/Avatar.tsx";

test.each([
  ["Ada Lovelace", "AL"],
  ["Ursula K. Le Guin", "UG"],
  ["linus", "L"],
  ["grace.hopper@example.org", "GH"],
  ["  Zoë   Ångström ", "ZÅ"],
  ["山田 太郎", "山太"],
  ["(bot) dependency-update", "BU"],
  ["", "?"],
  ["***", "?"],
])("%j is shown as %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
