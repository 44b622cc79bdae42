import { useTranslation } from '@/lib/i18n/i18n';
import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { FeatureGrid } from './feature-grid';
import styles from './landing.module.css';
import { MatchExample } from './match-example';
import { SpecialtyTiles } from './specialty-tiles';
import { Stories } from '../stories';
import { TwoSides } from './two-sides';
import type { Live } from './use-live-jobs';

/** Content below the first screen. */
export const LandingBelow = ({ live }: { live: Live }) => {
  const { t } = useTranslation('pages/landing');
  return (
    <>
      <TwoSides />
      <MatchExample />
      <SpecialtyTiles live={live} />
      <FeatureGrid />
      <Stories />
      <section className={styles.closing}>
        <div className={styles.closingInner}>
          <div>
            <h2 className={styles.sectionTitle}>{t('closing.title')}</h2>
            <p className={styles.sectionText}>{t('closing.text')}</p>
          </div>
          <div className={styles.actions}>
            <ButtonLink to={paths.register} size="large">
              {t('closing.start')}
            </ButtonLink>
            <ButtonLink to={paths.jobs} size="large" variant="secondary">
              {t('closing.browse')}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
};
