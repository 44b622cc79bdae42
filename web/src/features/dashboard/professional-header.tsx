import type { ProfessionalDashboard } from '@shared/model/professional-dashboard';
import { paths } from '@shared/paths';
import { PersonPhoto } from '@/components/avatar';
import { RatingStars } from '@/components/rating-stars';
import { Badge } from '@/components/ui/badge';
import { formatNumber } from '@/lib/time/format';
import type { Specialty } from '@shared/model/enumerations';
import type { Profession } from '@shared/model/healthcare-vocabulary';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLiveStatus } from '@/lib/live/live';
import { Link } from 'react-router-dom';
import { toTab } from './professional-tabs';
import styles from './professional-header.module.css';

type Props = {
  name: string;
  photoUrl: string | null;
  profession: Profession | null;
  specialty: Specialty | null;
  location: string;
  showsOnline: boolean;
  figures: ProfessionalDashboard;
};

export const ProfessionalHeader = ({
  name,
  photoUrl,
  profession,
  specialty,
  location,
  showsOnline,
  figures,
}: Props) => {
  const { t } = useTranslation(['dashboard', 'labels/jobs', 'labels/professions']);
  const isOnline = useLiveStatus() === 'connected';
  const { counts, profileViews, rating, referrals } = figures;
  const facts = [
    { key: 'views', value: formatNumber(profileViews), to: '' },
    { key: 'applications', value: formatNumber(counts.applications), to: toTab('applications') },
    { key: 'upcoming', value: formatNumber(counts.upcoming), to: toTab('calendar') },
    { key: 'referrals', value: formatNumber(referrals), to: paths.referrals },
    { key: 'messages', value: formatNumber(counts.unreadMessages), to: paths.messages },
  ] as const;
  return (
    <section className={styles.header} aria-label={t('header.label')}>
      <div className={styles.person}>
        <PersonPhoto name={name} url={photoUrl} size="large" />
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.line}>
            {[profession && t(`profession.${profession}`), specialty && t(`specialty.${specialty}`), location]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className={styles.badges}>
            {showsOnline && isOnline && <Badge tone="success">{t('header.online')}</Badge>}
            {rating ? (
              <RatingStars value={rating.average} count={rating.reviews} />
            ) : (
              <span className={styles.line}>{t('header.noRating')}</span>
            )}
          </div>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ key, value, to }) => (
          <div key={key}>
            <dt>{to ? <Link to={to}>{t(`header.${key}`)}</Link> : t(`header.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
