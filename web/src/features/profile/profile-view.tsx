import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { Navigate } from 'react-router-dom';
import { paths } from '@shared/paths';
import { QueryGate } from '@/components/query-gate';
import { Loading } from '@/components/ui/loading';
import { Page } from '@/components/ui/page';
import { isEmployer } from '@/lib/home-for';
import { useSession } from '@/lib/session';
import { ProfileForm } from './profile-form';
import { myProfileQuery } from './profile-queries';

/** The professional's profile: set up first, edited later. Employers have a company profile instead. */
export const ProfileView = ({ step }: { step: 'setup' | 'edit' }) => {
  const { t } = useTranslation('profile');
  const { me } = useSession();
  if (me && isEmployer(me)) return <Navigate to={paths.employerProfile} replace />;
  return (
    <Page
      title={t(`${step}.title`)}
      description={t(`${step}.description`)}
      breadcrumb={[{ label: t('dashboard'), to: paths.professionalDashboard }, { label: t(`${step}.title`) }]}
    >
      <LoadedForm />
    </Page>
  );
};

const LoadedForm = () => {
  const { t } = useTranslation('profile');
  // The form starts from what is stored now, and is not replaced under somebody's hands.
  const profile = useQuery({
    ...myProfileQuery(),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!profile.isFetchedAfterMount) return <Loading label={t('loading')} />;
  return (
    <QueryGate query={profile} loading={t('loading')}>
      {(data) => <ProfileForm profile={data} />}
    </QueryGate>
  );
};
