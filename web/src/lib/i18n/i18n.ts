import { use } from 'react';
import { textIn, type Catalog, type TFunction, type UiCatalogId } from '@shared/text/catalog';
import type { Language } from '@shared/text/language';
import type { Values } from '@shared/text/message';
import { hasStoredSession } from '../auth/stored-session';
import { whenConnected } from '../browser/when-connected';
import { recordChunk } from '../browser/prerender-manifest';
import { language, locale, pseudoLocale } from './language';

export type { TFunction };
export type CatalogId = UiCatalogId;

type Texts = typeof import('./languages/en');
const texts: Record<Language, () => Promise<Texts>> = {
  en: () => import('./languages/en'),
  es: () => import('./languages/es'),
  fr: () => import('./languages/fr'),
};

let files: Texts['files'] = {};
let others: Texts['others'] = () => Promise.resolve({});
const loaded = new Map<CatalogId, Catalog>();
const loading = new Map<CatalogId, Promise<void>>();

let disguise = (catalog: Catalog): Catalog => catalog;

/** Loads every page's texts; call before rendering. */
export const startTexts = async (): Promise<void> => {
  recordChunk(`src/lib/i18n/languages/${language}.ts`);
  if (import.meta.env.PSEUDO_LOCALES && pseudoLocale) {
    const pseudo = await import('./pseudo/disguise');
    disguise = (catalog) => pseudo.disguise(catalog, pseudoLocale!);
  }
  const { first, ...rest } = await texts[language]();
  ({ files, others } = rest);
  // Members' pages need them soon; visitors' pages rarely do.
  if (hasStoredSession()) others().catch(() => undefined);
  // The build compiles these files.
  for (const id of ['common', 'shell'] as const) loaded.set(id, disguise(first[id] as Catalog));
};

const fileOf = (id: CatalogId): string => {
  const shared = `/${language}/${id}.json`;
  return `.${shared}` in files ? shared : `/${language}/ui/${id}.json`;
};

/** React's `use` reads it without suspending. */
const arrived = <P extends Promise<void>>(promise: P): P =>
  Object.assign(promise, { status: 'fulfilled', value: undefined });

const load = async (id: CatalogId): Promise<void> => {
  const file = `.${fileOf(id)}`;
  const catalog = await (files[file] ?? (await others())[file])!();
  loaded.set(id, disguise(catalog));
  if (!loading.has(id)) loading.set(id, arrived(Promise.resolve()));
};

const arrivalOf = (id: CatalogId): Promise<void> => {
  const known = loading.get(id);
  if (known) return known;
  const arriving: Promise<void> = whenConnected(() => load(id)).then(
    () => void arrived(arriving),
    (error: unknown) => {
      loading.delete(id);
      throw error;
    },
  );
  loading.set(id, arriving);
  return arriving;
};

/** Catalogs without those of every page. */
const laterOf = (ids: readonly CatalogId[]) => ids.filter((id) => id !== 'common' && id !== 'shell');
const missing = (ids: readonly CatalogId[]): CatalogId[] => laterOf(ids).filter((id) => !loaded.has(id));

export const loadTexts = async (...ids: readonly CatalogId[]): Promise<void> => {
  await Promise.all(missing(ids).map(arrivalOf));
};

/** Catalogs of all modules loaded so far. */
const used = new Set<CatalogId>();

/**
 * The build adds this call to each module that uses catalogs: scripts/vite/module-texts.ts.
 * @public
 */
export const usesTexts = (...ids: readonly CatalogId[]): void => {
  for (const id of ids) used.add(id);
};

/**
 * A member's page or part, once the texts of all its modules are loaded. Otherwise, data or a click could show
 * a component that waits for texts, and React would hide the page meanwhile, with the focused element.
 * Visitors' pages are prerendered with their texts, and shouldn't wait for others.
 */
export const withTexts = async <Module>(loading: Promise<Module>): Promise<Module> => {
  const module = await loading;
  // Texts that were not cached for offline use are awaited where they appear.
  if (hasStoredSession()) await Promise.allSettled(missing([...used]).map(navigator.onLine ? arrivalOf : load));
  return module;
};

/** Suspends until they are loaded. */
export const useCatalogs = (ids: readonly CatalogId[]): readonly (Catalog | undefined)[] => {
  const later = laterOf(ids);
  for (const id of later) recordChunk(`../shared/locales${fileOf(id)}`);
  // Includes loaded ones: React counts the calls when it resumes a suspended component.
  for (const arriving of later.map(arrivalOf)) use(arriving);
  return ids.map((id) => loaded.get(id));
};

/** For code outside components; undefined until loaded. */
export const loadedCatalog = (id: CatalogId): Catalog | undefined => loaded.get(id);

const translate = (ids: readonly CatalogId[], key: string, values: Values): string => {
  for (const id of ids) {
    const text = textIn(loaded.get(id), key, values, locale);
    if (text !== undefined) return text;
  }
  if (import.meta.env.DEV) console.warn(`No text for ${ids[0]}:${key}`);
  return key;
};

/** Texts available on every page, for code outside components. */
export const commonText = ((key: string, values: Values = {}) => translate(['common'], key, values)) as TFunction;

const functions = new Map<string, unknown>();

/** Texts of one or more catalogs, searched in order. Suspends until loaded. */
export const useTranslation = <C extends CatalogId = 'common'>(
  catalogs: C | readonly C[] = 'common' as C,
): { t: TFunction<C> } => {
  const ids = [catalogs].flat() as C[];
  useCatalogs(ids);
  const name = ids.join();
  const t = functions.get(name) ?? ((key: string, values: Values = {}) => translate(ids, key, values));
  functions.set(name, t);
  return { t: t as TFunction<C> };
};
