import { expect, it } from 'vitest';
import { catalogsIn } from './module-texts';

it('finds the catalogs of hooks and lists', () => {
  const code = `
    export const itemCatalogs = ['compliance', 'labels/units'] as const;
    const { t } = useTranslation('team');
    const list = useLists('team');
    const { t: other } = useTranslation([
      'audit',
      ...itemCatalogs,
    ]);
    useCatalogs(isOpen ? ['shifts'] : []);
  `;
  expect(catalogsIn(code)).toEqual(['team', 'audit', 'shifts', 'compliance', 'labels/units']);
});

it('ignores other strings', () => {
  expect(catalogsIn(`const { t } = useTranslation(); readAgain(client, ['jobs']); t('title');`)).toEqual([]);
});
