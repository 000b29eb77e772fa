import type { HostileRepo } from "./hostileRepo.ts";

/** A hostile repository to inject something into, and the program to inject. */
export interface PlantingGround extends HostileRepo {
  /** The path of a program that leaves a mark with the name of its injection. */
  readonly program: string;
  /** Sets a setting of the repository, or of the repository that it syncs with. */
  set(key: string, value: string, where?: "repo" | "peer"): Promise<void>;
  /** Installs the program as a hook of one of the two repositories. */
  hook(name: string, where?: "repo" | "peer"): Promise<void>;
}

/** A command of plain git, or of a similar program, that proves that the injection works. */
export interface Proof {
  readonly programArgs: readonly string[];
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder to run it in, relative to the repository's root. */
  readonly folder?: string;
  /** The injection works only if git writes to a terminal. */
  readonly inTerminal?: true;
}

/** A way in which a repository can name a program to run. */
export interface Injection {
  readonly name: string;
  /** Injections that would overwrite each other are put into different repositories. */
  readonly bed: "first" | "second";
  inject(ground: PlantingGround): Promise<void>;
  readonly proof: Proof;
}
