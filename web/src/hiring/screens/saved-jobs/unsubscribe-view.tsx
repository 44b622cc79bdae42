import { useParams } from 'react-router-dom';
import { doctorsView, jobsFilter, paths } from '@shared/paths';
import { StopMailPage } from '@/components/stop-mail-page';
import { ButtonLink } from '@/components/ui/base/button-link';
import { api } from '@/lib/api/api';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';

/** Target of the link in alert emails. */
export const UnsubscribeView = () => {
  const { t } = useTranslation('saved-jobs');
  const { token = '' } = useParams();
  const { me } = useSession();
  const [all, browse] =
    me && isEmployer(me)
      ? [
          `${paths.doctors}?${doctorsView.parameter}=${doctorsView.searches}`,
          { to: paths.doctors, label: t('unsubscribe.professionals') },
        ]
      : [`${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.alerts}`, { to: paths.jobs, label: t('browse') }];
  return (
    <StopMailPage
      title={t('unsubscribe.title')}
      text={t('unsubscribe.text')}
      confirm={t('unsubscribe.confirm')}
      stop={() => api('unsubscribeJobAlert', { params: { token } })}
      outcome={({ name }) => <p>{t('unsubscribe.stopped', { name })}</p>}
      links={(isDone) => (
        <>
          <ButtonLink to={all} variant={isDone ? 'secondary' : 'quiet'}>
            {t('unsubscribe.manage')}
          </ButtonLink>
          {isDone && (
            <ButtonLink to={browse.to} variant="quiet">
              {browse.label}
            </ButtonLink>
          )}
        </>
      )}
    />
  );
};
