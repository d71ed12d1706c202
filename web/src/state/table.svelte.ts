/** One table as its seat sees it: the line to the server, what may be chosen, the log, and the stage. */
import { logOf, Refused } from "../protocol/http";
import { Line } from "../protocol/socket";
import type { GameEvent, GameView, LegalAction, Outcome, Player, Refusal, ServerMessage, StateMessage, UpdateMessage } from "../protocol/types";
import { Director } from "./director.svelte";
import type { Theatre } from "./face";
import { play } from "./sounds";

export interface LogEntry {
  key: string;
  seq: number;
  event: GameEvent;
}

export class Table {
  readonly director: Director;
  /** The last view the server sent; the stage may still be on its way there. */
  latest = $state.raw<GameView | null>(null);
  legal = $state.raw<LegalAction[]>([]);
  /** Whom the game waits for; somebody who is not among them may still have a choice to change. */
  awaiting = $state.raw<number[]>([]);
  refusals = $state.raw<Refusal[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  players = $state.raw<Player[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** Events that came while the page was open, for the live region. */
  heard = $state.raw<LogEntry[]>([]);
  seat = $state(0);
  seq = $state<number | null>(null);
  connected = $state(false);
  attempt = $state(0);
  /** The code of the last refusal, until the next step. */
  error = $state<string | null>(null);
  commitment = $state("");
  secret = $state<string | null>(null);
  readonly #line: Line;
  #count = 0;
  /** What is to be played in turn, each in the state that the one before has led to; the first has been sent. */
  #queue = $state.raw<readonly { id: string; action: string }[]>([]);

  constructor(
    readonly id: string,
    theatre: Theatre,
  ) {
    this.director = new Director(theatre);
    this.#line = new Line(id, {
      message: (message) => this.#hear(message),
      status: (open, attempt) => {
        this.connected = open;
        this.attempt = attempt;
        if (!open) this.#queue = [];
      },
      seq: () => this.seq,
    });
    void this.#readLog();
  }

  get myTurn(): boolean {
    return this.awaiting.includes(this.seat);
  }

  /** A choice has been sent and not yet answered. */
  get sending(): boolean {
    return this.#queue.length > 0;
  }

  /** Plays a choice, and before it those that were collected; whatever the stage is still showing is skipped. */
  choose(action: LegalAction, collected: readonly string[] = []): void {
    if (this.sending || this.seq === null) return;
    this.director.skip();
    this.error = null;
    this.#queue = [...collected, action.text].map((text) => ({ id: `${Date.now()}-${(this.#count += 1)}`, action: text }));
    this.#next();
  }

  /** Sends the first of what is to be played; drops all of it when that is no longer possible. */
  #next(): void {
    const [first] = this.#queue;
    if (first === undefined) return;
    const possible = this.seq !== null && this.legal.some((action) => action.text === first.action);
    if (!possible || !this.#line.send({ type: "play", ...first, seq: this.seq as number })) this.#queue = [];
  }

  retry(): void {
    this.#line.retryNow();
  }

  close(): void {
    this.#line.close();
    this.director.skip();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.seat = message.seat;
        this.players = message.players;
        this.commitment = message.commitment;
        return;
      case "state":
        this.#state(message);
        return;
      case "update":
        this.#update(message);
        return;
      case "error":
        this.error = message.code;
        this.#queue = [];
        if (message.code === "stale") this.#line.send({ type: "resync", after: this.seq });
        return;
      case "ack":
        if (this.#queue[0]?.id !== message.id) return;
        this.#queue = this.#queue.slice(1);
        this.#next();
        return;
      case "pong":
    }
  }

  #state(message: StateMessage): void {
    const fresh = this.seq === null;
    this.#situation(message);
    this.director.show(message.view);
    if (!fresh) void this.#readLog();
  }

  #update(message: UpdateMessage): void {
    if (this.seq !== null && message.seq <= this.seq) return;
    if (this.seq !== null && message.seq > this.seq + 1) {
      this.#line.send({ type: "resync", after: this.seq });
      return;
    }
    const could = this.myTurn;
    this.#situation(message);
    this.director.stage(message.events, message.view);
    const entries = message.events.map((event, i) => ({ key: `${message.seq}.${i}`, seq: message.seq, event }));
    // The log over HTTP may have been quicker than this message.
    if (message.seq > (this.log.at(-1)?.seq ?? -1)) this.log = [...this.log, ...entries];
    this.heard = [...this.heard.slice(-40), ...entries];
    if (this.myTurn && !could) play("turn");
    if (message.outcome !== null) play("end");
  }

  #situation(message: StateMessage | UpdateMessage): void {
    this.seq = message.seq;
    this.latest = message.view;
    this.legal = message.legal;
    this.awaiting = message.awaiting;
    this.refusals = message.refusals;
    this.outcome = message.outcome;
    this.secret = message.secret;
    this.error = null;
  }

  /** The log of all that happened before this page was opened, or while its line was down. */
  async #readLog(): Promise<void> {
    try {
      const steps = await logOf(this.id);
      const entries = steps.flatMap((step) => step.events.map((event, i) => ({ key: `${step.seq}.${i}`, seq: step.seq, event })));
      const last = steps.at(-1)?.seq ?? -1;
      this.log = [...entries, ...this.log.filter((entry) => entry.seq > last)];
    } catch (error) {
      if (error instanceof Refused && error.code !== "unreachable") this.error = error.code;
    }
  }
}
