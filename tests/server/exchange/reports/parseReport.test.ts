import { describe, expect, it } from "vitest";
import { parseReport } from "#server/exchange/reports/parseReport.ts";
import type { Report } from "#server/reviews/reports/Report.ts";

async function only(text: string): Promise<Report> {
  const [report, ...others] = await parseReport(text, true);
  if (report === undefined || others.length > 0) throw new Error("It is not one report.");
  return report;
}

/** A finding as one line: `tool: severity path:line-end rule message`. */
async function lines(text: string): Promise<readonly string[]> {
  const { tool, findings } = await only(text);
  return findings.map(({ places, severity, rule, message }) => {
    const [place] = places;
    const at = place === undefined ? "nowhere" : `${place.path}:${place.line}-${place.endLine}`;
    return `${tool}: ${severity} ${at} ${rule} ${message}`;
  });
}

async function covered(text: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const { coverage } = await only(text);
  return Object.fromEntries(
    [...(coverage ?? [])].map(([path, of]) => [path, [...of].map(([line, is]) => `${line} ${is}`)]),
  );
}

describe("a linter's report is read, whatever its format", () => {
  it("SARIF, as in section 3.27 of its specification", async () => {
    const sarif = {
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: {
              name: "CodeScanner",
              rules: [
                {
                  id: "C2001",
                  defaultConfiguration: { level: "error" },
                  messageStrings: { default: { text: 'Variable "{0}" was used without being initialized.' } },
                },
                { id: "C2002" },
              ],
            },
          },
          originalUriBaseIds: { SRCROOT: { uri: "file:///C:/code/" }, LIB: { uri: "lib/", uriBaseId: "SRCROOT" } },
          artifacts: [{ location: { uri: "src/a%20b.c" } }],
          results: [
            {
              ruleId: "C2001",
              ruleIndex: 0,
              message: { id: "default", arguments: ["count"] },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: "list.c", uriBaseId: "LIB" },
                    region: { startLine: 15 },
                  },
                },
              ],
            },
            {
              ruleId: "C2002",
              kind: "open",
              message: { text: "To be judged." },
              locations: [
                { physicalLocation: { artifactLocation: { index: 0 }, region: { startLine: 3, endLine: 5 } } },
              ],
            },
            { ruleId: "C2002", kind: "pass", message: { text: "Good." } },
            { ruleId: "C2002", message: { text: "Of the whole." }, level: "note" },
            { ruleId: "C2002", message: { text: "Hidden." }, suppressions: [{ kind: "inSource" }] },
            { ruleId: "C2002", message: { text: "No more." }, baselineState: "absent" },
          ],
        },
      ],
    };
    expect(await lines(JSON.stringify(sarif))).toEqual([
      'CodeScanner: error file:///C:/code/lib/list.c:15-15 C2001 Variable "count" was used without being initialized.',
      "CodeScanner: note src/a b.c:3-5 C2002 To be judged.",
      "CodeScanner: note nowhere C2002 Of the whole.",
    ]);
  });

  it.each([
    [{ text: "Use {{0}}" }, "Use {0}"],
    [{ text: "Use {{0}} in {0}", arguments: ["a"] }, "Use {0} in a"],
    [{ id: "m", arguments: ["a"] }, "{a} {1}"],
    [{ text: "{% if {{ x }} %}" }, "{% if {{ x }} %}"],
  ])("the message %j of a SARIF result", async (message, expected) => {
    const rules = [{ id: "R", messageStrings: { m: { text: "{{{0}}} {1}" } } }];
    const runs = [{ tool: { driver: { name: "t", rules } }, results: [{ ruleId: "R", message }] }];
    expect((await only(JSON.stringify({ version: "2.1.0", runs }))).findings[0]?.message).toBe(expected);
  });

  const RDJSON = [
    {
      message: "<msg>",
      location: { path: "<file path>", range: { start: { line: 14, column: 15 } } },
      severity: "ERROR",
      code: { value: "RULE1", url: "https://example.com/url/to/super-lint/RULE1" },
    },
    {
      message: "<msg>",
      location: { path: "<file path>", range: { start: { line: 14, column: 15 }, end: { line: 14, column: 18 } } },
      severity: "WARNING",
    },
  ];

  it("rdjson, as in reviewdog's README", async () => {
    const source = { name: "super lint", url: "https://example.com/url/to/super-lint" };
    const text = JSON.stringify({ source, severity: "WARNING", diagnostics: RDJSON });
    expect(await lines(text)).toEqual([
      "super lint: error <file path>:14-14 RULE1 <msg>",
      "super lint: warning <file path>:14-14  <msg>",
    ]);
  });

  it("rdjsonl, as in reviewdog's README", async () => {
    const text = RDJSON.map((line) => `${JSON.stringify({ ...line, source: { name: "lint" } })}\n`).join("");
    expect(await lines(text)).toEqual([
      "lint: error <file path>:14-14 RULE1 <msg>",
      "lint: warning <file path>:14-14  <msg>",
    ]);
  });

  it("ESLint's JSON, as in its documentation", async () => {
    const file = {
      filePath: "/var/lib/jenkins/workspace/eslint/fullOfProblems.js",
      messages: [
        {
          ruleId: "no-unused-vars",
          severity: 2,
          message: "'addOne' is defined but never used.",
          line: 1,
          column: 10,
          nodeType: "Identifier",
          endLine: 1,
          endColumn: 16,
        },
        {
          ruleId: "use-isnan",
          severity: 1,
          message: "Use the isNaN function to compare with NaN.",
          line: 2,
          column: 9,
          endLine: 3,
          endColumn: 17,
        },
      ],
      errorCount: 1,
    };
    const text = JSON.stringify([file]);
    expect(await lines(text)).toEqual([
      `eslint: error ${file.filePath}:1-1 no-unused-vars 'addOne' is defined but never used.`,
      `eslint: warning ${file.filePath}:2-3 use-isnan Use the isNaN function to compare with NaN.`,
    ]);
    expect(await lines("[]")).toEqual([]);
  });

  it("Checkstyle's XML", async () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<checkstyle version="10.3">
  <file name="/work/src/A.java">
    <error line="5" column="1" severity="warning" message="Missing a &lt;Javadoc&gt; comment." source="com.puppycrawl.tools.checkstyle.checks.javadoc.MissingJavadocMethodCheck"/>
    <error line="7" severity="error" message="&apos;5&apos; is a magic number." source="MagicNumber"/>
  </file>
</checkstyle>`;
    expect(await lines(text)).toEqual([
      "checkstyle: warning /work/src/A.java:5-5 javadoc.MissingJavadocMethodCheck Missing a <Javadoc> comment.",
      "checkstyle: error /work/src/A.java:7-7 MagicNumber '5' is a magic number.",
    ]);
  });

  it("GitHub's annotations, with their escapes", async () => {
    const text = [
      "::error file=app.js,line=1,col=5,endColumn=7,title=YOUR-TITLE::Missing semicolon",
      "Some output in between",
      "::warning file=a%2Cb.js,line=10,endLine=12::100%25 wrong%0Aand more: here",
      "::notice::Nothing to do",
    ].join("\n");
    expect(await lines(text)).toEqual([
      "null: error app.js:1-1 YOUR-TITLE Missing semicolon",
      "null: warning a,b.js:10-12  100% wrong\nand more: here",
      "null: note nowhere  Nothing to do",
    ]);
  });

  it.each([
    ["main.c:3:12: error: expected ‘;’ before ‘return’", "error main.c:3-3  expected ‘;’ before ‘return’"],
    [
      "main.c:3:12: warning: unused ‘x’ [-Wunused-variable]",
      "warning main.c:3-3 -Wunused-variable unused ‘x’ [-Wunused-variable]",
    ],
    ["./pkg/a.go:9:2: undefined: foo", "warning ./pkg/a.go:9-9  undefined: foo"],
    ["a.py:4: note: Revealed type is int", "note a.py:4-4  Revealed type is int"],
    ["a.py:4: error: Bad return  [return-value]", "error a.py:4-4 return-value Bad return  [return-value]"],
    [
      "C:\\src\\a.js:1:2: 'x' is not defined. [Error/no-undef]",
      "error C:\\src\\a.js:1-1 no-undef 'x' is not defined. [Error/no-undef]",
    ],
    [
      "a.js:1:1: `debugger` statement is not allowed [Warning/eslint(no-debugger)]",
      "warning a.js:1-1 eslint(no-debugger) `debugger` statement is not allowed [Warning/eslint(no-debugger)]",
    ],
    ["\u001B[1msrc/a.rs\u001B[0m:7:1: error[E0308]: mismatched types", "error src/a.rs:7-7 E0308 mismatched types"],
  ])("the line %s", async (text, expected) => {
    expect(await lines(`${text}\n  some code\n`)).toEqual([`null: ${expected}`]);
  });

  it("tsc's lines, plain and pretty", async () => {
    const text = [
      "src/a.ts(12,5): error TS2322: Type 'string' is not assignable to type 'number'.",
      "src/b.ts:3:7 - error TS6133: 'x' is declared but its value is never read.",
      "Found 2 errors in 2 files.",
    ].join("\n");
    expect(await lines(text)).toEqual([
      "tsc: error src/a.ts:12-12 TS2322 Type 'string' is not assignable to type 'number'.",
      "tsc: error src/b.ts:3-3 TS6133 'x' is declared but its value is never read.",
    ]);
  });
});

describe("a report of tests is read", () => {
  it("JUnit's XML: each failure at the first location that its text names", async () => {
    const text = `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="3" failures="1" errors="1" time="0.5">
  <testsuite name="tests/a.test.ts" tests="3">
    <testcase classname="tests/a.test.ts" name="adds &gt; two" time="0.004">
      <failure message="expected 1 to be 2" type="AssertionError">
AssertionError: expected 1 to be 2 // Object.is equality
 ❯ tests/a.test.ts:5:13
      </failure>
    </testcase>
    <testcase classname="tests/a.test.ts" name="passes" time="0.004"></testcase>
    <testcase classname="com.example.BTest" name="b" file="src/BTest.java" line="7">
      <error message="boom">at com.example.B.b(B.java:12)</error>
    </testcase>
    <testcase classname="c" name="skipped"><skipped/></testcase>
  </testsuite>
</testsuites>`;
    const { tool, findings } = await only(text);
    expect(tool).toBe("junit");
    expect(findings.map(({ rule, places }) => [rule, places.map(({ path, line }) => `${path}:${line}`)])).toEqual([
      ["tests/a.test.ts › adds > two", ["tests/a.test.ts:5", "tests/a.test.ts:0"]],
      ["com.example.BTest › b", ["src/BTest.java:7", "B.java:12", "src/BTest.java:0", "com.example.BTest:0"]],
    ]);
    expect(findings[1]?.message).toBe("boom\nat com.example.B.b(B.java:12)");
  });
});

describe("the coverage of tests is read", () => {
  it("lcov's tracefile, as in geninfo(1)", async () => {
    const text = `TN:unit
SF:/src/a.c
FN:1,main
FNDA:2,main
DA:1,2
DA:2,0
DA:3,4,checksum
BRDA:3,0,0,4
BRDA:3,0,1,-
BRDA:1,0,0,1
LF:3
LH:2
end_of_record
TN:other
SF:/src/a.c
DA:2,1
end_of_record
`;
    expect(await covered(text)).toEqual({ "/src/a.c": ["1 covered", "2 covered", "3 partial"] });
  });

  it("Cobertura's XML", async () => {
    const text = `<?xml version="1.0" ?>
<!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">
<coverage line-rate="0.6" branch-rate="0.5" version="1.9" timestamp="1187350905008">
  <sources><source>/work/src</source></sources>
  <packages><package name="search"><classes><class name="Search" filename="search/Search.java">
    <methods><method name="find" signature="()V"><lines><line number="29" hits="1" branch="false"/></lines></method></methods>
    <lines>
      <line number="29" hits="1" branch="false"/>
      <line number="31" hits="3" branch="true" condition-coverage="50% (1/2)"/>
      <line number="32" hits="2" branch="true" condition-coverage="100% (2/2)"/>
      <line number="33" hits="0" branch="false"/>
    </lines>
  </class></classes></package></packages>
</coverage>`;
    const expected = ["29 covered", "31 partial", "32 covered", "33 uncovered"];
    expect(await covered(text)).toEqual({ "search/Search.java": expected });
  });

  it("JaCoCo's XML", async () => {
    const text = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><!DOCTYPE report PUBLIC "-//JACOCO//DTD Report 1.1//EN" "report.dtd">
<report name="demo"><sessioninfo id="x" start="1" dump="2"/><package name="com/example"><class name="com/example/A" sourcefilename="A.java"/>
<sourcefile name="A.java"><line nr="3" mi="0" ci="3" mb="0" cb="0"/><line nr="7" mi="2" ci="0" mb="0" cb="0"/><line nr="8" mi="0" ci="4" mb="1" cb="1"/></sourcefile></package></report>`;
    expect(await covered(text)).toEqual({ "com/example/A.java": ["3 covered", "7 uncovered", "8 partial"] });
  });

  it("a Go cover profile", async () => {
    const text = `mode: count
example.org/m/pkg/a.go:3.14,5.2 2 1
example.org/m/pkg/a.go:5.2,6.10 1 0
example.org/m/pkg/a.go:8.1,8.9 1 0
example.org/m/pkg/a.go:8.1,8.9 1 2
`;
    const expected = ["3 covered", "4 covered", "5 partial", "6 uncovered", "8 covered"];
    expect(await covered(text)).toEqual({ "/example.org/m/pkg/a.go": expected });
  });
});

describe("text that is not a report is refused with a message", () => {
  it.each([
    ["prose", "Everything is fine.", "BAD_INPUT", "This is no report that Galley knows."],
    ["other JSON", '{"a":1}', "BAD_INPUT", "This is no report that Galley knows."],
    ["other XML", "<html><body/></html>", "BAD_INPUT", "This is no report that Galley knows."],
    ["XML that ends early", "<checkstyle><file>", "BAD_INPUT", "The report is not valid XML"],
    ["another SARIF", '{"version":"1.0.0","runs":[]}', "BAD_INPUT", "SARIF of another version than 2.1.0"],
    ["deep JSON", "[".repeat(2_000_000), "BAD_INPUT", "This is no report that Galley knows."],
    [
      "deep valid JSON",
      `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
      "BAD_INPUT",
      "This is no report that Galley knows.",
    ],
    ["deep XML", `<checkstyle>${"<a>".repeat(100_000)}`, "BAD_INPUT", "nested deeper than 64 levels"],
  ])("%s", async (_, text, code, message) => {
    await expect(parseReport(text, false)).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it("entities that expand to a billion laughs", async () => {
    const entities = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join("");
    const text = `<?xml version="1.0"?><!DOCTYPE checkstyle [<!ENTITY l0 "lol">${entities}]><checkstyle><file name="&l10;"/></checkstyle>`;
    await expect(parseReport(text, false)).rejects.toMatchObject({ code: "BAD_INPUT" });
  });

  it("entities of a file", async () => {
    const text = `<!DOCTYPE checkstyle [<!ENTITY f SYSTEM "file:///etc/passwd">]><checkstyle><file name="a"><error message="&f;"/></file></checkstyle>`;
    await expect(parseReport(text, false)).rejects.toMatchObject({ code: "BAD_INPUT" });
  });

  it("nothing, unless the tool is known: most print nothing if there are no findings", async () => {
    await expect(parseReport(" \n", false)).rejects.toMatchObject({ code: "BAD_INPUT" });
    expect(await lines(" \n")).toEqual([]);
  });
});
