import ShieldAlert from 'lucide-react/dist/esm/icons/shield-alert.mjs';
import { Link, useLocation } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { paths } from '@shared/paths';
import { withReturnPath } from '@/lib/auth/return-path';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './team-banners.module.css';

/** The deadline for two-factor authentication, during the grace period. */
export const TwoFactorBanner = ({ membership }: { membership: NonNullable<Me['membership']> }) => {
  const { t } = useTranslation('team-notes');
  const { pathname, search } = useLocation();
  const { twoFactorUntil, organization } = membership;
  if (twoFactorUntil === undefined) return null;
  const to = pathname === paths.accountSettings ? pathname : withReturnPath(paths.accountSettings, pathname + search);
  return (
    <aside className={styles.note} aria-label={t('twoFactor.label')}>
      <ShieldAlert size={18} aria-hidden="true" />
      <p>{t('twoFactor.text', { organization, date: formatDateTime(twoFactorUntil, ownZone()) })}</p>
      <Link to={to}>{t('twoFactor.link')}</Link>
    </aside>
  );
};
