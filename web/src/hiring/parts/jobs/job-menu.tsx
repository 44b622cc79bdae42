import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs';
import EyeOff from 'lucide-react/dist/esm/icons/eye-off.mjs';
import { useRef } from 'react';
import { Menu } from '@/components/ui/menu';
import { useTranslation } from '@/lib/i18n/i18n';
import { useHideJob } from './saved/hidden-jobs';
import styles from './saved/save-button.module.css';

/** A job's other actions in a list. A toast can undo hiding. */
export const JobMenu = ({ job }: { job: { jobId: string; title: string } }) => {
  const { t } = useTranslation('job-matches');
  const { mutate } = useHideJob();
  const place = useRef<HTMLSpanElement>(null);
  const hide = () => {
    // The menu disappears with its job, so the focus moves to the list's heading.
    const heading = place.current?.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
    mutate({ jobId: job.jobId, hidden: true }, { onSuccess: () => heading?.focus({ preventScroll: true }) });
  };
  return (
    <span ref={place}>
      <Menu
        align="end"
        trigger={<Ellipsis size={18} aria-hidden="true" />}
        triggerClassName={styles.heart}
        triggerLabel={t('more', { title: job.title })}
        items={[{ key: 'hide', label: t('hide'), icon: <EyeOff size={16} aria-hidden="true" />, onSelect: hide }]}
      />
    </span>
  );
};
