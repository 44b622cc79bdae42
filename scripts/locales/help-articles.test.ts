import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { helpSectionNames, helpSections } from '../../shared/trust/model/help-vocabulary';
import { paths } from '../../shared/paths';
import { defaultLanguage, languages, type Language } from '../../shared/text/language';
import { entriesOf } from './compile-catalog';

const locales = fileURLToPath(new URL('../../shared/locales/', import.meta.url));
const read = (language: Language, file: string) => readFileSync(`${locales}${language}/${file}`, 'utf8');

type Steps = Record<string, { steps: { title: string; text: string }[] }>;
const stepsIn = (language: Language, section: string) => JSON.parse(read(language, `help/${section}.json`)) as Steps;

/** Interface keys by text. */
const keysIn = (language: Language): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('ui/*.json', { cwd: locales + language }))
    for (const [key, text] of entriesOf(read(language, file)))
      if (typeof text === 'string') found.set(text, (found.get(text) ?? new Set()).add(`${file} ${key}`));
  return found;
};
const interfaces = Object.fromEntries(languages.map((language) => [language, keysIn(language)])) as Record<
  Language,
  Map<string, Set<string>>
>;

/** Interface names quoted in an article, with their link targets. */
const quotedIn = (text: string): { tag: string; name: string }[] =>
  [...text.matchAll(/<(\w+)>(.*?)<\/\1>/g)].map(([, tag = '', name = '']) => ({ tag, name }));

const steps = helpSectionNames.flatMap((section) =>
  Object.entries(stepsIn(defaultLanguage, section)).flatMap(([article, { steps: all }]) =>
    all.map(({ text }, index) => ({ section, article, index, text })),
  ),
);

describe('help articles', () => {
  it.each(helpSectionNames)('cover all topics of %s', (section) => {
    expect(Object.keys(stepsIn(defaultLanguage, section))).toEqual([...helpSections[section]]);
  });

  it('have four to eight steps', () => {
    const counts = helpSectionNames.flatMap((section) =>
      Object.values(stepsIn(defaultLanguage, section)).map((article) => article.steps.length),
    );
    expect(counts.every((count) => count >= 4 && count <= 8)).toBe(true);
  });

  it('link only to pages without an ID', () => {
    const linked = steps.flatMap(({ text }) => quotedIn(text).map(({ tag }) => tag)).filter((tag) => tag !== 'ui');
    const open = Object.entries(paths).flatMap(([name, path]) => (path.includes(':') ? [] : [name]));
    expect(linked.filter((tag) => !open.includes(tag))).toEqual([]);
  });

  it('name buttons and pages as in the interface', () => {
    const quoted = steps.flatMap(({ article, text }) => quotedIn(text).map(({ name }) => `${article}: ${name}`));
    expect(quoted.filter((it) => !interfaces.en.has(it.slice(it.indexOf(': ') + 2)))).toEqual([]);
  });

  it.each(languages.filter((it) => it !== defaultLanguage))('quote the same names in %s', (language) => {
    const faults = steps.flatMap(({ section, article, index, text }) => {
      const translated = quotedIn(stepsIn(language, section)[article]!.steps[index]!.text);
      return quotedIn(text).flatMap(({ tag, name }) => {
        const keys = interfaces.en.get(name) ?? new Set();
        const matching = translated.some(
          (it) => it.tag === tag && [...(interfaces[language].get(it.name) ?? [])].some((key) => keys.has(key)),
        );
        return matching ? [] : [`${article} ${index + 1}: ${name}`];
      });
    });
    expect(faults).toEqual([]);
  });
});
