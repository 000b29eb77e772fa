/** Every setting that names a program, each set to a program that leaves a marker file. */
export const PROGRAMS = [
  "core.fsmonitor",
  "core.pager",
  "core.editor",
  "core.sshCommand",
  "core.askPass",
  "core.alternateRefsCommand",
  "core.gitProxy",
  "credential.helper",
  "diff.external",
  "diff.evil.command",
  "diff.evil.textconv",
  "filter.evil.clean",
  "filter.evil.smudge",
  "filter.evil.process",
  "gpg.program",
  "gpg.ssh.program",
  "gpg.x509.program",
  "interactive.diffFilter",
  "merge.evil.driver",
  "pager.diff",
  "pager.log",
  "pager.for-each-ref",
  "remote.origin.uploadpack",
  "sequence.editor",
  "tar.evil.command",
  "trailer.evil.command",
  "uploadpack.packObjectsHook",
];

/** Other settings that would let one of them run. */
export const SETTINGS = [
  ["log.showSignature", "true"],
  ["diff.evil.cachetextconv", "false"],
  ["filter.evil.required", "true"],
  ["remote.origin.promisor", "true"],
  ["extensions.partialClone", "origin"],
  ["protocol.allow", "always"],
  ["protocol.ext.allow", "always"],
  ["core.repositoryformatversion", "1"],
] as const;

/** Hooks that git may run while it reads or writes. */
export const HOOKS = [
  "post-index-change",
  "reference-transaction",
  "post-checkout",
  "pre-auto-gc",
  "fsmonitor-watchman",
  "post-rewrite",
];
