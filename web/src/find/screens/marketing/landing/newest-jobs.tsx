import ArrowRight from 'lucide-react/dist/esm/icons/arrow-right.mjs';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import { classNames } from '@/components/ui/base/class-names';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './newest-jobs.module.css';
import type { Live } from './use-live-jobs';

const shown = () => import('./newest-jobs-shown');
const JobRows = lazy(() => shown().then((it) => ({ default: it.JobRows })));
const ProfessionLinks = lazy(() => shown().then((it) => ({ default: it.ProfessionLinks })));

const places = [0, 1, 2, 3];

/** Placeholder rows of the final height, so that nothing shifts when the jobs arrive. */
const Waiting = () => (
  <div className={styles.rows} aria-hidden="true">
    {places.map((place) => (
      <div key={place} className={styles.row}>
        <span className={styles.blank} />
        <span className={styles.lines}>
          <span />
          <span />
          <span />
        </span>
      </div>
    ))}
  </div>
);

export const NewestJobs = ({ live }: { live: Live }) => {
  const { t } = useTranslation('pages/landing');
  if (live === 'none') return null;
  return (
    <section className={styles.card} aria-labelledby="newest-jobs" aria-busy={live === 'loading'}>
      <h2 id="newest-jobs" className={styles.title}>
        {t('newest.title')}
      </h2>
      {live === 'loading' ? (
        <Waiting />
      ) : (
        <Suspense fallback={<Waiting />}>
          <JobRows jobs={live.jobs} />
        </Suspense>
      )}
      <Link to={paths.jobs} className={classNames(styles.all)}>
        {t('specialties.all')}
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </section>
  );
};

/** Keeps one line's height while it is empty. */
export const OpenNow = ({ live }: { live: Live }) => (
  <div className={styles.open}>
    {typeof live === 'object' && live.professions.length > 0 && (
      <Suspense fallback={null}>
        <ProfessionLinks professions={live.professions} />
      </Suspense>
    )}
  </div>
);
