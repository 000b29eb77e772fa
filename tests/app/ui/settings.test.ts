import { expect, it } from "vitest";
import { settings, type SettingChanges } from "#app/ui/settings.ts";
import { clientHints } from "#app/ui/clientHints.ts";

it("a choice holds at once, is told to all who listen, and is handed on to be kept", () => {
  const saved: SettingChanges[] = [];
  let reported = 0;
  const ends = [settings.saveWith((changes) => saved.push(changes)), settings.subscribe(() => reported++)];
  settings.save("theme", "dark");
  expect(settings.read("theme")).toBe("dark");
  expect([reported, saved]).toEqual([1, [new Map([["theme", "dark"]])]]);
  for (const end of ends) end();
});

it("null has one go back to what is usual, and leaves the others", () => {
  settings.take(
    new Map([
      ["theme", "dark"],
      ["wrap", "1"],
    ]),
  );
  settings.change(new Map([["theme", null]]));
  expect([...settings.all()]).toEqual([["wrap", "1"]]);
});

it("what was chosen before anybody keeps it is handed on when somebody does, once", () => {
  settings.save("theme", "dark");
  settings.save("theme", "light");
  const saved: SettingChanges[] = [];
  settings.saveWith((changes) => saved.push(changes))();
  settings.saveWith((changes) => saved.push(changes))();
  expect(saved).toEqual([new Map([["theme", "light"]])]);
});

it("nobody is told of what was known already", () => {
  settings.take(new Map([["theme", "dark"]]));
  let reported = 0;
  const end = settings.subscribe(() => reported++);
  settings.take(new Map([["theme", "dark"]]));
  expect(reported).toBe(0);
  settings.take(new Map([["theme", "light"]]));
  expect(reported).toBe(1);
  end();
});

it("while a server draws the visitor's hold, and the page's own again after it", () => {
  settings.take(new Map([["layout", "unified"]]));
  const who = { isApple: false, isWide: true, height: 900, settings: new Map([["layout", "split"]]) };
  expect(clientHints.during(who, () => settings.read("layout"))).toBe("split");
  expect(settings.read("layout")).toBe("unified");
});
