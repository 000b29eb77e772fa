import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageOf } from "#server/git/groups/importedNames.ts";
import { orderByImports } from "#server/git/groups/importOrder.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** Returns the paths of some texts in the order of their imports, given in git's order of paths. */
async function ordered(texts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const paths = Object.keys(texts).toSorted();
  const files = paths.map((path) => ({ path, names: [...(languageOf(path)?.namesIn(texts[path] ?? "") ?? [])] }));
  return (await orderByImports(files)).map((at) => paths[at] ?? "");
}

describe("what a file imports comes after it", () => {
  it("in JavaScript and TypeScript: relative paths, with another extension, of a folder, and from the root by an alias", async () => {
    const texts = {
      "src/a/used.ts": "",
      "src/app.tsx": 'import { screen } from "./screens";\nimport "./app.css";\n',
      "src/app.css": '@import "base/sizes.css";',
      "src/base/sizes.css": "",
      "src/base/text.ts": "const used = require('../a/used');",
      "src/screens/index.ts": 'export * from "./Screen.js";\nexport type { A } from "@/base/text";',
      "src/screens/Screen.tsx": 'const later = () => import("#a/used.ts");\nimport react from "react";',
    };
    expect(await ordered(texts)).toEqual([
      "src/app.tsx",
      "src/app.css",
      "src/base/sizes.css",
      "src/screens/index.ts",
      "src/base/text.ts",
      "src/screens/Screen.tsx",
      "src/a/used.ts",
    ]);
  });

  it("in Python: modules of the package, of the folder above, and names in brackets", async () => {
    const texts = {
      "src/flask/app.py": "from . import json\nfrom .globals import (\n    request,\n    session,\n)\n",
      "src/flask/cli.py": "from flask.app import Flask\nimport flask.helpers as helpers, os\n",
      "src/flask/ctx.py": "",
      "src/flask/globals.py": "import typing\nfrom .ctx import AppContext",
      "src/flask/helpers.py": "",
      "src/flask/json/__init__.py": "from ..ctx import x\n",
      "src/flask/json/tag.py": "from . import loads\nimport json\n",
    };
    expect(await ordered(texts)).toEqual([
      "src/flask/cli.py",
      "src/flask/app.py",
      "src/flask/globals.py",
      "src/flask/helpers.py",
      "src/flask/json/__init__.py",
      "src/flask/ctx.py",
      "src/flask/json/tag.py",
    ]);
  });

  it("in Rust, Go, C, Java and Ruby", async () => {
    expect(
      await ordered({
        "src/a.rs": "pub struct A;",
        "src/b/c.rs": "use super::d::D;\nuse crate::a::A;",
        "src/b/d.rs": "",
        "src/main.rs": "mod a;\nuse crate::{\n  a::A,\n  b::c,\n};\nfn main() {}",
      }),
    ).toEqual(["src/main.rs", "src/b/c.rs", "src/a.rs", "src/b/d.rs"]);
    expect(
      await ordered({
        "cmd/main.go": 'import (\n\t"fmt"\n\tx "example.com/m/internal/x"\n)\n',
        "internal/x/a.go": 'import "example.com/m/util"\n',
        "internal/x/b.go": "",
        "a.go": "",
        "util/u.go": "",
      }),
    ).toEqual(["a.go", "cmd/main.go", "internal/x/a.go", "internal/x/b.go", "util/u.go"]);
    expect(
      await ordered({
        "a/list.c": '#include "list.h"',
        "a/list.h": "",
        "z/main.c": '# include "list.h"\n#include "a/list.h"\n#include <stdio.h>',
      }),
    ).toEqual(["z/main.c", "a/list.c", "a/list.h"]);
    expect(
      await ordered({
        "src/main/java/org/a/A.java": "package org.a;",
        "src/main/java/org/b/B.java": "import static org.a.A.make;\nimport java.util.List;",
      }),
    ).toEqual(["src/main/java/org/b/B.java", "src/main/java/org/a/A.java"]);
    expect(await ordered({ "lib/a.rb": "", "lib/z.rb": "require_relative 'a'\n" })).toEqual(["lib/z.rb", "lib/a.rb"]);
  });
});

it("files that import each other stay together, in the order of their paths, after what imports them", async () => {
  const texts = {
    "a.ts": 'import "./shared/z";',
    "b.ts": 'import "./d";',
    "c.ts": "",
    "d.ts": 'import "./b"; import "./a";',
    "main.ts": 'import "./d";',
    "shared/z.ts": 'import "./z";',
  };
  expect(await ordered(texts)).toEqual(["c.ts", "main.ts", "b.ts", "d.ts", "a.ts", "shared/z.ts"]);
});

it("files without imports, of unknown languages, and with imports of files that did not change keep their order", async () => {
  const texts = {
    "a b.txt": 'import "./z"',
    "b.ts": 'import "./gone"; import "../../../etc/c";',
    "c.ts": "",
    "z.ts": "",
  };
  expect(await ordered(texts)).toEqual(["a b.txt", "b.ts", "c.ts", "z.ts"]);
});

it("an end of a path that two files have names neither", async () => {
  const texts = { "a/lib/x.ts": "", "b/lib/x.ts": "", "main.ts": 'import "@/lib/x";' };
  expect(await ordered(texts)).toEqual(["a/lib/x.ts", "b/lib/x.ts", "main.ts"]);
});

it("random graphs: each file comes before those that it imports unless they import it too, and the order is always the same", async () => {
  let seed = 5;
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 200; round++) {
    const count = 1 + random(30);
    const links = Array.from({ length: count }, () => Array.from({ length: random(3) }, () => random(count)));
    const name = (at: number): string => `f${String(at).padStart(2, "0")}`;
    const files = links.map((to, at) => ({ path: `${name(at)}.ts`, names: to.map((one) => `./${name(one)}`) }));
    const order = await orderByImports(files);
    expect(order.toSorted((a, b) => a - b)).toEqual([...files.keys()]);
    const reached = links.map((_, from) => {
      const found = new Set<number>();
      const add = (at: number): void => links[at]?.forEach((to) => !found.has(to) && (found.add(to), add(to)));
      add(from);
      return found;
    });
    links.forEach((to, from) => {
      for (const one of to) {
        const isCycle = one === from || reached[one]?.has(from) === true;
        if (!isCycle) expect(order.indexOf(from)).toBeLessThan(order.indexOf(one));
      }
    });
    expect(await orderByImports(files)).toEqual(order);
  }
});

it("a chain of 20,000 imports, and hostile texts, are read in linear time", async () => {
  const files = Array.from({ length: 20_000 }, (_, at) => ({ path: `${at}.ts`, names: [`./${at - 1}`] }));
  expect((await orderByImports(files)).slice(0, 2)).toEqual([19_999, 19_998]);
  for (const part of [
    "from 'a/",
    "from . import (",
    "use crate::{",
    "import a.",
    "from ........",
    '#include "',
    "@import url(",
    '"a/',
  ]) {
    const text = part.repeat(Math.ceil(250_000 / part.length));
    for (const path of ["a.ts", "a.css", "a.py", "a.rs", "a.go", "a.c", "a.java", "a.rb"]) {
      expect(Array.from(languageOf(path)?.namesIn(text) ?? []).length).toBeLessThan(250_000);
    }
  }
}, 20_000);

describe("the order of the files of a commit", () => {
  let repo: TempRepo;
  let opened: OpenedGraphql;
  beforeAll(async () => {
    repo = await tempRepo();
    await repo.commit({ "lib/old.ts": 'import "./util";\n' });
    await repo.commit({
      "lib/old.ts": null,
      "README.md": "# x\n",
      "gen/a.pb.go": "package gen\n",
      "lib/util.ts": "export {};\n",
      "src/main.ts": 'import "../lib/util.ts";\n',
      "src/a.test.ts": 'import "./helper.test.ts";\n',
      "src/helper.test.ts": 'import "./main.ts";\n',
      "zlarge.ts": `import "./src/main";\n${"x".repeat(300_000)}`,
      "two words.ts": 'import "./lib/util";\n',
    });
    opened = await openGraphql(repo.path);
  });
  afterAll(() => opened.close());

  it("has code, tests, documents, then generated files, each file before those that it imports", async () => {
    const query = `query ($order: FileOrder) { repository(slug: "repo") { commit(revision: "HEAD") { comparison {
      fileTable { paths } importOrder(order: $order) firstPatches(order: $order) { fileIndexes }
    } } } }`;
    const run = async (order: string | null) => {
      const { comparison } = (await opened.query(query, { order })).repository.commit;
      const pathsAt = (indexes: readonly number[] | null) => indexes?.map((at) => comparison.fileTable.paths[at]);
      return [pathsAt(comparison.importOrder), pathsAt(comparison.firstPatches.fileIndexes)];
    };
    const byImports = [
      "lib/old.ts",
      "src/main.ts",
      "two words.ts",
      "lib/util.ts",
      "zlarge.ts",
      "src/a.test.ts",
      "src/helper.test.ts",
      "README.md",
      "gen/a.pb.go",
    ];
    expect(await run("IMPORTS")).toEqual([byImports, expect.arrayContaining(["lib/util.ts", "src/main.ts"])]);
    expect((await run("LAST"))[0]).toBeUndefined();
    expect((await run(null))[0]).toBeUndefined();
  });
});
