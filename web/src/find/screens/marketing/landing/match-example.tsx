import Check from 'lucide-react/dist/esm/icons/check.mjs';
import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import { Badge } from '@/components/ui/badge';
import styles from './landing.module.css';
import { useContent } from '../use-content';

const score = 97;

/** An example, labeled as such: not a real job or person. */
export const MatchExample = () => {
  const { t, list } = useContent('pages/landing');
  return (
    <div className={styles.band}>
      <section className={`${styles.section} ${styles.demo}`}>
        <div>
          <h2 className={styles.sectionTitle}>{t('match.title')}</h2>
          <p className={styles.sectionText}>{t('match.text')}</p>
        </div>
        <figure className={styles.example} aria-label={t('match.label')}>
          <span className={styles.ring} role="img" aria-label={t('match.score', { score })}>
            <svg viewBox="0 0 36 36" aria-hidden="true">
              <circle cx="18" cy="18" r="15.9" />
              <circle cx="18" cy="18" r="15.9" strokeDasharray={`${score} 100`} />
            </svg>
            <span aria-hidden="true">{score}</span>
          </span>
          <div>
            <h3 className={styles.exampleTitle}>
              {t('match.job')} <Badge>{t('match.example')}</Badge>
            </h3>
            <ul className={styles.reasons}>
              {list('match.reasons').map((reason) => (
                <li key={reason}>
                  <Check size={18} aria-hidden="true" />
                  {reason}
                </li>
              ))}
              <li className={styles.missing}>
                <CircleAlert size={18} aria-hidden="true" />
                {t('match.missing')}
              </li>
            </ul>
          </div>
        </figure>
      </section>
    </div>
  );
};
