import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages } from '../../shared/text/language';
import { translationFaults } from './translation-faults';

const locales = fileURLToPath(new URL('../../shared/locales/', import.meta.url));
const filesOf = (language: string) => globSync('**/*.json', { cwd: locales + language }).sort();
const read = (language: string, file: string) => readFileSync(`${locales}${language}/${file}`, 'utf8');

describe.each(languages.filter((it) => it !== defaultLanguage))('%s', (language) => {
  it('has exactly the catalogs of English', () => expect(filesOf(language)).toEqual(filesOf(defaultLanguage)));

  it.each(filesOf(defaultLanguage))('%s has the texts, arguments, numbers, and links of English', (file) => {
    expect(translationFaults(read(defaultLanguage, file), read(language, file), language)).toEqual([]);
  });
});

describe('a translation', () => {
  const english = JSON.stringify({
    count: '{count, plural, one {# job} other {# jobs}}',
    help: 'Write to <mail>help@example.org</mail> within 24-48 hours.',
    steps: [{ title: 'Create your free account' }],
  });
  const spanish = {
    count: '{count, plural, one {# empleo} other {# empleos}}',
    help: 'Escribe a <mail>help@example.org</mail> en 24-48 horas.',
    steps: [{ title: 'Crea tu cuenta gratis' }],
  };
  const faultsWith = (change: object) => translationFaults(english, JSON.stringify({ ...spanish, ...change }), 'es');

  it('may differ only in its words', () => expect(faultsWith({})).toEqual([]));

  it.each<[object, string]>([
    [{ count: undefined }, 'count: missing'],
    [{ more: 'más' }, 'more: not in English'],
    [{ count: '{count, plural, one {# empleo}}' }, 'count: no plural case "other"'],
    [
      { count: '{total, plural, one {# empleo} other {# empleos}}' },
      'count: arguments "total:number", in English "count:number"',
    ],
    [{ help: 'Escribe a help@example.org en 24-48 horas.' }, 'help: tags "", in English "</mail> <mail>"'],
    [
      { help: 'Escribe a <mail>help@example.com</mail> en 24-48 horas.' },
      'help: links "help@example.com", in English "help@example.org"',
    ],
    [{ help: 'Escribe a <mail>help@example.org</mail> en 24-72 horas.' }, 'help: numbers "24 72", in English "24 48"'],
    [{ steps: [] }, 'steps.0.title: missing'],
    [{ steps: [{ title: 'Create your free account' }] }, 'steps.0.title: still English'],
  ])('%o is rejected', (change, fault) => expect(faultsWith(change)).toEqual([fault]));
});
