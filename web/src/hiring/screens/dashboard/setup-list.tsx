import { Check } from 'lucide-react';
import { classNames } from '@/components/ui/base/class-names';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useTranslation } from '@/lib/i18n/i18n';
import { Progress } from './home-parts';
import styles from './home.module.css';

export type SetupStep = {
  key: string;
  title: string;
  isDone: boolean;
  /** The remaining step, and the link to it. */
  open: { text: string; action: string; to: string } | null;
};

/** First steps of a new person or organization; the first open step is primary. */
export const SetupList = ({ id, title, steps }: { id: string; title: string; steps: readonly SetupStep[] }) => {
  const { t } = useTranslation('home');
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.key;
  return (
    <section className={styles.setup} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.soft}>{t('setup.done', { done, of: steps.length })}</p>
      </div>
      <Progress share={(100 * done) / steps.length} />
      <ol role="list" className={styles.panel}>
        {steps.map(({ key, title: name, isDone, open }, index) => (
          <li key={key} className={classNames(styles.step, isDone && styles.done, key === next && styles.next)}>
            <span className={styles.mark}>
              {isDone ? <Check size={14} role="img" aria-label={t('setup.isDone')} /> : index + 1}
            </span>
            <div>
              <h3>{name}</h3>
              {open && <p>{open.text}</p>}
            </div>
            {open && (
              <ButtonLink to={open.to} size="small" variant="secondary">
                {open.action}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
