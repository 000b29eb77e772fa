import { GalleyError } from "#contract/errors.ts";
import { newsOf } from "#server/git/workTree/newsOf.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { landWork } from "./landWork.ts";
import { openReviewRoom } from "../viewer/openReviewRoom.ts";
import { recordMoves, type LookedAt } from "../patchSets/recordMoves.ts";

/** How long branches are left alone after a move: who rewrites history moves them more than once. */
const QUIET_MS = 600;

interface Keeper {
  users: number;
  readonly end: () => void;
}

const keepers = new WeakMap<Repository, Keeper>();

/**
 * Has the moves of branches under review, and uncommitted work that was committed, recorded as patch sets, now and from now
 * on, until the function that it gives is called. However many ask for it, it is done once. Where it cannot be written the
 * page says that the branch moved.
 */
export function keepRecorded(repository: Repository): () => void {
  const keeper = keepers.get(repository) ?? startKeeper(repository);
  keepers.set(repository, keeper);
  keeper.users += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    keeper.users -= 1;
    if (keeper.users > 0) return;
    keeper.end();
    keepers.delete(repository);
  };
}

function startKeeper(repository: Repository): Keeper {
  const lookedAt: LookedAt = new Map();
  let timer: NodeJS.Timeout | undefined;
  let recording: Promise<void> = Promise.resolve();

  async function record(): Promise<void> {
    try {
      const room = await openReviewRoom(repository);
      await recordMoves(room, lookedAt);
      await landWork(room);
    } catch (error) {
      if (!(error instanceof GalleyError)) throw error; // the page offers to record it, and says then what is wrong
    }
  }
  function begin(): void {
    const turn = recording.then(record);
    // A mistake is told where nobody caught it, and the next move is recorded all the same.
    recording = new Promise((resolve) => void turn.finally(resolve));
  }
  function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(begin, QUIET_MS).unref();
  }

  const unlisten = newsOf(repository).listen(({ refs }) => {
    if (refs) soon();
  });
  soon();
  return {
    users: 0,
    end: () => {
      clearTimeout(timer);
      unlisten();
    },
  };
}
