import { useParams } from 'react-router-dom';
import { paths } from '@shared/paths';
import { StopMailPage } from '@/components/stop-mail-page';
import { ButtonLink } from '@/components/ui/base/button-link';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';

/** Target of the link in emails that can be stopped. */
export const StopMailsView = () => {
  const { t } = useTranslation('notification-settings');
  const { token = '' } = useParams();
  return (
    <StopMailPage
      title={t('stop.title')}
      text={t('stop.text')}
      confirm={t('stop.confirm')}
      stop={() => api('stopMails', { params: { token } })}
      outcome={({ lists }) => (
        <ul aria-label={t('stop.stopped')}>
          {lists.map((it) => (
            <li key={it}>{t(`toggles.${it}.label`)}</li>
          ))}
        </ul>
      )}
      links={() => (
        <ButtonLink to={paths.notificationSettings} variant="secondary">
          {t('stop.settings')}
        </ButtonLink>
      )}
    />
  );
};
