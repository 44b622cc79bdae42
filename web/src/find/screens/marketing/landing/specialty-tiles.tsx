import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import type { Specialty } from '@shared/core/model/enumerations';
import { specialtySlug } from '@shared/core/model/vocabulary';
import { paths } from '@shared/paths';
import { classNames } from '@/components/ui/base/class-names';
import styles from './landing.module.css';
import type { Live } from './use-live-jobs';

const tiles = [
  'Emergency Medicine',
  'Cardiology',
  'Pediatrics',
  'Anesthesiology',
  'Surgery',
  'Internal Medicine',
  'Radiology',
  'Psychiatry',
] as const satisfies readonly Specialty[];

export const SpecialtyTiles = ({ live }: { live: Live }) => {
  const { t } = useTranslation(['pages/landing', 'labels/jobs']);
  const counts = typeof live === 'object' ? live.specialties : null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <div>
          <h2 className={styles.sectionTitle}>{t('specialties.title')}</h2>
          <p className={styles.sectionText}>{t('specialties.text')}</p>
        </div>
        <Link to={paths.jobs}>{t('specialties.all')}</Link>
      </div>
      <ul className={styles.tiles}>
        {tiles.map((specialty) => (
          <li key={specialty}>
            <Link to={`${paths.jobs}?specialty=${specialtySlug(specialty)}`} className={classNames(styles.tile)}>
              <span className={styles.tileName}>{t(`specialty.${specialty}`)}</span>
              {counts && (
                <span className={styles.tileCount}>{t('jobCount', { count: counts.get(specialty) ?? 0 })}</span>
              )}
              <span className={styles.tileHint}>{t(`specialties.hint.${specialty}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
