import { type Command, REPOSITORY } from "./Command.ts";

const UNSIGNED = { description: "count approvals that are not signed, or whose key is unknown" };

export const GATE_COMMANDS = {
  verify: {
    usage: "[<base>..<head> | <commit>]",
    description: "check offline which commits landed with which valid approvals",
    more: [
      "Checks each commit of the range, those of merged branches too; a merge needs an approval only for what it adds itself.",
      "The default is what is not pushed (@{upstream}..HEAD), without an upstream what HEAD has and the default branch has not, and",
      "if that is nothing the last 20 commits of HEAD.",
      "A commit is approved if it is part of a change that somebody approved who neither requested, wrote, committed nor signed it,",
      "and if what landed is that change: with the same contents of each file before and after it, and thus also rebased over other",
      "files, squashed or with other messages; not if the base changed the same files. A commit that was added after the approval is",
      "not approved, nor one with a version of a file that the approved change never had, even if a later commit takes it back.",
      "Only what an approval names under its signature and what the objects show counts. Other lines of notes say where to look.",
      "The rules are those of .galley/review.json in the commit before the range: how many approvals, by which people, how old; some loosen",
      "what is described here. With --pre-push, --pre-receive and --ci no thread may be unresolved either, and nobody may request changes. What",
      "somebody viewed or dismissed (viewed, findings) only their own machine knows, so only --pre-push asks for it.",
      "An approval needs a signature by a key that the allowed signers file has for its author, because anybody who can push can",
      "write notes. It is .galley/allowed_signers of that commit, or else gpg.ssh.allowedSignersFile of your own git configuration.",
      "What no signature shows: that a later verdict was removed or is held back by who serves the reviews (`galley sync` fetches",
      "them; maxAgeDays in the rules limits it), and who used the key: a key on a machine is also that of the programs there, unless",
      "it asks for a touch (touch in the rules).",
    ],
    positionals: 2,
    options: {
      "allow-unsigned": UNSIGNED,
      "allowed-signers": { description: "use this file of allowed signers instead", value: "file" },
      "pre-push": {
        description: "verify the push that git describes to a pre-push hook on standard input",
      },
      "pre-receive": { description: "verify the push that git describes to a pre-receive hook" },
      branch: {
        description:
          "with these two, the protected branches: names with commas between them, or patterns with * (default: the default branch)",
        value: "names",
      },
      ci: {
        description: "verify what a job of GitHub Actions or GitLab CI is about; fetches the reviews first",
      },
      format: { description: "the output format", value: "format", choices: ["md", "json", "sarif"] },
      repo: REPOSITORY,
    },
    examples: [
      ["galley verify", "checks what is not pushed yet"],
      ["galley verify v1.0..main --format json", "prints the result for a program"],
      ["galley verify HEAD --allowed-signers keys", "checks the last commit with the keys in a file"],
      ["galley verify --ci", "checks a pull request or a push in its CI job"],
    ],
    exits: [
      [0, "every commit is approved"],
      [3, "a commit is not approved"],
      [4, "nothing is known: no commits in the range, or the clone is too shallow"],
    ],
  },
  hook: {
    usage: "install <pre-push|pre-receive> | remove <pre-push|pre-receive> | ci <github|gitlab>",
    description: "let git refuse pushes that `galley verify` refuses, or print a CI job for it",
    more: [
      "A pre-push hook runs on this machine before a push, a pre-receive hook in the repository that receives it. A hook that is there",
      "already stays and runs first. Only pushes of the protected branches are verified, by the rules that these have now.",
      "A pre-push hook guards against mistakes: `git push --no-verify` skips it. A pre-receive hook holds for everybody, as does a",
      "CI job if the branch is protected. The first push to an empty repository is not verified: no branch there has rules.",
      "In a hook of your own: `galley verify --pre-receive --branch main`, which reads what git writes to pre-receive; in an update hook",
      '`echo "$2 $3 $1" | galley verify --pre-receive --branch main`. In Gitolite (tried with 3.6.12) put the first into a script,',
      "local/hooks/repo-specific/galley, set LOCAL_CODE and enable repo-specific-hooks in .gitolite.rc, and add to the repository's",
      "configuration: option hook.pre-receive = galley",
    ],
    positionals: 2,
    options: {
      branch: {
        description:
          "the protected branches: names with commas between them, or patterns with * (default: the default branch)",
        value: "names",
      },
      "allow-unsigned": UNSIGNED,
      sync: { description: "with pre-push: sync the reviews before each push, which never makes it fail" },
      repo: REPOSITORY,
    },
    examples: [
      ["galley hook install pre-push", "protects the default branch from your own pushes"],
      [
        "galley hook install pre-receive --branch 'main,release/*'",
        "protects branches of a bare repository from all pushes",
      ],
      ["galley hook remove pre-push", "removes the hook"],
      ["galley hook ci github", "prints a workflow that verifies pull requests"],
    ],
  },
} as const satisfies Readonly<Record<string, Command>>;
