/** What the printed loot is worth: only to write it beside my own; the server counts the money. */
import type { BanditView } from "../types";

export const JEWEL = 500;
export const STRONGBOX = 1000;

export const moneyOf = (bandit: BanditView): number =>
  bandit.purses.reduce((sum, purse) => sum + (purse.value ?? 0), 0) + bandit.jewels * JEWEL + bandit.strongboxes * STRONGBOX + bandit.ransom;
