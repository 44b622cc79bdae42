import { useQuery } from '@tanstack/react-query';
import { MutedText, Stack } from '@/components/layout';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';

type Props = {
  /** Number of jobs that stay online. */
  allowed: number;
  chosen: readonly string[];
  onChange: (jobIds: string[]) => void;
};

const activeJobs = () => queryOf('listManagedJobs', { query: { status: 'active', sort: 'newest' } });

/** Chooses the jobs that stay online when the plan allows fewer; by default, the newest ones. */
export const KeptJobs = ({ allowed, chosen, onChange }: Props) => {
  const { t } = useTranslation('billing');
  const jobs = useQuery(activeJobs());
  if (jobs.isPending) return <ListSkeleton rows={2} label={t('kept.loading')} />;
  if (jobs.isError) return <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} />;
  const toggle = (jobId: string, isKept: boolean) =>
    onChange(isKept ? [...chosen, jobId] : chosen.filter((it) => it !== jobId));
  return (
    <Fieldset label={t('kept.label', { count: allowed })}>
      <Stack gap="xs">
        {jobs.data.items.map(({ jobId, title, location }) => (
          <CheckboxField
            key={jobId}
            label={title}
            description={location}
            checked={chosen.includes(jobId)}
            disabled={!chosen.includes(jobId) && chosen.length >= allowed}
            onChange={(event) => toggle(jobId, event.currentTarget.checked)}
          />
        ))}
        <MutedText>{t('kept.otherwise')}</MutedText>
      </Stack>
    </Fieldset>
  );
};
