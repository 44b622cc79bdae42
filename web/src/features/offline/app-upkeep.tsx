import { RefreshCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Me } from '@shared/api/accounts.routes';
import { Button } from '@/components/ui/base/button';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { forgetAgenda, keepAgenda, readAgenda } from '@/lib/offline/agenda';
import { forgetShell, isOutdated, keepShell } from '@/lib/offline/app-shell';
import { ownAgenda } from './own-agenda';
import styles from './app-upkeep.module.css';

const startMs = 4000;
const agendaMs = 30 * 60 * 1000;
const checkMs = 30 * 60 * 1000;

/** On a computer where the session ends with the tab, nothing stays behind. */
const refreshAgenda = async (me: Me, isRemembered: boolean): Promise<void> => {
  const kept = await readAgenda();
  if (kept && (kept.userId !== me.userId || !isRemembered)) await forgetAgenda();
  if (!isRemembered) return;
  const isFresh = kept?.userId === me.userId && Date.now() - Date.parse(kept.savedAt) < agendaMs;
  if (isFresh) return;
  const entries = await ownAgenda(me);
  await keepAgenda({ userId: me.userId, savedAt: new Date().toISOString(), entries });
};

const prepare = async (me: Me, isRemembered: boolean): Promise<void> => {
  // Loaded now, so that the worker keeps it.
  const { prepareOfflineView } = await import('./offline-view');
  await prepareOfflineView();
  await keepShell();
  await refreshAgenda(me, isRemembered);
};

const useOfflineCopy = (me: Me, isRemembered: boolean): void => {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    if (import.meta.env.DEV) {
      forgetShell().catch(() => undefined);
      return undefined;
    }
    const timer = setTimeout(() => {
      // Without storage, or with another version of the site on the server, the page works as before.
      prepare(me, isRemembered).catch(() => undefined);
    }, startMs);
    return () => clearTimeout(timer);
  }, [me, isRemembered]);
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
      {/* A form with changes asks before the page is left. */}
      <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
        {t('version.reload')}
      </Button>
      <button type="button" className={styles.close} aria-label={t('version.later')} onClick={() => setShown(false)}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
};

/** Keeps the site usable without a connection, and says when a newer version has been deployed. */
export const AppUpkeep = ({ me }: { me: Me }) => {
  const { isRemembered = false } = useSession();
  useOfflineCopy(me, isRemembered);
  const isNew = useNewVersion();
  return <div role="status">{isNew && <NewVersion />}</div>;
};
