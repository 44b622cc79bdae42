import UserX from 'lucide-react/dist/esm/icons/user-x.mjs';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { CancelDeletion } from '@/accounts/parts/data-rights/cancel-deletion';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './deletion-banner.module.css';

/** Shown on every signed-in page until the account is deleted. */
export const DeletionBanner = ({ me, dueAt }: { me: Me; dueAt: string }) => {
  const { t } = useTranslation('data-rights');
  const isDue = dueAt <= new Date().toISOString();
  return (
    <aside className={styles.note} aria-label={t('note.label')}>
      <UserX size={18} aria-hidden="true" />
      <p>{isDue ? t('delete.erasing') : t(`note.text.${me.userType}`, { date: formatDate(dueAt, ownZone()) })}</p>
      {!isDue && !me.viewAs && <CancelDeletion userType={me.userType} />}
    </aside>
  );
};
