import { RefreshCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { Button } from '@/components/ui/base/button';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { forgetAgenda, keepAgenda, readAgenda } from '@/lib/offline/agenda';
import { forgetShell, isOutdated, keepShell } from '@/lib/offline/app-shell';
import { ownAgenda } from './own-agenda';
import styles from './app-upkeep.module.css';

const startMs = 4000;
const agendaMs = 30 * 60 * 1000;
const checkMs = 30 * 60 * 1000;

/** The clock-in part, which belongs to another feature. */
export type ClockUpkeep = {
  load: () => Promise<void>;
  keep: (userId: string, isRemembered: boolean) => Promise<void>;
};

const hasShifts = (me: Me): boolean => !isEmployer(me) && !me.support;

/** On a computer where the session ends with the tab, nothing is left behind. */
const refreshAgenda = async (me: Me, isRemembered: boolean, clock: ClockUpkeep): Promise<void> => {
  const kept = await readAgenda();
  if (kept && (kept.userId !== me.userId || !isRemembered)) await forgetAgenda();
  if (!isRemembered) return hasShifts(me) ? clock.keep(me.userId, false) : undefined;
  const isFresh = kept?.userId === me.userId && Date.now() - Date.parse(kept.savedAt) < agendaMs;
  if (isFresh) return undefined;
  const entries = await ownAgenda(me);
  await keepAgenda({ userId: me.userId, savedAt: new Date().toISOString(), entries });
  return hasShifts(me) ? clock.keep(me.userId, true) : undefined;
};

const prepare = async (me: Me, isRemembered: boolean, clock: ClockUpkeep): Promise<void> => {
  // Loaded now, so that the worker caches it.
  const { prepareOfflineView } = await import('./offline-view');
  await Promise.all([prepareOfflineView(), hasShifts(me) && clock.load()]);
  await keepShell();
  await refreshAgenda(me, isRemembered, clock);
};

const useOfflineCopy = (me: Me, isRemembered: boolean, clock: ClockUpkeep): void => {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    if (import.meta.env.DEV) {
      forgetShell().catch(() => undefined);
      return undefined;
    }
    const timer = setTimeout(() => {
      // Without storage, or with another version on the server, the page works as before.
      prepare(me, isRemembered, clock).catch(() => undefined);
    }, startMs);
    return () => clearTimeout(timer);
  }, [me, isRemembered, clock]);
};

/** Sends what waits on this phone, from whichever page its owner returns to. */
const useClockDelivery = (me: Me): void => {
  const userId = hasShifts(me) ? me.userId : null;
  useEffect(() => {
    if (userId === null) return undefined;
    let close: (() => void) | null = null;
    let isGone = false;
    const open = async () => {
      const { openClock } = await import('@/work/parts/attendance/use-clock');
      if (!isGone) close = openClock(userId);
    };
    open().catch(() => undefined);
    return () => {
      isGone = true;
      close?.();
    };
  }, [userId]);
};

const useNewVersion = (): boolean => {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (import.meta.env.DEV || isNew) return undefined;
    let checkedAt = Date.now();
    const check = () => {
      if (document.hidden || !navigator.onLine || Date.now() - checkedAt < checkMs) return;
      checkedAt = Date.now();
      isOutdated().then(setNew, () => undefined);
    };
    const timer = setInterval(check, checkMs);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [isNew]);
  return isNew;
};

const NewVersion = () => {
  const { t } = useTranslation('offline');
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <div className={styles.notice}>
      <RefreshCw size={16} aria-hidden="true" />
      <span>{t('version.ready')}</span>
      {/* A form with unsaved changes asks before leaving. */}
      <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
        {t('version.reload')}
      </Button>
      <button type="button" className={styles.close} aria-label={t('version.later')} onClick={() => setShown(false)}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
};

/** Keeps the site usable offline, and says when a newer version has been deployed. */
export const AppUpkeep = ({ me, clock }: { me: Me; clock: ClockUpkeep }) => {
  const { isRemembered = false } = useSession();
  useOfflineCopy(me, isRemembered, clock);
  useClockDelivery(me);
  const isNew = useNewVersion();
  return <div role="status">{isNew && <NewVersion />}</div>;
};
