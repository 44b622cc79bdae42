import { useTranslation, type CatalogId } from '@/lib/i18n/i18n';
import { useLists } from '@/lib/i18n/lists/use-lists';
import type { Lists } from '@shared/locales/catalogs';

export const useContent = <C extends CatalogId & keyof Lists>(page: C) => ({
  ...useTranslation(page),
  list: useLists(page),
});
