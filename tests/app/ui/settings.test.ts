import { expect, it } from "vitest";
import { type SettingChanges, settings } from "#app/ui/settings.ts";
import { clientHints } from "#app/ui/windowQuery.ts";

it("a setting applies at once, notifies all subscribers, and is saved", () => {
  const saved: SettingChanges[] = [];
  let reported = 0;
  const ends = [settings.saveWith((changes) => saved.push(changes)), settings.subscribe(() => reported++)];
  settings.save("theme", "dark");
  expect(settings.read("theme")).toBe("dark");
  expect([reported, saved]).toEqual([1, [new Map([["theme", "dark"]])]]);
  for (const end of ends) end();
});

it("null resets one setting to its default, and leaves the others", () => {
  settings.take(
    new Map([
      ["theme", "dark"],
      ["wrap", "1"],
    ]),
  );
  settings.change(new Map([["theme", null]]));
  expect([...settings.all()]).toEqual([["wrap", "1"]]);
});

it("settings changed before there is a saver are saved once there is one", () => {
  settings.save("theme", "dark");
  settings.save("theme", "light");
  const saved: SettingChanges[] = [];
  settings.saveWith((changes) => saved.push(changes))();
  settings.saveWith((changes) => saved.push(changes))();
  expect(saved).toEqual([new Map([["theme", "light"]])]);
});

it("an unchanged setting notifies nobody", () => {
  settings.take(new Map([["theme", "dark"]]));
  let reported = 0;
  const end = settings.subscribe(() => reported++);
  settings.take(new Map([["theme", "dark"]]));
  expect(reported).toBe(0);
  settings.take(new Map([["theme", "light"]]));
  expect(reported).toBe(1);
  end();
});

it("while a server renders, the user's settings apply, and afterwards the page's own again", () => {
  settings.take(new Map([["layout", "unified"]]));
  const who = { isApple: false, isWide: true, height: 900, settings: new Map([["layout", "split"]]) };
  expect(clientHints.during(who, () => settings.read("layout"))).toBe("split");
  expect(settings.read("layout")).toBe("unified");
});
