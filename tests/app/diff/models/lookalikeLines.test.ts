import { describe, expect, it } from "vitest";
import { lookalikeLines } from "#app/diff/models/lineWarnings.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";

const patchOf = (lines: readonly string[]) =>
  parsePatch(`--- /dev/null\n+++ b/a\n@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}\n`).join("")}`);
/** The line numbers that the file's note warns about. */
const warned = (...lines: readonly string[]) => lookalikeLines(patchOf(lines)).map((line) => line + 1);

describe("a warning about confusable letters is shown for", () => {
  it.each([
    ["a Cyrillic a", "function is\u0430dmin() {}"],
    ["a Cyrillic capital", "class \u0421onfig {}"],
    ["a Cyrillic e at the end", "if (scop\u0435) return;"],
    ["a Cyrillic e at the end, with a comment in Russian", "if (scop\u0435) return; // проверка"],
    ["a Greek capital", "const is\u0391dmin = true;"],
    ["a Greek omicron", "l\u03BFgin()"],
    ["a Greek letter that comes close, between Latin ones", "p\u03B1ssword = 1"],
    ["letters of three alphabets", "p\u0430ssw\u03BFrd"],
    ["a word of such letters alone, where the file has no others", "let \u0455\u0441\u043E\u0440\u0435 = 1;"],
    ["one beside a Latin part", "user_\u0441\u043E\u0440\u0443_2 = 1"],
  ])("%s", (_, line) => {
    expect(warned("plain", line, "plain")).toEqual([2]);
  });

  it("the new side only", () => {
    const patch = parsePatch("--- a/a\n+++ b/a\n@@ -1,3 +1,2 @@\n is\u0430dmin\n-is\u0430dmin\n e\n");
    expect(lookalikeLines(patch)).toEqual([0]);
  });

  it("a file that is written in those letters too", () => {
    expect(warned("Это проверка.", "is\u0430dmin", "со")).toEqual([2]);
  });

  it("a line of a million letters without words", () => {
    expect(warned("а".repeat(500_000) + "и".repeat(500_000), `${"x ".repeat(100_000)}\u0430dmin`)).toEqual([2]);
  });
});

describe("there is no warning for ordinary files", () => {
  const RUSSIAN = [
    "Со стола упал нос.",
    "кабель USB-А и порт USB-С",
    "версия v2.0, 10 км, 5 кВт, HTML-код",
    "мой iPhoneом, в GitHubе и на Pythonе",
    "// а если нет, то с у о",
    "const имя = 'Cтрока';",
    "SMSка от Xperia",
  ];
  const OTHER_CYRILLIC = ["її є ґ і й", "Ово је љубав и ћирилица", "Това е ъгъл", "қазақ тілі үшін", "Ова е џез"];
  const GREEK = [
    "Το αρχείο είναι εδώ.",
    "ο πρώτος και η δεύτερη",
    "Αυτό ΕΙΝΑΙ ΝΕΟ",
    "αρχείο JSON του Linux",
    "// επιστρέφει true",
  ];
  const FORMULAS = [
    "const Δt = 5; // μs",
    "σx * σy + ρgh - νt",
    "λ => α1 + β2",
    "kΩ, μm, πr², Δx/Δt",
    "∑ αᵢxᵢ",
    "θ_max = ωt + φ0",
    "αx + βy = γz",
  ];
  const ARABIC = ["مرحبا بالعالم return", "می\u200Cخواهم JSON"];
  const HEBREW = ["שלום עולם README", "// הערה: TODO"];
  const CJK = ["你好，世界。", "日本語のREADMEを読む", "한국어 JSON 문장", "ＦＵＬＬ　ｗｉｄｔｈ"];
  const EMOJI = ["👩\u200D💻 ships 🚀", "naïve café Ångström ß ø ł"];

  it.each(Object.entries({ RUSSIAN, OTHER_CYRILLIC, GREEK, FORMULAS, ARABIC, HEBREW, CJK, EMOJI }))(
    "none of 100 in %s",
    (_, phrases) => {
      const files = Array.from({ length: 100 }, (_unused, file) =>
        Array.from({ length: 60 }, (_line, line) =>
          [
            phrases[(file + line) % phrases.length],
            `const x${line} = "`,
            phrases[(file * 7 + line * 3) % phrases.length],
            '";',
          ].join(" "),
        ),
      );
      expect(files.flatMap((lines) => warned(...lines).map((line) => lines[line - 1]))).toEqual([]);
    },
  );
});
