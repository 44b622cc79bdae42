import { useTranslation, type TFunction } from '@/lib/i18n/i18n';

/** The wording of a page and, as `list`, the lists and groups in it. */
export const useContent = (namespace: string): { t: TFunction; list: <T>(key: string) => T } => {
  const { t } = useTranslation(namespace);
  // The shape is the wording file's own; its reader names it.
  return { t, list: <T>(key: string) => t(key, { returnObjects: true }) as unknown as T };
};
