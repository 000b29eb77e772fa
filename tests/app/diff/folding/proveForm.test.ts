import { expect, it } from "vitest";
import { proofOf } from "./proofOf.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";

const SAME = { quotes: 0, commas: 0, semicolons: 0 };

it.each([
  ["a.ts", "f(a, b);\n", "f(\n  a,\n  b\n);\n"],
  ["a.ts", "if (a) {\n  b();\n}\n", "if (a) {\n\tb();\n}\n"],
  ["a.ts", "const a = b + c;\n", "const a =\n  b + c;\n"],
  [
    "a.tsx",
    "const a = <b c={d} e={f} />;\n",
    "const a = (\n  <b\n    c={d}\n    e={f}\n  />\n);\n".replace(/[()]/gu, ""),
  ],
  ["a.css", "a{color:red;b:c}\n", "a {\n  color:red;\n  b:c;\n}\n".replace("c;", "c")],
  ["a.json", '{"a": [1, 2]}\n', '{\n  "a": [\n    1,\n    2\n  ]\n}\n'],
  ["a.java", "class A { int f(int a) { return a; } }\n", "class A {\n  int f(int a) {\n    return a;\n  }\n}\n"],
  ["a.cpp", "int f(int a) {\n  return a;\n}\n", "int f(int a)\n{\n\treturn a;\n}\n"],
  ["a.go", "package a\n\nfunc f(a int) { g(a) }\n", "package a\n\nfunc f(a int) {  g(a)  }\n"],
  ["a.rs", "fn f(a: u8) -> u8 { a + 1 }\n", "fn f(a: u8) -> u8 {\n    a + 1\n}\n"],
  ["a.php", "<?php\nf($a, $b);\n", "<?php\nf(\n  $a, $b\n);\n"],
  ["a.py", "a = \\\n  b\nif a:\n  b()\n", "a = \\\n  b\nif a:\n    b()\n"],
  ["a.py", "if a:\n  b()\n  c(d, e)\n", "if a:\n    b()\n    c(d,\n      e)\n"],
  ["a.yaml", "a: {b: 1, c: 2}\n", "a: {b: 1,  c: 2}\n"],
  ["a.yaml", "a:\n  - b\n  - c\n", "a:\n    - b\n    - c\n"],
  ["a.html", '<p a="b" c="d">e</p>\n', '<p\n  a="b"\n  c="d">e</p>\n'],
  ["a.xml", '<p a="b" c="d">e</p>\n', '<p\n  a="b"\n  c="d">e</p>\n'],
])("the same tokens are proved in %s: %j", async (path, before, after) => {
  expect(await proofOf(path, before, after)).toEqual(SAME);
});

it.each([
  ["const a = 'b';\n", 'const a = "b";\n', { quotes: 1, commas: 0, semicolons: 0 }],
  ["a('it\\'s', 'b');\n", 'a("it\'s", "b");\n', { quotes: 2, commas: 0, semicolons: 0 }],
  ["f(a, b);\n", "f(\n  a,\n  b,\n);\n", { quotes: 0, commas: 1, semicolons: 0 }],
  ["a();\nb();\n", "a()\nb()\n", { quotes: 0, commas: 0, semicolons: 2 }],
  ["f({ a: 'b' });\n", 'f({\n  a: "b",\n})\n', { quotes: 1, commas: 1, semicolons: 1 }],
])("differences of style in a script are counted: %j", async (before, after, counts) => {
  expect(await proofOf("a.ts", before, after)).toEqual(counts);
});

it.each([
  // A line break that ends a statement, or begins one.
  ["a.ts", "function f() {\n  return a;\n}\n", "function f() {\n  return\n  a;\n}\n"],
  ["a.js", "a\n++b\n", "a++\nb\n"],
  ["a.js", "a;\n(b)\n", "a\n(b)\n"],
  ["a.js", "a;\n[b]\n", "a\n[b]\n"],
  ["a.js", "a;\n`b`\n", "a\n`b`\n"],
  ["a.js", "a;\n/b/g\n", "a\n/b/g\n"],
  ["a.js", "function f() {\n  return\u2028a;\n}\n", "function f() {\n  return a;\n}\n"],
  ["a.ts", "class A {\n  static\n  a\n}\n", "class A {\n  static a\n}\n"],
  ["a.ts", "let x: {\n  get\n  a(): b;\n}\n", "let x: {\n  get a(): b;\n}\n"],
  // Commas and semicolons that mean something.
  ["a.ts", "a = [, ,];\n", "a = [,];\n"],
  ["a.ts", "for (;;) {}\n", "for (;) {}\n"],
  ["a.ts", "if (a);\nb();\n", "if (a)\nb();\n"],
  ["a.py", "a = (b,)\n", "a = (b)\n"],
  // Text and its blanks.
  ["a.ts", "a = `b  c`;\n", "a = `b c`;\n"],
  ["a.ts", "a = `b ${ c } d`;\n", "a = `b  ${c} d`;\n"],
  ["a.ts", 'a = "b  c";\n', 'a = "b c";\n'],
  ["a.ts", "a = 'b\\\\';\n", 'a = "b\\\\\\\\";\n'],
  ["a.ts", "a = /b  c/;\n", "a = /b c/;\n"],
  ["a.tsx", "a = <b>c  d</b>;\n", "a = <b>c d</b>;\n"],
  ["a.tsx", "a = <b>c {d}</b>;\n", "a = <b>c{d}</b>;\n"],
  ["a.tsx", "a = <b>{c} {d}</b>;\n", "a = <b>{c}  {d}</b>;\n"],
  ["a.ts", "type A = `${B} ${C}`;\n", "type A = `${B}  ${C}`;\n"],
  ["a.ts", "a = `${b} ${c}`;\n", "a = `${b}  ${c}`;\n"],
  ["a.php", "<?php\n$a = `$b $c`;\n", "<?php\n$a = `$b  $c`;\n"],
  ["a.php", '<?php\n$a = "$b $c";\n', '<?php\n$a = "$b  $c";\n'],
  ["a.py", 'a = f"{b} {c}"\n', 'a = f"{b}  {c}"\n'],
  ["a.html", "<b>c</b> <i>d</i>\n", "<b>c</b><i>d</i>\n"],
  ["a.html", "<pre>a  b</pre>\n", "<pre>a b</pre>\n"],
  ["a.html", "<pre> </pre>\n", "<pre>\n</pre>\n"],
  ["a.html", "<script>a\nb</script>\n", "<script>a b</script>\n"],
  ["a.xml", "<a> </a>\n", "<a>\n</a>\n"],
  ["a.xml", "<a>b  c</a>\n", "<a>b c</a>\n"],
  ["a.xml", "<a><![CDATA[b  c]]></a>\n", "<a><![CDATA[b c]]></a>\n"],
  ["a.yaml", "a: |\n  b\n  c\n", "a: |\n  b\n    c\n"],
  ["a.yaml", "a: b  c\n", "a: b c\n"],
  ["a.yaml", "a: >\n  b\n\n  c\n", "a: >\n  b\n  c\n"],
  ["a.rs", 'fn f() { a("b  c") }\n', 'fn f() { a("b c") }\n'],
  ["a.php", "<p>a  b</p>\n<?php f();\n", "<p>a b</p>\n<?php f();\n"],
  ["a.php", "<?php\n$a = <<<B\n  c\n  B;\n", "<?php\n$a = <<<B\n    c\n  B;\n"],
  // Blanks that separate.
  ["a.css", "a .b { c: d }\n", "a.b { c: d }\n"],
  ["a.css", "a { b: calc(1px + 2px) }\n", "a { b: calc(1px +2px) }\n"],
  ["a.c", "#define A (b)\n", "#define A(b)\n"],
  ["a.c", "#define A b \\\n  c\nint d;\n", "#define A b\nint d;\n"],
  ["a.js", "a + +b;\n", "a ++b;\n"],
  ["a.go", "package a\n\nfunc f() {\n\treturn a\n}\n", "package a\n\nfunc f() {\n\treturn\n\ta\n}\n"],
  // Indentation.
  ["a.py", "if a:\n    b()\n    c()\n", "if a:\n    b()\nc()\n"],
  ["a.py", "if a:\n    b()\nc()\n", "if a:\n    b()\n    c()\n"],
  [
    "a.py",
    "if a:\n    if b:\n        c()\n    else:\n        d()\n",
    "if a:\n    if b:\n        c()\nelse:\n        d()\n",
  ],
  ["a.py", "if a:\n    b()\n\tc()\n", "if a:\n    b()\n        c()\n"],
  ["a.yaml", "a:\n  b: 1\n  c: 2\n", "a:\n  b: 1\nc: 2\n"],
  ["a.yaml", "a:\n  - b\n  - c\n", "a:\n  - b\n    - c\n"],
  // Comments are about lines, and some are read by tools.
  ["a.ts", "// @ts-ignore\na(b, c);\n", "// @ts-ignore\na(b,\n  c);\n"],
  ["a.ts", "a(b); // eslint-disable-line\n", "a(\n  b); // eslint-disable-line\n"],
  ["a.ts", "/* istanbul ignore next */ a();\n", "/* istanbul ignore  next */ a();\n"],
  ["a.py", "a(b, c)  # noqa\n", "a(b,\n  c)  # noqa\n"],
  ["a.go", "package a\n\n//go:embed b\nvar c string\n", "package a\n\n//go:embed  b\nvar c string\n"],
  // What cannot be read proves nothing.
  ["a.ts", "a(b;\n", "a( b;\n"],
  ["a.json", '{"a": 1,}\n', '{ "a": 1,}\n'],
  ["a.py", "a = (b\n", "a = ( b\n"],
])("nothing is proved in %s: %j → %j", async (path, before, after) => {
  expect(await proofOf(path, before, after)).toBeNull();
});

it.each(sampleOf([400, 100_000]))(
  "nothing is proved of %d nested lists, which could fill the memory",
  async (depth) => {
    const list = `${"[".repeat(depth)}${"]".repeat(depth)};\n`;
    expect(await proofOf("a.ts", `a = ${list}`, `a =  ${list}`)).toBeNull();
  },
);
