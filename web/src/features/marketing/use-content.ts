import { useTranslation, type TFunction } from '@/lib/i18n/i18n';

export const useContent = (namespace: string): { t: TFunction; list: <T>(key: string) => T } => {
  const { t } = useTranslation(namespace);
  // The caller declares the shape of the catalog entry.
  return { t, list: <T>(key: string) => t(key, { returnObjects: true }) as unknown as T };
};
