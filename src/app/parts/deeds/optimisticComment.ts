/** Who writes, as the page knows them before the server answers. */
export interface Writer {
  readonly name: string;
  readonly email: string;
}

interface Written {
  readonly key: string;
  readonly body: string;
  readonly isBlocking: boolean;
  readonly act?: "resolve" | "reopen" | null;
}

/** Makes the comment that is shown until the server answers with the one that it wrote. */
export function optimisticComment({ key, body, isBlocking, act = null }: Written, { name, email }: Writer) {
  return {
    id: `unsent:comment:${key}`,
    oid: "",
    key,
    body,
    createdAt: new Date().toISOString(),
    editedAt: null,
    editedBy: null,
    isWithdrawn: false,
    isBlocking,
    agent: null,
    addressed: null,
    act,
    verdict: null,
    replyTo: null,
    viewerCanEdit: false,
    viewerCanWithdraw: false,
    author: { name, email, isViewer: true },
  } as const;
}
