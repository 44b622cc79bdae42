import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogTypes } from './catalog-types.ts';

const locales = fileURLToPath(new URL('../../shared/locales/', import.meta.url));
const file = `${locales}catalogs.ts`;

const written = (): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Types of all messages, from English. Unchanged files aren't written, so watchers don't run again. */
export const writeCatalogTypes = (): void => {
  const types = catalogTypes(`${locales}en`);
  if (types !== written()) writeFileSync(file, types);
};
