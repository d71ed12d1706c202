/** Names and lists, and the fields of documents as arguments of messages: what the sentences of every game are made of. */
import type { Refusal } from "../protocol/types";
import { type Args, has, language, t } from "./fluent.svelte";

const NAMED = new Set(["bandit", "target", "blocker", "actor", "lookout"]);

export const key = (name: string): string => name.replaceAll("_", "-");
/** Between the bandits of a team: "belle+doc". */
const JOIN = "+";
/** The messages of an option, and of one of its choices. */
export const optionId = (option: string): string => `option-${key(option)}`;
export const choiceId = (option: string, choice: unknown): string => `${optionId(option)}-${key(String(choice))}`;

export const banditsOf = (role: string): string[] => role.split(JOIN);

/** The name of a bandit, or of a team of two. */
export function banditName(role: string, game?: string): string {
  const [first = "", second] = banditsOf(role).map((bandit) => t(`bandit-${bandit}`, undefined, game));
  return second === undefined ? first : t("team-name", { first, second }, game);
}

/** The same where there is little room, and nothing is said of them: "Belle + Doc". */
export const bothNames = (role: string, game?: string): string => banditsOf(role).map((bandit) => banditName(bandit, game)).join(" + ");

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
