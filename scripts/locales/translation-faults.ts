import { entryAt, isMessage, type Catalog, type Entry } from '../../shared/text/catalog.ts';
import { isList } from '../../shared/text/lists.ts';
import type { Message } from '../../shared/text/message.ts';
import { compileCatalog, entriesOf } from './compile-catalog.ts';
import { argumentsOf } from './compile-message.ts';

type Leaf = { key: string; message: Message };

const leavesOf = (entry: Entry, key: string): Leaf[] => {
  if (isMessage(entry)) return [{ key, message: entry }];
  const children = isList(entry) ? entry.$list.map((it, index) => [String(index), it] as const) : Object.entries(entry);
  return children.flatMap(([name, it]) => leavesOf(it, `${key}.${name}`));
};

const leavesIn = (json: string, file: string): Map<string, Message> => {
  const catalog: Catalog = compileCatalog(json, file);
  const leaves = entriesOf(json).flatMap(([key]) => leavesOf(entryAt(catalog, key)!, key));
  return new Map(leaves.map(({ key, message }) => [key, message]));
};

/** All texts of a message that readers may see: one per case. */
const variantsOf = (message: Message): string[] => {
  if (typeof message === 'string') return [message];
  return message.reduce<string[]>(
    (before, part) => {
      if (typeof part === 'string') return before.map((text) => text + part);
      const cases = part.length === 3 ? Object.values(part[2]).flatMap(variantsOf) : [''];
      return before.flatMap((text) => cases.map((it) => text + it));
    },
    [''],
  );
};

const all = (message: Message): string => variantsOf(message).join('\n');

const found = (text: string, pattern: RegExp): string => [...new Set(text.match(pattern))].sort().join(' ');

/** "6 PM" is "18 h" in French. */
const clockTime = /\b\d{1,2}(?::\d\d)?[\s\u00a0]?(?:[AP]M\b|[ap]\.\s?m\.|h\b(?:[\s\u00a0]\d\d)?)/g;

/** "1,000" is "1 000" in French. */
const numbersIn = (text: string): string =>
  found(
    text
      .replace(clockTime, '')
      .replace(/(?<=\d)[,\u00a0\u202f ](?=\d{3})/g, '')
      .replace(/(?<=\d),(?=\d)/g, '.'),
    /\d+(?:\.\d+)?/g,
  );

const sameIn: readonly (readonly [what: string, of: (message: Message) => string])[] = [
  [
    'arguments',
    (message) => [...new Set(argumentsOf(message).map(({ name, kind }) => `${name}:${kind}`))].sort().join(' '),
  ],
  ['tags', (message) => found(all(message), /<\/?\w+>/g)],
  ['links', (message) => found(all(message), /https?:\/\/[^\s)]+|[\w.]+@[\w.]+\w/g)],
  ['numbers', (message) => numbersIn(all(message))],
];

const pluralCases = (message: Message): string[][] => {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => {
    if (typeof part === 'string' || part.length !== 3) return [];
    const own = part[1] === 'plural' ? [Object.keys(part[2])] : [];
    return [...own, ...Object.values(part[2]).flatMap(pluralCases)];
  });
};

/** Plural categories of whole counts; "many" in Spanish and French is for millions. */
const categoriesOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
};

const isEnglish = (english: Message, translated: Message): boolean =>
  all(english) === all(translated) && (all(english).match(/\p{L}{2,}/gu) ?? []).length > 3;

const faultsOf = (english: Message, translated: Message, language: string): string[] => {
  const differing = sameIn.flatMap(([what, of]) => {
    const [expected, actual] = [of(english), of(translated)];
    return expected === actual ? [] : [`${what} "${actual}", in English "${expected}"`];
  });
  const missing = pluralCases(translated).flatMap((cases) =>
    categoriesOf(language).filter((it) => !cases.includes(it)),
  );
  return [
    ...differing,
    ...missing.map((category) => `no plural case "${category}"`),
    ...(isEnglish(english, translated) ? ['still English'] : []),
  ];
};

/** Missing or changed parts of a translated catalog, as lines for people; JSON of both files. */
export const translationFaults = (english: string, translated: string, language: string): string[] => {
  const [expected, actual] = [leavesIn(english, 'English'), leavesIn(translated, language)];
  const extra = [...actual.keys()].filter((key) => !expected.has(key)).map((key) => `${key}: not in English`);
  const faults = [...expected].flatMap(([key, message]) => {
    const text = actual.get(key);
    return (text === undefined ? ['missing'] : faultsOf(message, text, language)).map((fault) => `${key}: ${fault}`);
  });
  return [...faults, ...extra];
};
