import type { Catalog } from '@shared/text/catalog';

/** Catalogs of all pages. */
export const files = import.meta.glob<Catalog>(['./fr/ui/*.json', '!./fr/ui/{common,shell}.json'], {
  base: '../../../../../../shared/locales/',
  import: 'default',
});
