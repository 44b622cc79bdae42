import Briefcase from 'lucide-react/dist/esm/icons/briefcase.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import { chooseJob } from './chosen-job';
import styles from './search/find.module.css';
import type { ComparedJob } from './profile/use-fit';

type Props = { jobs: readonly ComparedJob[]; job: ComparedJob | null; saverId: string };

/** The team's open job that the list is for. Renders nothing without one. */
export const ForJob = ({ jobs, job, saverId }: Props) => {
  const { t } = useTranslation('find-professionals');
  if (jobs.length === 0) return null;
  return (
    <span className={styles.forJob}>
      <Briefcase size={15} aria-hidden="true" />
      <span aria-hidden="true">{t('forJob.label')}</span>
      <select
        aria-label={t('forJob.question')}
        value={job?.jobId ?? ''}
        onChange={({ currentTarget }) => chooseJob(saverId, currentTarget.value || null)}
      >
        <option value="">{t('forJob.none')}</option>
        {jobs.map(({ jobId, title }) => (
          <option key={jobId} value={jobId}>
            {title}
          </option>
        ))}
      </select>
    </span>
  );
};
