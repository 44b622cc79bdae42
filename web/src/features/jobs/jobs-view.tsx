import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { useSearchParams } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { specialties, specialtyFromSlug, specialtySlug } from '@shared/model/vocabulary';
import { Row, Stack } from '@/components/layout';
import { JobCard } from '@/components/marketplace/job-card';
import { NextPage } from '@/components/next-page';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/page';
import { SelectField } from '@/components/ui/select-field';
import { rowsOf } from '@/lib/cursor-pages';
import { isEmployer } from '@/lib/home-for';
import { useSession } from '@/lib/session';
import { publicJobsQuery } from './job-queries';

const filter = 'specialty';
const choices = specialties.map((specialty) => ({ value: specialtySlug(specialty), label: specialty }));

/** Every active posting, newest first; the specialty filter is part of the address. */
export const JobsView = () => {
  const { t } = useTranslation(['jobs', 'marketplace']);
  const [search, setSearch] = useSearchParams();
  const { me } = useSession();
  const specialty = specialtyFromSlug(search.get(filter) ?? '');
  const jobs = useInfiniteQuery(publicJobsQuery(specialty));
  const rows = rowsOf(jobs.data);

  const choose = (slug: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (slug) next.set(filter, slug);
      else next.delete(filter);
      return next;
    });
  const clear = (
    <Button variant="secondary" onClick={() => choose(null)}>
      {t('browse.clear')}
    </Button>
  );

  const employer = me !== null && isEmployer(me);
  const pageOf = (jobId: string) => pathTo(me && !employer ? paths.jobDetail : paths.job, { jobId });

  return (
    <Page
      title={t('browse.title')}
      description={t('browse.description')}
      breadcrumb={[{ label: t('browse.breadcrumb') }]}
      actions={
        employer && (
          <ButtonLink to={paths.manageJobs} variant="secondary">
            {t('browse.manage')}
          </ButtonLink>
        )
      }
    >
      <Stack gap="l">
        <Row align="end">
          <SelectField
            label={t('browse.specialty')}
            placeholder={t('browse.allSpecialties')}
            data={choices}
            value={specialty ? specialtySlug(specialty) : ''}
            onChange={choose}
          />
          {specialty && clear}
        </Row>
        {jobs.isPending && <ListSkeleton rows={6} label={t('browse.loading')} />}
        {jobs.isError && rows.length === 0 && <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} />}
        {jobs.isSuccess && rows.length === 0 && (
          <EmptyState
            illustration="search"
            title={specialty ? t('browse.noneFound') : t('browse.noneYet')}
            text={specialty ? t('browse.adjust') : t('browse.comeBack')}
            action={specialty && clear}
          />
        )}
        {rows.length > 0 && (
          <section aria-label={t('browse.results')}>
            <Stack as="ul">
              {rows.map((job) => (
                <li key={job.jobId}>
                  <JobCard job={job} to={pageOf(job.jobId)} />
                </li>
              ))}
            </Stack>
            <NextPage query={jobs} />
          </section>
        )}
      </Stack>
    </Page>
  );
};
