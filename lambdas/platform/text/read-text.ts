import { textIn, type Catalog } from '@shared/text/catalog';
import { localeOf, type Language } from '@shared/text/language';
import { valuesIn } from './catalog-reader';
import { textsOf, type DeferredText } from './deferred-text';
import { labels } from './labels';
import { log } from '../logger';

export type Read<T> = T extends DeferredText
  ? string
  : T extends readonly (infer Item)[]
    ? Read<Item>[]
    : T extends object
      ? { [Name in keyof T]: Read<T[Name]> }
      : T;

type Loaded = Promise<{ default: Catalog }>;

// Each language and family is a separate chunk: a delivery loads only those that it needs.
const load = (language: Language, id: string): Loaded => {
  if (id === 'mail') return import(`../../../shared/locales/${language}/mail.json`) as Loaded;
  if (id === 'help/news') return import(`../../../shared/locales/${language}/help/news.json`) as Loaded;
  const family = id.slice('notifications/'.length);
  return import(`../../../shared/locales/${language}/notifications/${family}.json`) as Loaded;
};

const catalogOf = async (language: Language, id: DeferredText['catalog']): Promise<Catalog> =>
  id === 'labels/jobs' ? (labels[language] as Catalog) : (await load(language, id)).default;

const isText = (value: object): value is DeferredText => 'catalog' in value && 'key' in value;

const unknown = textsOf('notifications/digest')('unknown');

type Reader = { language: Language; zone: string | undefined };

const rendered = async ({ catalog, key, args = {} }: DeferredText, reader: Reader): Promise<string> => {
  const { language, zone } = reader;
  const text = textIn(await catalogOf(language, catalog), key, valuesIn(args, language, zone), localeOf[language]);
  if (text !== undefined) return text;
  // Stored by an earlier version with this key.
  log.warn('no text', { catalog, key, language });
  if (key === unknown.key) return '';
  return rendered(unknown, reader);
};

const read = async (value: unknown, reader: Reader): Promise<unknown> => {
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return rendered(value, reader);
  if (Array.isArray(value)) return Promise.all(value.map((it) => read(it, reader)));
  const entries = Object.entries(value).map(async ([name, it]) => [name, await read(it, reader)] as const);
  return Object.fromEntries(await Promise.all(entries));
};

/** `zone`: the reader's, if known; times are shown in it. */
export const readIn = async <T>(language: Language, value: T, zone?: string): Promise<Read<T>> =>
  (await read(value, { language, zone })) as Read<T>;
