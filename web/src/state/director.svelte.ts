/**
 * The one queue of the theatre: shows the events of each step in turn, and is skipped at any time.
 *
 * What may be chosen never waits for it; it only decides what the stage and the caption show.
 */
import type { GameEvent, GameView } from "../protocol/types";
import type { Theatre } from "./face";
import { settings } from "./settings.svelte";
import { play } from "./sounds";

interface Scene<View> {
  event: GameEvent | null;
  /** The view once the event has happened. */
  after: View;
}

/** With more than this waiting, as after a long absence, the rest is shown at once. */
const TOO_MANY = 60;

export interface Showing<View extends GameView = GameView> {
  id: number;
  event: GameEvent;
  /** The view before the event, to see where things came from. */
  before: View;
}

export class Director<View extends GameView = GameView> {
  /** What the stage shows. */
  view = $state.raw<View | null>(null);
  /** The event on stage, while it is there. */
  now = $state.raw<Showing<View> | null>(null);
  /** How many events wait behind the one that is shown. */
  pending = $state(0);
  #queue: Scene<View>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = 0;

  constructor(readonly theatre: Theatre<View>) {}

  get busy(): boolean {
    return this.now !== null;
  }

  /** Shows a view at once. */
  show(view: View): void {
    this.#stop();
    this.view = view;
  }

  /** Puts the events of a step on the queue; `after` is the view they lead to. */
  stage(events: readonly GameEvent[], after: View): void {
    let view = this.#queue.at(-1)?.after ?? this.view;
    if (view === null || settings.pace === 0 || document.hidden || events.length + this.#queue.length > TOO_MANY) {
      this.show(after);
      return;
    }
    events.forEach((event, i) => {
      view = i === events.length - 1 ? after : this.theatre.apply(view as View, event);
      this.#queue.push({ event, after: view });
    });
    if (events.length === 0) this.#queue.push({ event: null, after });
    this.#count();
    if (this.now === null) this.#next();
  }

  /** Jumps to the end of all that waits. */
  skip(): void {
    const last = this.#queue.at(-1)?.after ?? null;
    this.#stop();
    if (last !== null) this.view = last;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#count();
    this.now = null;
  }

  #count(): void {
    this.pending = this.#queue.filter((scene) => scene.event !== null).length;
  }

  #next(): void {
    const scene = this.#queue.shift();
    this.#count();
    if (scene === undefined) {
      this.now = null;
      return;
    }
    const before = this.view;
    this.view = scene.after;
    if (scene.event === null || before === null) {
      this.#next();
      return;
    }
    this.#shown += 1;
    this.now = { id: this.#shown, event: scene.event, before };
    const sound = this.theatre.sounds[scene.event.kind];
    if (sound !== undefined) play(sound);
    const length = this.theatre.length(scene.event) * settings.pace;
    this.#timer = setTimeout(() => this.#next(), length);
  }
}
