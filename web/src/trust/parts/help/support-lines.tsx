import { useEffect, useState } from 'react';
import type { SiteConfig } from '@shared/platform/site/site-config';
import { PhoneLink } from '@/components/phone-number';
import { siteConfig } from '@/lib/browser/site-config';
import { useTranslation } from '@/lib/i18n/i18n';

type Lines = Pick<SiteConfig, 'supportPhone' | 'supportChat'>;

/** The stage's phone and chat; null without any, and while loading. */
export const useSupportLines = (): Lines | null => {
  const [lines, setLines] = useState<Lines | null>(null);
  useEffect(() => {
    siteConfig().then(
      ({ supportPhone, supportChat }) => {
        if (supportPhone !== undefined || supportChat !== undefined) setLines({ supportPhone, supportChat });
      },
      () => undefined,
    );
  }, []);
  return lines;
};

/** Renders list items. */
export const SupportLines = ({ supportPhone, supportChat }: Lines) => {
  const { t } = useTranslation('help');
  return (
    <>
      {supportPhone !== undefined && (
        <li>
          <PhoneLink phone={supportPhone} />
          <small>{t('lines.phoneHours')}</small>
        </li>
      )}
      {supportChat !== undefined && (
        <li>
          <a href={supportChat} target="_blank" rel="noopener noreferrer">
            {t('lines.chat')}
          </a>
          <small>{t('lines.chatHours')}</small>
        </li>
      )}
    </>
  );
};
