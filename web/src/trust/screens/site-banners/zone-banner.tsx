import { Clock, X } from 'lucide-react';
import { useState } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { storageKeys } from '@shared/storage-keys';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { browserZone } from '@/lib/time/own-zone';
import { zoneWords } from '@/lib/time/time-zones';
import styles from './site-banners.module.css';

const differsNow = (one: string, other: string): boolean => {
  const now = Date.now();
  return wallTimeAt(now, one) !== wallTimeAt(now, other);
};

/** Asks once per pair of zones, when the account's zone differs from the device's clock. */
export const ZoneBanner = ({ me }: { me: Me }) => {
  const { t } = useTranslation('site-notes');
  const { refresh } = useSession();
  const [closed, setClosed] = useState(() => localStorage.getItem(storageKeys.zoneAsked));
  const [isSaving, setIsSaving] = useState(false);
  const { timeZone, viewAs } = me;
  const here = browserZone();
  const asked = `${timeZone} ${here}`;
  if (timeZone === undefined || viewAs || closed === asked || !differsNow(timeZone, here)) return null;
  const close = () => {
    localStorage.setItem(storageKeys.zoneAsked, asked);
    setClosed(asked);
  };
  const use = async () => {
    setIsSaving(true);
    try {
      await api('changeTimeZone', { body: { timeZone: here } });
      await refresh();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '');
    } finally {
      setIsSaving(false);
    }
  };
  const zone = zoneWords(here);
  return (
    <aside className={styles.announcement} aria-label={t('zone.label')}>
      <Clock size={18} aria-hidden="true" />
      <p>
        {t('zone.text', { zone, other: zoneWords(timeZone) })}{' '}
        <Button size="small" variant="secondary" loading={isSaving} onClick={() => void use()}>
          {t('zone.use', { zone })}
        </Button>
      </p>
      <button type="button" className={styles.close} aria-label={t('dismiss')} onClick={close}>
        <X size={18} aria-hidden="true" />
      </button>
    </aside>
  );
};
