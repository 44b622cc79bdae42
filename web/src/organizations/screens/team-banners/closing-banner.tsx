import CalendarX from 'lucide-react/dist/esm/icons/calendar-x.mjs';
import { Link } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { organizationEnd } from '@shared/paths';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './team-banners.module.css';

/** Banner on every page of the team during the grace period. */
export const ClosingBanner = ({ membership }: { membership: NonNullable<Me['membership']> }) => {
  const { t } = useTranslation('team-notes');
  const { closesAt, organization, role } = membership;
  if (closesAt === undefined) return null;
  return (
    <aside className={styles.note} aria-label={t('closing.label')}>
      <CalendarX size={18} aria-hidden="true" />
      <p>{t('closing.text', { organization, date: formatDate(closesAt, ownZone()) })}</p>
      {role === 'admin' ? <Link to={organizationEnd}>{t('closing.link')}</Link> : <span>{t('closing.ask')}</span>}
    </aside>
  );
};
