import type { Lists } from '@shared/locales/catalogs';
import type { CatalogId } from '@shared/text/catalog';
import { listIn } from '@shared/text/lists';
import type { Values } from '@shared/text/message';
import { useCatalogs } from '../i18n';
import { locale } from '../language';

/** A catalog's lists, such as a page's questions. Suspends until loaded. Separate from i18n: most pages have none. */
export const useLists = <C extends CatalogId & keyof Lists>(
  id: C,
): (<K extends keyof Lists[C] & string>(key: K, values?: Values) => Lists[C][K]) => {
  const [catalog] = useCatalogs([id]);
  return (key, values = {}) => listIn(catalog, key, values, locale) as never;
};
