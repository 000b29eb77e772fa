import { commentTool } from "./commentTool.ts";
import { listRemarksTool } from "./listRemarksTool.ts";
import { listReviewsTool } from "./listReviewsTool.ts";
import type { McpTool } from "./McpTool.ts";
import { proposeAddressedTool } from "./proposeAddressedTool.ts";
import { readRemarkTool } from "./readRemarkTool.ts";
import { readReviewTool } from "./readReviewTool.ts";
import { replyTool } from "./replyTool.ts";
import { waitTool } from "./waitTool.ts";

/** All that agents are offered. None approves, merges or settles a remark: that is for people. */
export const tools: readonly McpTool[] = [
  listReviewsTool,
  readReviewTool,
  listRemarksTool,
  readRemarkTool,
  commentTool,
  replyTool,
  proposeAddressedTool,
  waitTool,
];
