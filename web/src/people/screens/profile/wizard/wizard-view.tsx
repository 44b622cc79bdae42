import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { paths } from '@shared/paths';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { Page } from '@/components/ui/base/page';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import { WizardForm } from './wizard-form';

const partsWording = ['profile-fields', 'resume-import', 'files', 'credentials', 'calendar-connection'] as const;

export const WizardView = () => {
  const { t } = useTranslation(['profile-wizard', 'profile-fields']);
  const { me } = useSession();
  if (me && isEmployer(me)) return <Navigate to={paths.employerProfile} replace />;
  return (
    <Page title={t('title')} description={t('description')} width="wide">
      {me && <LoadedWizard key={me.userId} userId={me.userId} />}
    </Page>
  );
};

const LoadedWizard = ({ userId }: { userId: string }) => {
  const { t } = useTranslation(['profile-wizard', ...partsWording]);
  const profile = useQuery({ ...myProfileQuery(), ...asStoredNow });
  return (
    <FormGate query={profile} loading={t('loading')}>
      {(data) => <WizardForm userId={userId} profile={data} />}
    </FormGate>
  );
};
