import type { Me } from '@shared/accounts/api/accounts.routes';
import { whatsNew } from '@shared/paths';
import { unreadNews } from '@/trust/parts/help/unread-news';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './rail.module.css';
import type { PlainLink } from './workspace-navigation';

/** Name of an entry, followed by its unread count. */
export const PersonLinkLabel = ({ me, link: { label, to } }: { me: Me; link: PlainLink }) => {
  const { t } = useTranslation('workspace');
  const unread = to === whatsNew ? unreadNews(me) : 0;
  if (unread === 0) return t(label);
  return (
    <>
      {t(label)} <span className={styles.newCount}>{unread}</span>
    </>
  );
};
