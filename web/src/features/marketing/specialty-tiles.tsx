import { ArrowRight, Baby, BedDouble, Brain, HeartPulse, ScanLine, Siren, Stethoscope, Syringe } from 'lucide-react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import type { Specialty } from '@shared/model/enumerations';
import { specialtySlug } from '@shared/model/vocabulary';
import { paths } from '@shared/paths';
import { classNames } from '@/components/ui/base/class-names';
import styles from './landing.module.css';

const tiles = [
  ['Emergency Medicine', Siren],
  ['Cardiology', HeartPulse],
  ['Pediatrics', Baby],
  ['Anesthesiology', Syringe],
  ['Surgery', BedDouble],
  ['Internal Medicine', Stethoscope],
  ['Radiology', ScanLine],
  ['Psychiatry', Brain],
] as const satisfies readonly (readonly [Specialty, unknown])[];

export const SpecialtyTiles = () => {
  const { t } = useTranslation(['pages/landing', 'labels/jobs']);
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
        {tiles.map(([specialty, Icon]) => (
          <li key={specialty}>
            <Link to={`${paths.jobs}?specialty=${specialtySlug(specialty)}`} className={classNames(styles.tile)}>
              <span className={styles.tileIcon}>
                <Icon size={24} aria-hidden="true" />
              </span>
              <span className={styles.tileName}>{t(`specialty.${specialty}`)}</span>
              <span className={styles.tileHint}>{t(`specialties.hint.${specialty}`)}</span>
              <ArrowRight size={20} aria-hidden="true" className={classNames(styles.tileArrow)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
