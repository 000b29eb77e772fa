import { blobBomb } from "./blobBomb.ts";
import type { Bomb } from "./Bomb.ts";
import { bytesBomb } from "./bytesBomb.ts";
import { chainBomb } from "./chainBomb.ts";
import { deepBomb } from "./deepBomb.ts";
import { lineBomb } from "./lineBomb.ts";
import { messageBomb } from "./messageBomb.ts";
import { octopusBomb } from "./octopusBomb.ts";
import { patternsBomb } from "./patternsBomb.ts";
import { refsBomb } from "./refsBomb.ts";
import { shuffleBomb } from "./shuffleBomb.ts";
import { tagBomb } from "./tagBomb.ts";
import { treeBomb } from "./treeBomb.ts";
import { wideBomb } from "./wideBomb.ts";

/** All repositories that Galley has to survive. */
export const BOMBS: readonly Bomb[] = [
  treeBomb,
  wideBomb,
  deepBomb,
  refsBomb,
  tagBomb,
  octopusBomb,
  chainBomb,
  messageBomb,
  blobBomb,
  lineBomb,
  bytesBomb,
  shuffleBomb,
  patternsBomb,
];
