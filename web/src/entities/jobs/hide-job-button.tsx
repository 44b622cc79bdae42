import EyeOff from 'lucide-react/dist/esm/icons/eye-off.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import { useHideJob } from './hidden-jobs';
import styles from './save-button.module.css';

/** Takes a job out of the person's lists; a toast takes it back. */
export const HideJobButton = ({ job }: { job: { jobId: string; title: string } }) => {
  const { t } = useTranslation('job-matches');
  const { mutate, isPending } = useHideJob();
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t('hideJob', { title: job.title })}
      title={t('hide')}
      disabled={isPending}
      onClick={({ currentTarget }) => {
        // The button goes with its job: the focus moves to the heading of the list.
        const heading = currentTarget.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
        mutate({ jobId: job.jobId, hidden: true }, { onSuccess: () => heading?.focus({ preventScroll: true }) });
      }}
    >
      <EyeOff size={20} aria-hidden="true" />
    </button>
  );
};
