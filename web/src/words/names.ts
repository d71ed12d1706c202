/** Names and lists, and the fields of documents as arguments of messages: what the sentences of every game are made of. */
import type { Refusal } from "../protocol/types";
import { type Args, has, language, t } from "./fluent.svelte";

const NAMED = new Set(["bandit", "target", "blocker", "actor", "lookout"]);

export const key = (name: string): string => name.replaceAll("_", "-");
export const banditName = (bandit: string, game?: string): string => t(`bandit-${bandit}`, undefined, game);

export const allOf = (parts: string[]): string => new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
export const eitherOf = (parts: string[]): string => new Intl.ListFormat(language(), { type: "disjunction" }).format(parts);

/** One field as messages take it: names ready to show, yes or no, "unknown" for what is hidden. */
function argument(name: string, value: unknown): string | number {
  if (value === null || value === undefined) return NAMED.has(name) ? "none" : "unknown";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  const text = String(value);
  return NAMED.has(name) ? banditName(text) : text;
}

/** The plain fields of a document; lists are left to who knows what they hold. */
export function argsOf(fields: Record<string, unknown>): Args {
  const out: Args = {};
  for (const [name, value] of Object.entries(fields)) if (!Array.isArray(value)) out[name] = argument(name, value);
  return out;
}

/** Why something is not possible, in the reader's language. */
export function refusalText(refusal: Refusal): string {
  const id = `why-${key(refusal.code)}`;
  return has(id) ? t(id, argsOf(refusal.args)) : refusal.message;
}
