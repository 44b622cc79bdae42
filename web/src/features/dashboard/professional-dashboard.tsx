import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Me } from '@shared/api/accounts.routes';
import type { MyProfile } from '@shared/model/professional';
import type { ProfessionalDashboard as Figures } from '@shared/model/professional-dashboard';
import { dashboardTab, paths } from '@shared/paths';
import { ProfessionQuestion } from '@/entities/profile/profession-question';
import { Row, Stack } from '@/components/layout';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { Tabs } from '@/components/ui/tabs';
import { useTranslation } from '@/lib/i18n/i18n';
import { ProfessionalHeader } from './professional-header';
import { type ProfessionalTab, professionalTabs, tabIn } from './professional-tabs';

const SuspensionNotice = lazy(() =>
  import('@/entities/profile/suspension-notice').then((it) => ({ default: it.SuspensionNotice })),
);

type Props = {
  me: Me;
  profile: MyProfile;
  figures: Figures;
  contents: Record<ProfessionalTab, ReactNode>;
};

export const ProfessionalDashboard = ({ me, profile, figures, contents }: Props) => {
  const { t } = useTranslation('dashboard');
  const [search, setSearch] = useSearchParams();
  return (
    <Page
      title={t('professional.welcome', { name: me.firstName || t('professional.doctor') })}
      width="wide"
      actions={
        <Row>
          <ButtonLink to={paths.editProfile} variant="secondary">
            {t('professional.edit')}
          </ButtonLink>
          <ButtonLink to={paths.messages}>{t('professional.messages')}</ButtonLink>
        </Row>
      }
    >
      <Stack gap="l">
        {profile.excluded && (
          <Suspense fallback={null}>
            <SuspensionNotice />
          </Suspense>
        )}
        <ProfessionQuestion profile={profile} />
        <ProfessionalHeader
          name={`${me.firstName} ${me.lastName}`.trim()}
          photoUrl={profile.photo_url}
          profession={profile.profession}
          specialty={profile.specialty}
          location={profile.location}
          showsOnline={profile.privacy.showOnlineStatus}
          figures={figures}
        />
        <Tabs
          label={t('professional.tabs.label')}
          value={tabIn(search)}
          onChange={(tab) => setSearch(tab === 'overview' ? {} : { [dashboardTab.parameter]: tab })}
          tabs={professionalTabs.map((value) => ({
            value,
            label: t(`professional.tabs.${value}`),
            content: contents[value],
          }))}
        />
      </Stack>
    </Page>
  );
};
