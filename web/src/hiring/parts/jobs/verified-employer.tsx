import BadgeCheck from 'lucide-react/dist/esm/icons/badge-check.mjs';
import type { VerifiedEmployer as Verified } from '@shared/organizations/model/organization-verification';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import styles from './verified-employer.module.css';

type Props = {
  verified: Verified | null;
  /** Whether method and date are written out instead of the icon alone. */
  isLong?: boolean;
};

export const VerifiedEmployer = ({ verified, isLong = false }: Props) => {
  const { t } = useTranslation('marketplace');
  if (!verified) return null;
  const since = t('verifiedEmployer.since', { method: verified.method, date: formatDate(verified.at) });
  const label = t('verifiedEmployer.label');
  return (
    <span className={isLong ? styles.long : styles.badge} title={since}>
      <BadgeCheck size={16} {...(isLong ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })} />
      {isLong && (
        <span>
          <strong>{label}</strong>
          <span className={styles.since}>{since}</span>
        </span>
      )}
    </span>
  );
};
