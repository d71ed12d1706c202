/** The questions asked over HTTP. */
import type { AnalysisState, GameInfo, LogStep, Replay, TableSummary } from "./types";

/** The server refused, or could not be reached; `code` is stable, the message is the server's. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refused("unreachable", path);
  }
  const body: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const { code = "unreachable", message = answer.statusText } = body as { code?: string; message?: string };
    throw new Refused(code, message);
  }
  return body as T;
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export interface WantedSeat {
  who: string;
  bandit: string;
}

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const tables = (): Promise<TableSummary[]> => ask("/api/tables");
export const logOf = (table: string): Promise<LogStep[]> => ask(`/api/tables/${table}/log`);
export const replayOf = (table: string, as: "me" | "all"): Promise<Replay> => ask(`/api/tables/${table}/replay?as=${as}`);
export const analysisOf = (table: string): Promise<AnalysisState> => ask(`/api/tables/${table}/analysis`);
export const analyse = (table: string): Promise<AnalysisState> => post(`/api/tables/${table}/analysis`, {});
export const tryFrom = (table: string, seq: number): Promise<{ table: string }> => post(`/api/tables/${table}/try`, { seq });
export const gameOf = async (table: string): Promise<string> => (await ask<TableSummary>(`/api/tables/${table}`)).game;
export const makeTable = (game: string, seats: WantedSeat[], options: Record<string, unknown>): Promise<{ table: string; seat: number }> =>
  post("/api/tables", { game, seats, options });
export const again = (table: string): Promise<{ table: string; seat: number }> => post(`/api/tables/${table}/again`, {});
