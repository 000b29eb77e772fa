import { COMMANDS, type Command, type CommandName } from "./commandTable.ts";

const SERVING = `galley: review changes of a git repository in the browser and on the command line.

Usage: galley [path …] [--port N] [--host H] [--no-open] [--exit-when-idle]
       galley snapshots [path]
       galley snapshots drop <id…> | --all [path]
       galley <command> …; run \`galley help <command>\` for details

  path …            the repositories to open (default: the current directory's)
  --port N          listen on this port only (default: 4117, or any free port)
  --host H          127.0.0.1 (the default), ::1 or localhost
  --no-open         print the address without opening a browser
  --exit-when-idle  exit after 30 minutes without a connected page
  --version         print the version
  --help            print this

  snapshots         list the saved snapshots of uncommitted work; a snapshot is kept while a review refers to it,
                    or else for 14 days
  drop              delete snapshots by id, or all to which no review refers (--all)
`;

const EXITS: readonly (readonly [number, string])[] = [
  [0, "success, or interrupted"],
  [1, "usage error"],
  [2, "environment error"],
];

/** Writes the help on one command, or on all. */
export function helpText(name: CommandName | null): string {
  if (name !== null) return commandHelp(name, COMMANDS[name]);
  const commands = Object.entries(COMMANDS).map(([commandName, { description }]): readonly [string, string] => [
    commandName,
    description,
  ]);
  return `${SERVING}\n${columns(commands)}\n\nExit codes: ${EXITS.map(([code, means]) => `${code} ${means}`).join(", ")}.\n`;
}

function commandHelp(name: CommandName, { usage, description, more, options, examples, exits }: Command): string {
  const hasOptions = Object.keys(options).length > 0;
  const rows = Object.entries(options).map(
    ([option, { value, short, description: what, choices }]): readonly [string, string] => [
      `${short === undefined ? "    " : `-${short}, `}--${option}${value === null ? "" : ` <${choices?.join("|") ?? value}>`}`,
      what,
    ],
  );
  const parts = [
    `galley ${name}: ${description}.`,
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
