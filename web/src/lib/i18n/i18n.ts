import { use } from 'react';
import common from '@shared/locales/en/ui/common.json';
import shell from '@shared/locales/en/ui/shell.json';
import { textIn, type Catalog, type TFunction, type UiCatalogId } from '@shared/text/catalog';
import type { Values } from '@shared/text/message';
import { recordChunk } from '../browser/prerender-manifest';

export type { TFunction };
export type CatalogId = UiCatalogId;

export const language = 'en';
const files = import.meta.glob<Catalog>(['./*/{ui,pages}/*.json', '!./en/ui/{common,shell}.json'], {
  base: '../../../../shared/locales/',
  import: 'default',
});

// The build compiles these files.
const compiled = (json: unknown): Catalog => json as Catalog;

const loaded = new Map<CatalogId, Catalog>([
  ['common', compiled(common)],
  ['shell', compiled(shell)],
]);
const laterOf = (ids: readonly CatalogId[]) => ids.filter((id) => id !== 'common' && id !== 'shell');
const loading = new Map<CatalogId, Promise<void>>();

const fileOf = (id: CatalogId): string => `/${language}/${id.includes('/') ? id : `ui/${id}`}.json`;

const arrivalOf = (id: CatalogId): Promise<void> => {
  const known = loading.get(id);
  if (known) return known;
  const arriving: Promise<void> = files[`.${fileOf(id)}`]!().then(
    (catalog) => {
      loaded.set(id, catalog);
      // Lets React's `use` read a resolved promise without suspending.
      void Object.assign(arriving, { status: 'fulfilled', value: undefined });
    },
    (error: unknown) => {
      loading.delete(id);
      throw error;
    },
  );
  loading.set(id, arriving);
  return arriving;
};

export const loadTexts = async (...ids: readonly CatalogId[]): Promise<void> => {
  await Promise.all(laterOf(ids).map(arrivalOf));
};

export const useCatalogs = (ids: readonly CatalogId[]): readonly (Catalog | undefined)[] => {
  const later = laterOf(ids);
  for (const id of later) recordChunk(`../shared/locales${fileOf(id)}`);
  for (const arriving of later.map(arrivalOf)) use(arriving);
  return ids.map((id) => loaded.get(id));
};

const translate = (ids: readonly CatalogId[], key: string, values: Values): string => {
  for (const id of ids) {
    const text = textIn(loaded.get(id), key, values, language);
    if (text !== undefined) return text;
  }
  if (import.meta.env.DEV) console.warn(`No text for ${ids[0]}:${key}`);
  return key;
};

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
