import { exclusionAppeal } from '@shared/data/exclusion-appeal';
import { supportEmail } from '@shared/product';
import { Stack } from '@/components/layout';
import { FormMessage } from '@/components/ui/fields/form-message';
import { RichText } from '@/components/ui/rich-text';
import { useTranslation } from '@/lib/i18n/i18n';

/** For someone whose match with the exclusion list was confirmed: the consequences, and what to do. */
export const SuspensionNotice = () => {
  const { t } = useTranslation('suspension');
  return (
    <FormMessage kind="info">
      <Stack gap="xs">
        <strong>{t('title')}</strong>
        <p>{t('text')}</p>
        <p>
          <RichText
            text={t('appeal', { days: exclusionAppeal.days })}
            components={{ oig: <a href={exclusionAppeal.url} target="_blank" rel="noreferrer" /> }}
          />
        </p>
        <p>
          <RichText
            text={t('mistake', { email: supportEmail })}
            components={{ mail: <a href={`mailto:${supportEmail}`} /> }}
          />
        </p>
      </Stack>
    </FormMessage>
  );
};
