import type { HostileRepo } from "./hostileRepo.ts";

/** Where something is injected, and with what. */
export interface PlantingGround extends HostileRepo {
  /** The path of a program that leaves a mark by the name of what injected it. */
  readonly program: string;
  /** Sets a setting of the repository, or of the one that it syncs with. */
  set(key: string, value: string, where?: "repo" | "peer"): Promise<void>;
  /** Makes the program a hook of the repository or of the other. */
  hook(name: string, where?: "repo" | "peer"): Promise<void>;
}

/** What plain git, or another program of its kind, is asked to show that what was injected works. */
export interface Proof {
  readonly programArgs: readonly string[];
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder it runs in, from the repository's root. */
  readonly folder?: string;
  /** It shows only where git writes to a terminal. */
  readonly inTerminal?: true;
}

/** A way in which a repository names a program. */
export interface Injection {
  readonly name: string;
  /** Those that would take each other's place grow in different beds. */
  readonly bed: "first" | "second";
  inject(ground: PlantingGround): Promise<void>;
  readonly proof: Proof;
}
