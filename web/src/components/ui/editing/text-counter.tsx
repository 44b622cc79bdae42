import { useTranslation } from '@/lib/i18n/i18n';
import styles from '../fields/field.module.css';

export const TextCounter = ({ length, max }: { length: number; max: number }) => {
  const { t } = useTranslation('common');
  return (
    <span className={styles.counter} aria-live={length > max * 0.9 ? 'polite' : 'off'}>
      <span aria-hidden="true">{`${length}/${max}`}</span>
      <span className="visually-hidden">{t('counter', { used: length, max })}</span>
    </span>
  );
};
