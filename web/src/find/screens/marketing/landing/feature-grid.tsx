import { BadgeCheck, Clock, MessagesSquare, Star, Target, WalletCards } from 'lucide-react';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './landing.module.css';

const features = [
  ['matching', Target],
  ['verified', BadgeCheck],
  ['messaging', MessagesSquare],
  ['reviews', Star],
  ['payments', WalletCards],
  ['support', Clock],
] as const;

export const FeatureGrid = () => {
  const { t } = useTranslation('pages/landing');
  return (
    <div className={styles.band}>
      <section className={styles.section}>
        <div className={styles.sectionHead}>
          <div>
            <h2 className={styles.sectionTitle}>{t('features.title')}</h2>
            <p className={styles.sectionText}>{t('features.text')}</p>
          </div>
        </div>
        <div className={styles.features}>
          {features.map(([name, Icon]) => (
            <div key={name} className={styles.feature}>
              <h3 className={styles.featureTitle}>
                <Icon size={22} aria-hidden="true" />
                {t(`features.items.${name}.title`)}
              </h3>
              <p>{t(`features.items.${name}.text`)}</p>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
};
