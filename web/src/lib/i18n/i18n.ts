import { use } from 'react';
import common from '@/locales/en/common.json';
import shell from '@/locales/en/shell.json';
import { recordChunk } from '../browser/prerender-manifest';

type Wording = { readonly [key: string]: unknown };
type Variables = Readonly<Record<string, unknown>> & { returnObjects?: boolean };

/** Fills `{{name}}` placeholders; `count` selects the plural. `namespace:key` refers to another catalog. */
export type TFunction<_Namespace extends string = string> = (key: string, variables?: Variables) => string;

const language = 'en';
const pluralRules = new Intl.PluralRules(language);
const files = import.meta.glob<Wording>(
  ['../../locales/*/*.json', '!../../locales/en/common.json', '!../../locales/en/shell.json'],
  { import: 'default' },
);

/** Catalogs in the initial bundle. */
const loaded = new Map<string, Wording>([
  ['common', common],
  ['shell', shell],
]);
const alwaysLoaded = new Set(loaded.keys());
const loading = new Map<string, Promise<void>>();

const arrivalOf = (namespace: string): Promise<void> => {
  const known = loading.get(namespace);
  if (known) return known;
  const load = files[`../../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`No wording called ${namespace}`);
  const arriving: Promise<void> = load().then(
    (wording) => {
      loaded.set(namespace, wording);
      // Lets React's `use` read a resolved promise without suspending.
      void Object.assign(arriving, { status: 'fulfilled', value: undefined });
    },
    (error: unknown) => {
      loading.delete(namespace);
      throw error;
    },
  );
  loading.set(namespace, arriving);
  return arriving;
};

export const loadWording = async (...namespaces: readonly string[]): Promise<void> => {
  await Promise.all(namespaces.filter((name) => !alwaysLoaded.has(name)).map(arrivalOf));
};

const find = (wording: Wording | undefined, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Wording | undefined)?.[name], wording);

const fill = (text: string, variables: Variables): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = variables[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });

const inNamespace = (namespaces: readonly string[], key: string, variables: Variables): unknown => {
  const { count } = variables;
  const plural = typeof count === 'number' ? `${key}_${pluralRules.select(count)}` : key;
  return namespaces
    .map((name) => find(loaded.get(name), plural) ?? find(loaded.get(name), key))
    .find((value) => value !== undefined);
};

const translate = (namespaces: readonly string[], key: string, variables: Variables = {}): string => {
  const colon = key.indexOf(':');
  const value =
    colon > 0
      ? inNamespace([key.slice(0, colon)], key.slice(colon + 1), variables)
      : inNamespace(namespaces, key, variables);
  if (typeof value === 'string') return fill(value, variables);
  // The caller knows the shape of lists and groups.
  if (value !== undefined && variables.returnObjects) return value as string;
  if (import.meta.env.DEV) console.warn(`No wording for ${namespaces[0]}:${key}`);
  return key;
};

const functions = new Map<string, TFunction>();

/** Texts of one or more catalogs, searched in order. Suspends until loaded. */
export const useTranslation = (namespace: string | readonly string[] = 'common'): { t: TFunction } => {
  const namespaces = typeof namespace === 'string' ? [namespace] : namespace;
  const later = namespaces.filter((name) => !alwaysLoaded.has(name));
  for (const name of later) recordChunk(`src/locales/${language}/${name}.json`);
  for (const arriving of later.map(arrivalOf)) use(arriving);
  const id = namespaces.join(' ');
  const known = functions.get(id);
  if (known) return { t: known };
  const t: TFunction = (key, variables) => translate(namespaces, key, variables);
  functions.set(id, t);
  return { t };
};
