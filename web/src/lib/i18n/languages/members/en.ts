import type { Catalog } from '@shared/text/catalog';

/** Catalogs of all pages. */
export const files = import.meta.glob<Catalog>(['./en/ui/*.json', '!./en/ui/{common,shell}.json'], {
  base: '../../../../../../shared/locales/',
  import: 'default',
});
