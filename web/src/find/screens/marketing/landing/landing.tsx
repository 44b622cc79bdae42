import { Suspense } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { useDocumentTitle } from '@/components/ui/base/document-title';
import { Figures } from '../figures';
import { HeroSearch } from './hero-search';
import styles from './landing.module.css';
import { NewestJobs, OpenNow } from './newest-jobs';
import { Skyline } from './skyline';
import { useLiveJobs } from './use-live-jobs';

// Prerendered, but its script loads after the page.
const LandingBelow = lazy(() => import('./landing-below').then((it) => ({ default: it.LandingBelow })));

export const Landing = () => {
  const { t } = useTranslation('pages/landing');
  const live = useLiveJobs();
  useDocumentTitle(t('documentTitle'), t('hero.text'));
  return (
    <>
      <section className={styles.hero}>
        <Skyline />
        <div className={styles.heroInner}>
          <div>
            <h1 className={styles.heroTitle}>{t('hero.title')}</h1>
            <p className={styles.heroText}>{t('hero.text')}</p>
            <HeroSearch />
            <OpenNow live={live} />
          </div>
          <NewestJobs live={live} />
        </div>
      </section>
      <Figures
        label={t('figures.label')}
        items={[
          ['professionals', t('figures.professionals')],
          ['employers', t('figures.employers')],
          ['placements', t('figures.placements')],
          ['satisfaction', t('figures.satisfaction')],
        ]}
      />
      <Suspense>
        <LandingBelow live={live} />
      </Suspense>
    </>
  );
};
