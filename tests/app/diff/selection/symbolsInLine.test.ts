import { describe, expect, it } from "vitest";
import { symbolsInLine } from "#app/diff/selection/findDefinition.ts";

describe("the words of a line", () => {
  it.each([
    ["  const side = makePanel(side, $el);", ["side", "makePanel", "$el"]],
    ["return;", ["return"]],
    ["größe += naïve_2", ["größe", "naïve_2"]],
    ["} // 12 + 0x", ["x"]],
    ["  })", []],
    ["", []],
  ])("of %j are %j: each name once, keywords only if there is nothing else", (line, words) => {
    expect(symbolsInLine(line)).toEqual(words);
  });

  it.each([
    [0, ["const"]],
    [5, ["const"]],
    [6, ["side"]],
    [10, ["side"]],
    [11, ["side", "make"]],
    [40, ["side", "make"]],
  ])("at column %i are the word there, of any kind, else all words", (at, words) => {
    expect(symbolsInLine("const side = make();", at)).toEqual(words);
  });
});
