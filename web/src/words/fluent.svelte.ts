/** The words of the page: Fluent messages shared with the Python side, one language loaded at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const NAMES: Record<Language, string> = { en: "English", de: "Deutsch", ja: "日本語" };
export const languageName = (language: Language): string => NAMES[language];

const files = import.meta.glob<string>(["$locales/*/common.ftl", "$locales/*/colt-express.ftl", "$locales/*/colt-express-help.ftl", "$locales/*/web.ftl"], {
  query: "?raw",
  import: "default",
});

const words = $state<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

function preferred(): Language {
  const chosen = localStorage.getItem("wildbunch-language");
  const wishes = chosen === null ? navigator.languages : [chosen];
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return "en";
}

async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  for (const text of await Promise.all(own.map(([, read]) => read()))) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
}

/** Loads a language and shows the page in it; `remember` keeps it for the next visit. */
export async function useLanguage(language: Language = preferred(), remember = false): Promise<void> {
  const bundle = await load(language);
  words.bundle = bundle;
  words.language = language;
  document.documentElement.lang = language;
  if (remember) localStorage.setItem("wildbunch-language", language);
}

export const language = (): Language => words.language;

/** Whether the language in use has this message. */
export const has = (id: string): boolean => words.bundle?.hasMessage(id) ?? false;

/** The message in the language in use; its id when there is none, so that a gap is seen. */
export function t(id: string, args?: Args): string {
  const { bundle } = words;
  const pattern = bundle?.getMessage(id)?.value;
  if (bundle === null || pattern === null || pattern === undefined) return id;
  return bundle.formatPattern(pattern, args);
}

/** An amount of money as the table writes it. */
export const money = (value: number): string =>
  new Intl.NumberFormat(words.language, { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol", maximumFractionDigits: 0 }).format(value);

/** An attribute of a message, as the id of the rule it tells; empty when there is none. */
export function attribute(id: string, name: string): string {
  const { bundle } = words;
  const pattern = bundle?.getMessage(id)?.attributes[name];
  return bundle === null || pattern === undefined ? "" : bundle.formatPattern(pattern);
}

/** Whether the first language has arrived. */
export const ready = (): boolean => words.bundle !== null;
