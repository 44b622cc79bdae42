import { useNavigate } from 'react-router-dom';
import type { JobCard as Posting } from '@shared/model/job';
import { paths, pathTo } from '@shared/paths';
import { Row, Stack } from '@/components/layout';
import { JobCard } from '@/entities/jobs/job-card';
import { SaveJobButton } from '@/entities/jobs/save-job-button';
import { SearchBox } from '@/components/search/search-box';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { withSource } from '@/entities/applications/application-source';
import type { Specialty } from '@shared/model/enumerations';
import { useTranslation } from '@/lib/i18n/i18n';
import { emptySearch, searchAddress } from '@/entities/jobs/job-search';

type Props = { jobs: readonly Posting[]; specialty: Specialty | null; allInSpecialty: string };

export const JobSearchTab = ({ jobs, specialty, allInSpecialty }: Props) => {
  const { t } = useTranslation(['dashboard', 'labels/jobs']);
  const navigate = useNavigate();
  return (
    <Stack gap="l">
      <SearchBox
        q=""
        label={t('jobs.search')}
        placeholder={t('jobs.placeholder')}
        action={paths.jobs}
        onSearch={(q) => void navigate(searchAddress({ ...emptySearch, q }))}
      />
      <Row justify="between" align="baseline">
        <h2>
          {specialty
            ? t('professional.newestIn', { specialty: t(`specialty.${specialty}`) })
            : t('professional.newest')}
        </h2>
        <ButtonLink to={allInSpecialty} variant="secondary">
          {t('jobs.all')}
        </ButtonLink>
      </Row>
      {jobs.length === 0 ? (
        <EmptyState
          illustration="search"
          title={
            specialty
              ? t('professional.noJobsIn', { specialty: t(`specialty.${specialty}`) })
              : t('professional.noJobs')
          }
          action={<ButtonLink to={paths.jobs}>{t('professional.browse')}</ButtonLink>}
        />
      ) : (
        <Stack as="ul">
          {jobs.map((job) => (
            <li key={job.jobId}>
              <JobCard
                job={job}
                heading="h3"
                to={withSource(pathTo(paths.jobDetail, { jobId: job.jobId }), 'search')}
                action={<SaveJobButton job={job} />}
              />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
};
