import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { jobsFilter, paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { isEmployer } from '@/lib/auth/home-for';
import type { JobSearch } from '@/entities/jobs/job-search';
import { useSession } from '@/lib/auth/session';
import { SearchView } from './search-view';

const Elsewhere = () => {
  const { t } = useTranslation('job-search');
  const { me } = useSession();
  if (!me) return null;
  const small = { variant: 'secondary', size: 'small' } as const;
  if (isEmployer(me)) {
    return (
      <ButtonLink to={paths.manageJobs} {...small}>
        {t('manage')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to={`${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.saved}`} {...small}>
        {t('saved')}
      </ButtonLink>
      <ButtonLink to={`${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.alerts}`} {...small}>
        {t('alerts')}
      </ButtonLink>
    </>
  );
};

export const JobsView = ({ alertFor }: { alertFor: (search: JobSearch) => ReactNode }) => {
  const { t } = useTranslation('job-search');
  return (
    <Page
      title={t('title')}
      description={t('description')}
      width="wide"
      breadcrumb={[{ label: t('breadcrumb') }]}
      actions={<Elsewhere />}
    >
      <SearchView alertFor={alertFor} />
    </Page>
  );
};
