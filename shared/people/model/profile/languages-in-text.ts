import data from '../../../data/spoken-language-names.json';
import * as en from '../../../locales/en/labels/languages.json';
import * as es from '../../../locales/es/labels/languages.json';
import * as fr from '../../../locales/fr/labels/languages.json';
import { spokenLanguages, type SpokenLanguage } from './spoken-languages';
import { comparedTerm } from '../../../text/compared-term';

/** Other common names of languages. */
const otherNames: Partial<Record<SpokenLanguage, readonly string[]>> = data;

/** Names in a label: "Persian (Farsi)" has two. */
const namesIn = (label: string): string[] => label.split(/[()]/).map(comparedTerm).filter(Boolean);

const read = (): ReadonlyMap<string, SpokenLanguage> =>
  new Map(
    spokenLanguages.flatMap((code) =>
      [en, es, fr]
        .map(({ spokenLanguage }) => spokenLanguage[code])
        .concat(otherNames[code] ?? [])
        .flatMap(namesIn)
        .map((name) => [name, code] as const),
    ),
  );
let known: ReturnType<typeof read> | undefined;

/** Languages by name in any language of the site, normalized by `comparedTerm`. */
export const languageByName = (): ReadonlyMap<string, SpokenLanguage> => (known ??= read());

const longestName = 4;

/** Languages named in a text, without duplicates: "Fluent in Spanish, some ASL". */
export const languagesIn = (text: string): SpokenLanguage[] => {
  const words = comparedTerm(text).split(' ');
  const names = languageByName();
  const found = new Set<SpokenLanguage>();
  for (let at = 0; at < words.length; at += 1) {
    for (let length = longestName; length > 0; length -= 1) {
      const code = names.get(words.slice(at, at + length).join(' '));
      if (!code) continue;
      found.add(code);
      at += length - 1;
      break;
    }
  }
  return [...found];
};

/** Older profiles store languages as text. */
export const storedLanguages = (stored: unknown): SpokenLanguage[] => {
  if (typeof stored === 'string') return languagesIn(stored);
  const given: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return given.filter((code): code is SpokenLanguage => spokenLanguages.some((it) => it === code));
};
