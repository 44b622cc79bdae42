import ShieldCheck from 'lucide-react/dist/esm/icons/shield-check.mjs';
import { useTranslation } from '@/lib/i18n';
import type { VerifiedBadge } from '@shared/model/verification';
import { Quiet } from '@/components/layout';
import { badgeLabel, badgeSource } from './professional-words';
import styles from './professionals.module.css';

/** What of somebody was checked, by whom and when. */
export const VerifiedBadges = ({ badges }: { badges: readonly VerifiedBadge[] }) => {
  const { t } = useTranslation('professionals');
  return (
    <ul className={styles.badges} role="list" aria-label={t('badges.title')}>
      {badges.map((badge) => (
        <li key={badge.credentialId}>
          <ShieldCheck size={20} aria-hidden="true" />
          <div>
            <strong>{badgeLabel(badge)}</strong>
            <Quiet>{badgeSource(badge, t)}</Quiet>
          </div>
        </li>
      ))}
    </ul>
  );
};
