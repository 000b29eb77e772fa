import {
  AGENT,
  type Command,
  type CommandOption,
  FORMAT,
  LAYER,
  MESSAGE,
  OUTCOMES,
  REPORT_OPTIONS,
  REPOSITORY,
  REVIEW,
  REVIEW_FIELDS,
} from "./Command.ts";
import { COMMENT_COMMANDS } from "./commentCommands.ts";
import { FILE_COMMANDS } from "./fileCommands.ts";
import { GATE_COMMANDS } from "./gateCommands.ts";
import { INBOX_COMMAND } from "../inbox/inboxCommand.ts";

const SIGN: CommandOption = {
  description: "sign it with the SSH key of your git configuration (gpg.format ssh, user.signingKey)",
};

const ON: CommandOption = {
  description: "the patch set, such as 2, or its head that you read; refused if there is a newer one",
  value: "revision",
};

/** All commands. A folder with the name of a command is written `./list`. */
export const COMMANDS = {
  review: {
    usage: "[<revision> | <base>..<head> | <base>...<head> | <review>]",
    description: "open a review, revision or range in the browser; with --wait, print the reviewer's comments",
    more: [
      ...REVIEW,
      "A revision without a review opens as a commit. With --wait it exits when the reviewer submits a verdict or comments. A",
      "revision or range without a review gets one, as with `galley request`.",
      "If a Galley server runs for this repository, the page opens there. --port and --host start another server.",
    ],
    positionals: 1,
    options: {
      worktree: { description: "the uncommitted work" },
      staged: { description: "the staged changes" },
      wait: {
        description: "wait for a submitted review, then print what it says and unresolved comments",
      },
      format: { description: "the output format", value: "format", choices: ["md", "json", "jsonl"] },
      port: { description: "listen on this port only", value: "number" },
      host: { description: "127.0.0.1 (the default), ::1 or localhost", value: "host" },
      "no-open": { description: "print the address without opening a browser" },
      agent: AGENT,
      repo: REPOSITORY,
    },
    examples: [
      ["galley review --wait", "opens your current work and prints the unresolved comments"],
      ["galley review main...topic", "opens the commits of topic that are not in main"],
      ["galley review --staged", "opens the staged changes"],
    ],
    exits: OUTCOMES,
    waits: true,
  },
  list: {
    usage: "",
    description: "list open reviews",
    positionals: 0,
    options: {
      all: { description: "include merged and abandoned reviews" },
      format: FORMAT,
      repo: REPOSITORY,
    },
    examples: [
      ["galley list", "lists open reviews"],
      ["galley list --all --format json", "prints all reviews for a program"],
    ],
  },
  inbox: INBOX_COMMAND,
  show: {
    usage: "[<review>]",
    description: "show a review with its description, verdicts and number of unresolved comments",
    more: REVIEW,
    positionals: 1,
    options: { format: FORMAT, repo: REPOSITORY },
    examples: [
      ["galley show", "shows the review of your current work"],
      ["galley show topic --format json", "prints the review of the branch topic for a program"],
    ],
  },
  ...COMMENT_COMMANDS,
  request: {
    usage: "[<branch or commit>]",
    description: "request a review, and print its id",
    more: ["The default is the current branch."],
    positionals: 1,
    options: {
      base: {
        description: "the target branch (default: the repository's default branch)",
        value: "branch",
      },
      ...REVIEW_FIELDS,
      message: MESSAGE,
      agent: AGENT,
      repo: REPOSITORY,
    },
    examples: [
      ["galley request --reviewer ada@example.org", "requests a review of your current work from Ada"],
      ['galley request topic --base main --title "Shout three"', "requests a review of topic against main"],
    ],
  },
  approve: {
    usage: "[<review>]",
    description: "approve a change",
    more: [
      ...REVIEW,
      "An approval of each commit with --layer does not approve the whole.",
      "Patch set, head and how much you never viewed go to standard error.",
    ],
    positionals: 1,
    options: { message: MESSAGE, on: ON, layer: LAYER, sign: SIGN, repo: REPOSITORY },
    examples: [
      ["galley approve topic", "approves the review of topic"],
      ["galley approve topic --on 2", "approves it unless there is a newer patch set than 2"],
      ["galley approve topic --layer 2", "approves its second commit"],
      ["galley approve topic --sign", "approves it and signs that with your SSH key"],
    ],
  },
  reject: {
    usage: "[<review>]",
    description: "request changes",
    more: REVIEW,
    positionals: 1,
    options: { message: MESSAGE, on: ON, layer: LAYER, sign: SIGN, repo: REPOSITORY },
    examples: [['galley reject topic -m "Needs a test"', "requests changes in the review of topic"]],
  },
  abandon: {
    usage: "<review>",
    description: "abandon a review",
    positionals: 1,
    options: { message: MESSAGE, repo: REPOSITORY },
    examples: [['galley abandon topic -m "Done elsewhere"', "abandons the review of topic"]],
  },
  stack: {
    usage: "[<review> | <base>..<head>]",
    description: "list the commits of a review or a range as the layers of a stack, lowest first",
    more: [
      ...REVIEW,
      "With --since, it compares an older version commit by commit: which were edited, added, dropped or moved.",
      "A commit is found again by its change-id header (jj, GitButler), its Change-Id trailer (Gerrit), an equal patch, its subject,",
      "or similarity as in git range-diff. Where several commits are candidates, it is listed as uncertain.",
    ],
    positionals: 1,
    options: {
      since: {
        description: "compare with this patch set of the review, or this older head of the range",
        value: "version",
      },
      format: FORMAT,
      repo: REPOSITORY,
    },
    examples: [
      ["galley stack main..topic", "lists the commits of topic that main does not have"],
      ["galley stack main..topic --since topic@{1}", "compares them with those before the last rebase or commit"],
      ["galley stack topic --since 1", "compares the review of topic with its first patch set"],
    ],
  },
  land: {
    usage: "[<review>]",
    description: "bring a reviewed change into its target branch; without --yes, only show what that would do",
    more: [
      ...REVIEW,
      "The target branch and the review change together or not at all. No work tree changes, and no program of the repository",
      "runs: no hook, filter or merge driver. A target that is checked out is refused, with what to do.",
      "It requires that nobody requests changes, no thread is unresolved, and what .galley/review.json on the target branch says.",
      "Approvals count by the name in their note, signed or not, synced ones too: anybody who can push reviews can write one.",
      "Only `galley verify` checks who gave them.",
    ],
    positionals: 1,
    options: {
      method: {
        description: "how; merge is the default",
        value: "method",
        choices: ["merge", "squash", "rebase", "fast-forward"],
      },
      message: {
        ...MESSAGE,
        description: "the message of the merge or of the squashed commit; - reads standard input",
      },
      override: {
        description: "land it although the review lacks something, with the reason, which is recorded",
        value: "reason",
      },
      layer: {
        ...LAYER,
        description: "land only the commits up to this one, by its number or its id; the rest stays under review",
      },
      "delete-branch": { description: "delete the local branch of the review too" },
      yes: { description: "do it" },
      undo: { description: "undo the landing, for 14 days while nothing was built on it" },
      format: FORMAT,
      repo: REPOSITORY,
    },
    examples: [
      ["galley land topic", "shows what merging the change of topic would do"],
      ["galley land topic --method squash --yes", "lands the change of topic as one commit"],
      ["galley land topic --layer 2 --yes", "lands its first two commits"],
      ["galley land topic --undo", "moves the target branch back and opens the review again"],
    ],
  },
  check: {
    usage: "import <file|-> | list [<review>]",
    description: "import the report of a linter, of tests or their coverage, to show it in the diff; or list findings",
    more: [
      "It reads SARIF, rdjson, rdjsonl, JSON of ESLint and oxlint, GitHub annotations, path:line:col: message, Checkstyle,",
      "JUnit, Cobertura, JaCoCo, lcov and Go cover. It replaces an older report of the tool for the same files.",
    ],
    positionals: 2,
    options: {
      ...REPORT_OPTIONS,
      all: { description: "list all findings, not only what the change brought in" },
      format: FORMAT,
      agent: AGENT,
      repo: REPOSITORY,
    },
    examples: [
      ["galley check import report.sarif", "imports a report for the current files"],
      ["npx oxlint -f json | galley check import -", "imports the output of a linter"],
      ["galley check list --format json", "prints what the change of the current review brought in"],
    ],
  },

  pr: {
    usage: "[<number> | <address>…] | send <pull request> | query <github|gitlab|gitea> <pull request>",
    description: "fetch a pull request with git, and open it as a private review; without a name, list those opened",
    more: [
      "The address is that of its page on GitHub, GitLab, Gitea, Forgejo, Bitbucket Server or Gerrit. One `git fetch` with your own",
      "credentials gets its commits. No branch, remote or file of yours changes, and nothing is pushed. Each later fetch with",
      "another head is a patch set. Several names are fetched and listed. `galley pr query github`, gitlab or gitea, with a number or an",
      "address, prints the commands for a shell whose output --threads imports; --with runs them. Galley itself asks no forge.",
      "`galley pr send` prints your comments, replies, states and verdict that are not there yet, with the exact requests, and",
      "asks before your own gh sends them as one review: all of it or nothing. Run it again after an interruption.",
    ],
    positionals: 1000,
    options: {
      base: { description: "the branch that it is for (default: the remote's default branch)", value: "branch" },
      remote: { description: "the remote that has it (default: the only one that has it)", value: "remote" },
      threads: {
        description: "also import its threads, from a file with the answer of its forge, or - for standard input",
        value: "file",
      },
      with: {
        description: "run the query of its forge with this program of yours, and import the threads",
        value: "program",
        choices: ["gh", "glab", "curl"],
      },
      preview: { description: "only print what would be sent" },
      confirm: { description: "send what a preview printed, unless it is something else by now", value: "plan" },
      listen: {
        description: "with send: list and send what you request by “Send review…” on its page, until interrupted",
      },
      close: { description: "remove its review and comments here instead, unless they were shared" },
      "no-open": { description: "fetch it without opening the page" },
      repo: REPOSITORY,
    },
    examples: [
      ["galley pr 123", "opens pull request 123, or its new patch set"],
      ["galley pr 123 --with gh", "also imports its threads, with the GitHub CLI"],
      ["galley pr send 123", "shows what would be sent of its review, asks, and sends it as one review"],
      ["galley pr", "lists the opened pull requests, and which of them moved"],
    ],
  },
  sync: {
    usage: "[<remote>]",
    description: "exchange reviews with a remote, by default origin",
    positionals: 1,
    options: {
      preview: { description: "print what would be pushed, without connecting to the remote" },
      repo: REPOSITORY,
    },
    examples: [
      ["galley sync", "fetches and pushes reviews and comments"],
      ["galley sync --preview", "prints how many comments and reviews it would push"],
    ],
  },
  wait: {
    usage: "[<review>]",
    description: "wait for a submitted review, then print what it says and unresolved comments",
    more: [
      "A review is submitted by a verdict or by publishing comments, in any Galley on this repository.",
      "Each waiting agent gets an answer once; one that was submitted while nobody waited comes at once.",
      ...REVIEW,
    ],
    positionals: 1,
    options: {
      since: { description: "also count reviews submitted since a patch set or a time", value: "patch set|time" },
      format: { description: "the output format", value: "format", choices: ["md", "json", "jsonl"] },
      agent: AGENT,
      repo: REPOSITORY,
    },
    examples: [["galley wait && git push", "pushes after an approval"]],
    exits: OUTCOMES,
    waits: true,
  },
  ...FILE_COMMANDS,
  ...GATE_COMMANDS,
  snapshots: {
    usage: "[<path>] | drop <id…> [<path>] | drop --all [<path>]",
    description: "list or delete the saved snapshots of uncommitted work",
    more: ["A snapshot is kept while a review refers to it, or else for 14 days."],
    positionals: 1000,
    options: { all: { description: "with drop, delete all to which no review refers" } },
    examples: [
      ["galley snapshots", "lists the snapshots with their ids"],
      ["galley snapshots drop 1f3a90c", "deletes the snapshot whose id begins with 1f3a90c"],
    ],
  },
  mcp: {
    usage: "",
    description: "serve reviews to a coding agent over the Model Context Protocol on standard input and output",
    more: [
      "Configure the agent's program to run `galley mcp`; most read",
      '{ "mcpServers": { "galley": { "command": "galley", "args": ["mcp"] } } }.',
      "The agent can list and read reviews and comments, comment, reply, propose that comments are addressed, request a review, and wait for it. It cannot resolve or approve: only people can.",
      "That is a guard rail, no barrier: a program that runs plain `galley approve` as you is you, unless a signature is asked",
      "for, as `galley verify` does, with a key that only you can use. Landing counts approvals without one too: see `galley help land`.",
      "It works in the folders that the agent's program names as its roots, else in that of -C or the current one.",
      "What you submit while no agent waits is delivered to the next one with the same name, and again until it acknowledges it.",
    ],
    positionals: 0,
    options: {
      agent: { description: "the agent's name (default: the name that its program sends)", value: "name" },
      repo: REPOSITORY,
    },
    examples: [["galley mcp -C ~/src/project", "the command for the configuration of an agent's program"]],
    waits: true,
  },
  open: {
    usage: "[<path>]",
    description: "print and open a new sign-in link to the running Galley server",
    more: ["A link signs in one browser, once, and expires after an hour. The browser stays signed in for 30 days."],
    positionals: 1,
    options: { "no-open": { description: "print the link without opening a browser" } },
    examples: [["galley open", "signs in another browser"]],
  },
  sessions: {
    usage: "",
    description: "list the signed-in browsers, or sign them out",
    positionals: 0,
    options: { revoke: { description: "sign out all browsers" }, repo: REPOSITORY },
    examples: [["galley sessions --revoke", "ends all sessions; open pages notice at their next request"]],
  },
  doctor: {
    usage: "",
    description: "check the environment and suggest fixes",
    positionals: 0,
    options: { format: FORMAT, repo: REPOSITORY },
    examples: [["galley doctor", "checks git, the repository, its settings, and the browser"]],
  },
  schema: {
    usage: "<list|inbox|show|comments|stack|check|land|verify|doctor|review.json>",
    description: "print the JSON Schema of a command's --format json output, or of the file with the rules for landing",
    positionals: 1,
    options: {},
    examples: [
      ["galley schema comments", "prints the schema for programs that read comments"],
      ["galley schema review.json > .galley/schema.json", "for editors, if review.json has it as its $schema"],
    ],
  },
  completion: {
    usage: "<bash|zsh|fish>",
    description: "print a shell completion script",
    more: [
      "It completes `galley` and `git galley`: commands, options and their values, branches, remotes and files. With a file in a",
      "folder of its own it is loaded when it is needed: for bash-completion completions/galley and git-galley in",
      "~/.local/share/bash-completion, for zsh _galley and _git-galley in a folder of fpath.",
    ],
    positionals: 1,
    options: {},
    examples: [
      ['eval "$(galley completion bash)"', "in ~/.bashrc"],
      ["galley completion zsh > ~/.galley.zsh", "once; `source ~/.galley.zsh` in ~/.zshrc, below compinit"],
      ["galley completion fish > ~/.config/fish/conf.d/galley.fish", "once, for fish"],
    ],
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;

export function findCommand(
  name: string | undefined,
): { readonly name: CommandName; readonly command: Command } | null {
  return isCommandName(name) ? { name: name, command: COMMANDS[name] } : null;
}

function isCommandName(name: string | undefined): name is CommandName {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}
