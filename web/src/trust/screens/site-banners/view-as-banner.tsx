import { Eye } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { paths, pathTo } from '@shared/paths';
import { Button } from '@/components/ui/base/button';
import { api } from '@/lib/api/api';
import { endViewing, viewGrantId } from '@/lib/auth/view-as';
import { useTranslation } from '@/lib/i18n/i18n';
import { addressOf } from '@/lib/i18n/language';
import { useNow } from '@/lib/time/use-now';
import styles from './site-banners.module.css';

const second = 1000;

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / second));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Shown while a staff member views as this person: the remaining time, and the way back. */
export const ViewAsBanner = ({ me }: { me: Me }) => {
  const { t } = useTranslation('site-notes');
  const [leaving, setLeaving] = useState(false);
  const left = Date.parse(me.viewAs?.expiresAt ?? '') - useNow(second);

  const stop = async () => {
    setLeaving(true);
    const grantId = viewGrantId();
    // After this, calls are the staff member's own again.
    endViewing();
    if (grantId) await api('stopViewAs', { params: { grantId } }).catch(() => undefined);
    window.location.assign(addressOf(pathTo(paths.adminPerson, { userId: me.userId })));
  };
  const stopNow = useEffectEvent(stop);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) void stopNow();
  }, [isOver]);

  return (
    <aside className={styles.viewing} aria-label={t('viewAs.label')}>
      <Eye size={18} aria-hidden="true" />
      <p>
        {t('viewAs.text', { name: `${me.firstName} ${me.lastName}`.trim() })}{' '}
        <b role="timer" aria-live="off">
          {clock(left)}
        </b>
      </p>
      <Button size="small" variant="secondary" loading={leaving} onClick={() => void stop()}>
        {t('viewAs.stop')}
      </Button>
    </aside>
  );
};
