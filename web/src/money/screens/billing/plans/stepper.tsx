import Minus from 'lucide-react/dist/esm/icons/minus.mjs';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from '../billing.module.css';

type Props = { label: string; value: number; min: number; max: number; onChange: (value: number) => void };

/** A small number with a button on either side. */
export const Stepper = ({ label, value, min, max, onChange }: Props) => {
  const { t } = useTranslation('billing');
  return (
    <div className={styles.stepLine}>
      <span>{label}</span>
      <span className={styles.step} role="group" aria-label={label}>
        <button type="button" aria-label={t('fewer')} disabled={value <= min} onClick={() => onChange(value - 1)}>
          <Minus size={16} aria-hidden="true" />
        </button>
        <output aria-live="polite">{value}</output>
        <button type="button" aria-label={t('more')} disabled={value >= max} onClick={() => onChange(value + 1)}>
          <Plus size={16} aria-hidden="true" />
        </button>
      </span>
    </div>
  );
};
