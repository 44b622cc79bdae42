import { useTranslation } from '@/lib/i18n/i18n';
import { LockedButton } from './locked-button';

export const LockedContact = () => {
  const { t } = useTranslation('unverified-note');
  return (
    <LockedButton what="contact" size="small">
      {t('lock.contact')}
    </LockedButton>
  );
};
