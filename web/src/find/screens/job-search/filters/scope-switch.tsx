import Check from 'lucide-react/dist/esm/icons/check.mjs';
import { useSaverId } from '@/hiring/parts/jobs/saved/saver';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from '@/components/search/chips.module.css';
import { chooseJobScope } from '../job-scope';

type Props = { possible: boolean; onChange: () => void };

/** Switches between jobs that the person is eligible for and all jobs. */
export const ScopeSwitch = ({ possible, onChange }: Props) => {
  const { t } = useTranslation('job-matches');
  const saver = useSaverId();
  if (saver === null) return null;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={possible}
      className={styles.chip}
      onClick={() => {
        chooseJobScope(saver, possible);
        onChange();
      }}
    >
      {possible && <Check size={14} aria-hidden="true" />}
      {t('only')}
    </button>
  );
};
