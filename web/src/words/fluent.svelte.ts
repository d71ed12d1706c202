/** The words of the page: Fluent messages shared with the Python side, one language loaded at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const NAMES: Record<Language, string> = { en: "English", de: "Deutsch", ja: "日本語" };
export const languageName = (language: Language): string => NAMES[language];

/** The words of every page and those of each game; the build adds to each file what is always wanted with it. */
const files = import.meta.glob<string>("$locales/*/{web,colt-express,el-paso}.ftl", { query: "?raw", import: "default" });

/** What the page is told when words have come: the bundles themselves are plain, so that nobody ever reads an old one. */
const words = $state<{ language: Language; game: string; loads: number }>({ language: "en", game: "", loads: 0 });
let shared: FluentBundle | null = null;
const games = new Map<string, FluentBundle>();

function preferred(): Language {
  const chosen = localStorage.getItem("wildbunch-language");
  const wishes = chosen === null ? navigator.languages : [chosen];
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return "en";
}

async function load(language: Language, file: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const read = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${file}.ftl`))?.[1];
  bundle.addResource(new FluentResource((await read?.()) ?? ""));
  return bundle;
}

/** Loads a language and shows the page in it; `remember` keeps it for the next visit. */
export async function useLanguage(language: Language = preferred(), remember = false): Promise<void> {
  const names = [...games.keys()];
  const [common, ...own] = await Promise.all([load(language, "web"), ...names.map((game) => load(language, game))]);
  // A game whose words came while these were on their way has them in the language before.
  const late = [...games.keys()].filter((game) => !names.includes(game));
  games.clear();
  names.forEach((game, i) => games.set(game, own[i] as FluentBundle));
  shared = common;
  words.language = language;
  words.loads += 1;
  await Promise.all(late.map(loadWords));
  document.documentElement.lang = language;
  if (remember) localStorage.setItem("wildbunch-language", language);
}

/** Loads the words of a game. */
export async function loadWords(game: string): Promise<void> {
  if (games.has(game)) return;
  const { language } = words;
  const bundle = await load(language, game);
  if (language !== words.language) {
    await loadWords(game);
    return;
  }
  games.set(game, bundle);
  words.loads += 1;
}

/** Makes a game's words those of the page. */
export async function speakOf(game: string): Promise<void> {
  await loadWords(game);
  words.game = game;
}

export const language = (): Language => words.language;

function bundleWith(id: string, game: string): FluentBundle | null {
  void words.loads;
  const own = games.get(game);
  return own?.hasMessage(id) === true ? own : shared;
}

/** Whether the language in use has this message. */
export const has = (id: string, game = words.game): boolean => bundleWith(id, game)?.hasMessage(id) ?? false;

/** The message in the language in use; its id when there is none, so that a gap is seen. */
export function t(id: string, args?: Args, game = words.game): string {
  const bundle = bundleWith(id, game);
  const pattern = bundle?.getMessage(id)?.value;
  if (bundle === null || pattern === null || pattern === undefined) return id;
  // With a list for its complaints Fluent shows what it can instead of throwing.
  return bundle.formatPattern(pattern, args, []);
}

/** An amount of money as the table writes it. */
export const money = (value: number): string =>
  new Intl.NumberFormat(words.language, { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol", maximumFractionDigits: 0 }).format(value);

/** A share as a percentage. */
export const percent = (share: number): string => new Intl.NumberFormat(words.language, { style: "percent" }).format(share);

/** An attribute of a message, such as the id of the rule it tells; empty when there is none. */
export function attribute(id: string, name: string, game = words.game): string {
  const bundle = bundleWith(id, game);
  const pattern = bundle?.getMessage(id)?.attributes[name];
  return bundle === null || pattern === undefined ? "" : bundle.formatPattern(pattern);
}

/** Whether the first language has arrived. */
export const ready = (): boolean => words.loads > 0 && shared !== null;
