import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { SelectField } from '@/components/ui/fields/select-field';
import { managedJobsQuery } from '@/entities/jobs/job-queries';
import { useTranslation } from '@/lib/i18n/i18n';

/** Leads to the professionals recommended for one of the team's jobs. */
export const ForJob = () => {
  const { t } = useTranslation('candidates');
  const navigate = useNavigate();
  const { data } = useQuery(managedJobsQuery({ status: 'active' }));
  if (!data || data.items.length === 0) return null;
  return (
    <SelectField
      label={t('recommended.forJob')}
      placeholder={t('invite.chooseJob')}
      data={data.items.map(({ jobId, title }) => ({ value: jobId, label: title }))}
      value={null}
      onChange={(jobId) => jobId !== null && void navigate(pathTo(paths.jobCandidates, { jobId }))}
    />
  );
};
