/** What a person chose for this browser: pace, sound, moving background, key shortcuts. */

export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Stored {
  speed: Speed;
  volume: number;
  muted: boolean;
  scenery: boolean;
  keys: boolean;
  odds: boolean;
}

const KEY = "wildbunch-settings";
const DEFAULTS: Stored = { speed: "normal", volume: 0.6, muted: false, scenery: true, keys: true, odds: true };

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return DEFAULTS;
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #stored = $state<Stored>(read());
  #still = $state(still.matches);

  constructor() {
    still.addEventListener("change", () => (this.#still = still.matches));
  }

  #set(change: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#stored));
  }

  get speed(): Speed {
    return this.#stored.speed;
  }
  set speed(speed: Speed) {
    this.#set({ speed });
  }
  get volume(): number {
    return this.#stored.volume;
  }
  set volume(volume: number) {
    this.#set({ volume });
  }
  get muted(): boolean {
    return this.#stored.muted;
  }
  set muted(muted: boolean) {
    this.#set({ muted });
  }
  get scenery(): boolean {
    return this.#stored.scenery;
  }
  set scenery(scenery: boolean) {
    this.#set({ scenery });
  }
  get keys(): boolean {
    return this.#stored.keys;
  }
  set keys(keys: boolean) {
    this.#set({ keys });
  }

  /** Whether odds are told. */
  get odds(): boolean {
    return this.#stored.odds;
  }
  set odds(odds: boolean) {
    this.#set({ odds });
  }

  /** Nothing may move: asked for by the system. */
  get still(): boolean {
    return this.#still;
  }
  /** How much longer than usual an event is shown; 0 shows none. */
  get pace(): number {
    return { off: 0, fast: 0.4, normal: 1, slow: 1.9 }[this.#stored.speed];
  }
}

export const settings = new Settings();
