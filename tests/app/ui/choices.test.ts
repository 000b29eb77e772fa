import { expect, it } from "vitest";
import { choices, type ChoiceChanges } from "#app/ui/choices.ts";
import { visitor } from "#app/ui/visitor.ts";

it("a choice holds at once, is told to all who listen, and is handed on to be kept", () => {
  const handed: ChoiceChanges[] = [];
  let told = 0;
  const ends = [choices.keepBy((changes) => handed.push(changes)), choices.subscribe(() => told++)];
  choices.keep("theme", "dark");
  expect(choices.read("theme")).toBe("dark");
  expect([told, handed]).toEqual([1, [new Map([["theme", "dark"]])]]);
  for (const end of ends) end();
});

it("null has one go back to what is usual, and leaves the others", () => {
  choices.take(
    new Map([
      ["theme", "dark"],
      ["wrap", "1"],
    ]),
  );
  choices.change(new Map([["theme", null]]));
  expect([...choices.all()]).toEqual([["wrap", "1"]]);
});

it("what was chosen before anybody keeps it is handed on when somebody does, once", () => {
  choices.keep("theme", "dark");
  choices.keep("theme", "light");
  const handed: ChoiceChanges[] = [];
  choices.keepBy((changes) => handed.push(changes))();
  choices.keepBy((changes) => handed.push(changes))();
  expect(handed).toEqual([new Map([["theme", "light"]])]);
});

it("nobody is told of what was known already", () => {
  choices.take(new Map([["theme", "dark"]]));
  let told = 0;
  const end = choices.subscribe(() => told++);
  choices.take(new Map([["theme", "dark"]]));
  expect(told).toBe(0);
  choices.take(new Map([["theme", "light"]]));
  expect(told).toBe(1);
  end();
});

it("while a server draws the visitor's hold, and the page's own again after it", () => {
  choices.take(new Map([["layout", "unified"]]));
  const who = { isApple: false, isWide: true, height: 900, choices: new Map([["layout", "split"]]) };
  expect(visitor.during(who, () => choices.read("layout"))).toBe("split");
  expect(choices.read("layout")).toBe("unified");
});
