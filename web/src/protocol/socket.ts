/** The line to a table: numbered messages, and a new socket for as long as it takes when one is lost. */
import type { ClientMessage, ServerMessage } from "./types";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 15000;
const SILENCE = 10000;

export interface LineEvents {
  message(message: ServerMessage): void;
  /** `open` tells whether the line stands; `attempt` counts tries since it fell. */
  status(open: boolean, attempt: number): void;
  /** The number of the last state that arrived, or null when there is none. */
  seq(): number | null;
}

export class Line {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #deaf: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #table: string;
  readonly #events: LineEvents;

  constructor(table: string, events: LineEvents) {
    this.#table = table;
    this.#events = events;
    document.addEventListener("visibilitychange", this.#wake);
    window.addEventListener("online", this.#wake);
    this.#beat = setInterval(this.#ping, HEARTBEAT);
    this.#open();
  }

  /** Sends a message; false when the line is down. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    clearTimeout(this.#deaf);
    document.removeEventListener("visibilitychange", this.#wake);
    window.removeEventListener("online", this.#wake);
    this.#socket?.close();
  }

  /** Tries at once instead of waiting for the next try. */
  retryNow(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#deaf);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const after = this.#events.seq();
    const address = new URL(`/ws/tables/${this.#table}${after === null ? "" : `?after=${after}`}`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#events.status(true, 0);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#deaf);
      if (socket === this.#socket) this.#events.message(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#fell();
    };
  }

  #fell(): void {
    this.#socket = null;
    if (this.#closed) return;
    this.#attempt += 1;
    this.#events.status(false, this.#attempt);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#attempt - 1));
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  /** After sleep a socket may look open and be dead: ask, and take silence for an answer. */
  readonly #ping = (): void => {
    if (!this.send({ type: "ping" })) return;
    clearTimeout(this.#deaf);
    this.#deaf = setTimeout(() => {
      const socket = this.#socket;
      this.#fell();
      socket?.close();
    }, SILENCE);
  };

  readonly #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else this.retryNow();
  };
}
