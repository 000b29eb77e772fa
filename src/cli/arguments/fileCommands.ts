import { type Command, REPOSITORY, REVIEW } from "./Command.ts";

export const FILE_COMMANDS = {
  export: {
    usage: "[<review> | <range> | <commit>] -o <file>",
    description: "write a change with its comments as an HTML file or a mailbox, or all reviews as a site",
    more: [
      ...REVIEW,
      "The file opens in any browser, loads nothing from the network, and takes comments, which its reader saves as a small",
      "file for `galley import`. Without -o it only lists what would be in it. The exit code is 2 if something cannot be read,",
      "or files may contain passwords or keys, by their names.",
      "With --mbox, each patch set of a review is a version of a series as git format-patch writes it, with the description and",
      "the comments in its cover letter. Nothing is sent. `galley import` makes a review of it; `git am --empty=drop` makes the",
      "same files of one patch set, written with --patch-set.",
      "With --site, the folder gets an index and a page for each shared review, which work from a disk and on any web server.",
      "A further run writes what changed, and removes the pages of reviews that are gone. Other files stay.",
    ],
    positionals: 1,
    options: {
      output: { description: "the file to write; - for standard output", value: "file", short: "o" },
      force: { description: "replace the file if it exists, or add the site to a folder with other files" },
      mbox: { description: "write a mailbox" },
      site: { description: "write pages of all reviews into this folder", value: "folder" },
      "patch-set": { description: "only this patch set and the comments on it, with --mbox", value: "number" },
      "leave-out": {
        description: "leave out files, by patterns of their paths, separated by commas",
        value: "patterns",
      },
      "without-names": { description: "number the people instead of naming them" },
      repo: REPOSITORY,
    },
    examples: [
      ["galley export -o review.html", "writes the review of your current work"],
      ["galley export topic --mbox -o topic.mbox", "writes a review as patches with cover letters"],
      ["galley export main...topic -o topic.html --leave-out '*.lock,vendor/**'", "writes a range without some files"],
      ["galley export --site public --without-names", "writes or updates a site of all reviews"],
    ],
  },
  import: {
    usage: "<file>",
    description: "add the comments that somebody saved in an exported review, or a series of patches that came by mail",
    more: [
      "The content of the file decides what is imported; - reads standard input. Comments are added once, however often their",
      "file is imported, in the name that it gives, and marked as imported.",
      "Of a mailbox or a mail, each version of the series becomes a patch set of one review, as git am would apply it, but no",
      "branch and no file changes. Replies are left out.",
    ],
    positionals: 1,
    options: {
      base: {
        description:
          "the commit that the patches are for (default: the one that they name, or that has what they change)",
        value: "revision",
      },
      target: { description: "the target branch of a new review (default: the default branch)", value: "branch" },
      review: {
        description: "the review that the mails belong to, if it cannot be found by their ids",
        value: "review",
      },
      scissors: { description: "drop what is above a scissors line in a mail, as git am --scissors" },
      repo: REPOSITORY,
    },
    examples: [
      ["galley import comments.json", "adds the comments to their review"],
      ["galley import series.mbox", "makes a review of a series, or adds its new versions"],
    ],
  },
  bundle: {
    usage: "[<review>…]",
    description: "write reviews and their commits to one file, for somebody with Galley and without your remote",
    more: [
      "Name reviews by id or branch; the default is all open ones. Private reviews are not included. The file is a bundle of",
      "git with the notes of the reviews and their patch sets, without commits that the target branch had already.",
    ],
    positionals: 1000,
    options: {
      output: { description: "the file to write", value: "file", short: "o" },
      force: { description: "replace the file if it exists" },
      all: { description: "include merged and abandoned reviews, if none is named" },
      full: { description: "include the whole history, for a repository that has none of it" },
      repo: REPOSITORY,
    },
    examples: [
      ["galley bundle -o reviews.bundle", "writes all open reviews to one file"],
      ["galley bundle topic -o topic.bundle", "writes the review of the branch topic"],
    ],
  },
  unbundle: {
    usage: "<file>",
    description: "add the reviews of a file that `galley bundle` wrote",
    more: ["They are merged with yours as by `galley sync`. Nothing is deleted, and no branch moves."],
    positionals: 1,
    options: { repo: REPOSITORY },
    examples: [["galley unbundle reviews.bundle", "adds its reviews and comments to this repository"]],
  },
} as const satisfies Readonly<Record<string, Command>>;
