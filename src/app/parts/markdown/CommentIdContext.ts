import { createContext } from "react";

/** The id of the comment whose text is drawn; null for what is being written. */
export const CommentIdContext = createContext<string | null>(null);
