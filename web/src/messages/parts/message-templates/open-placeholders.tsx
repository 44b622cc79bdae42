import { openPlaceholders } from '@shared/messages/rules/message-template';
import { locale } from '@/lib/i18n/language';
import { useTranslation } from '@/lib/i18n/i18n';

/** Placeholders to fill in before the text can be sent; null if none. */
export const useOpenPlaceholders = () => {
  const { t } = useTranslation('message-templates');
  return (text: string): string | null => {
    const open = openPlaceholders(text).map((it) => `{${it}}`);
    return open.length === 0 ? null : t('open', { names: new Intl.ListFormat(locale).format(open) });
  };
};
