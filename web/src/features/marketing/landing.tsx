import { useTranslation } from '@/lib/i18n/i18n';
import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useDocumentTitle } from '@/components/ui/base/document-title';
import { FeatureGrid } from './feature-grid';
import { Figures } from './figures';
import styles from './landing.module.css';
import { ShiftBoard } from './shift-board';
import { SpecialtyTiles } from './specialty-tiles';
import { Stories } from './stories';

export const Landing = () => {
  const { t } = useTranslation('pages/landing');
  useDocumentTitle(t('documentTitle'), t('hero.text'));
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroInner}>
          <div className={styles.heroWords}>
            <p className={styles.kicker}>{t('hero.kicker')}</p>
            <h1 className={styles.heroTitle}>{t('hero.title')}</h1>
            <p className={styles.heroText}>{t('hero.text')}</p>
            <div className={styles.actions}>
              <ButtonLink to={paths.register} variant="accent" size="large">
                {t('hero.start')}
              </ButtonLink>
              <ButtonLink to={paths.howItWorks} variant="onBand" size="large">
                {t('hero.how')}
              </ButtonLink>
            </div>
          </div>
          <ShiftBoard />
        </div>
        <Figures
          label={t('figures.label')}
          items={[
            ['professionals', t('figures.professionals')],
            ['employers', t('figures.employers')],
            ['placements', t('figures.placements')],
            ['satisfaction', t('figures.satisfaction')],
          ]}
        />
      </section>
      <SpecialtyTiles />
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
