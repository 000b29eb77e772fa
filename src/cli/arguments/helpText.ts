import { VERBS, type Verb, type VerbName } from "./commandTable.ts";

const SERVING = `galley: read what changed in a git repository, in the browser, and answer from the command line.

Usage: galley [path …] [--port N] [--host H] [--no-open] [--until-left]
       galley snapshots [path]
       galley snapshots drop <id…> | --all [path]
       galley <word> …, of which \`galley help <word>\` says more

  path …        the repositories to read; the one you stand in where none is named
  --port N      listen on this port and no other (4117, or any free one, where none is named)
  --host H      127.0.0.1 (the default), ::1 or localhost
  --no-open     print the address and open no browser
  --until-left  end once nobody has read for half an hour
  --version     print the version
  --help        print this

  snapshots     list the snapshots of uncommitted work that are kept in a repository; each stays while a review
                refers to it, else for 14 days
  drop          take away those named by their ids, or all to which no review refers (--all)
`;

const EXITS: readonly (readonly [number, string])[] = [
  [0, "done, or ended by you"],
  [1, "wrong words"],
  [2, "something here is in the way"],
];

/** Writes the help about one word of the table, or about all. */
export function helpText(name: VerbName | null): string {
  if (name !== null) return verbHelp(name, VERBS[name]);
  const words = Object.entries(VERBS).map(([word, { says }]): readonly [string, string] => [word, says]);
  return `${SERVING}\n${columns(words)}\n\nExit codes: ${EXITS.map(([code, means]) => `${code} ${means}`).join(", ")}.\n`;
}

function verbHelp(name: VerbName, { usage, says, more, options, examples, exits }: Verb): string {
  const hasOptions = Object.keys(options).length > 0;
  const rows = Object.entries(options).map(
    ([option, { value, short, says: what, choices }]): readonly [string, string] => [
      `${short === undefined ? "    " : `-${short}, `}--${option}${value === null ? "" : ` <${choices?.join("|") ?? value}>`}`,
      what,
    ],
  );
  const parts = [
    `galley ${name}: ${says}.`,
    `Usage: ${["galley", name, usage, hasOptions ? "[options]" : ""].filter(Boolean).join(" ")}`,
    ...(more === undefined ? [] : [more.join("\n")]),
    ...(hasOptions ? [columns(rows)] : []),
    `Examples:\n${columns(examples)}`,
    `Exit codes:\n${columns([...(exits ?? EXITS.slice(0, 1)), ...EXITS.slice(1)].sort(byCode).map(([code, means]) => [String(code), means]))}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function byCode([one]: readonly [number, string], [other]: readonly [number, string]): number {
  return one - other;
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}
