import { useParams } from 'react-router-dom';
import { paths } from '@shared/paths';
import { StopMailPage } from '@/components/stop-mail-page';
import { ButtonLink } from '@/components/ui/base/button-link';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';

/** Target of the link in invitations. */
export const StopReferralsView = () => {
  const { t } = useTranslation('referrals');
  const { token = '' } = useParams();
  return (
    <StopMailPage
      title={t('stop.title')}
      text={t('stop.text')}
      confirm={t('stop.confirm')}
      stop={() => api('stopReferralInvitations', { params: { token } })}
      links={(isDone) =>
        isDone && (
          <ButtonLink to={paths.home} variant="secondary">
            {t('stop.toHome')}
          </ButtonLink>
        )
      }
    />
  );
};
