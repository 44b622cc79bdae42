import ShieldAlert from 'lucide-react/dist/esm/icons/shield-alert.mjs';
import { Link, useLocation } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { paths } from '@shared/paths';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import styles from './unverified-banner.module.css';

/** Banner on every page until the organization is verified: what is closed, and how to fix it. */
export const UnverifiedBanner = ({ membership }: { membership: NonNullable<Me['membership']> }) => {
  const { t } = useTranslation('unverified-note');
  const { pathname } = useLocation();
  const { graceUntil, role } = membership;
  if (pathname === paths.organizationVerification) return null;
  return (
    <aside className={styles.note} aria-label={t('label')}>
      <ShieldAlert size={18} aria-hidden="true" />
      <p>{graceUntil === undefined ? t('text') : t('grace', { date: formatDate(graceUntil) })}</p>
      {role === 'admin' ? <Link to={paths.organizationVerification}>{t('verify')}</Link> : <span>{t('ask')}</span>}
    </aside>
  );
};
