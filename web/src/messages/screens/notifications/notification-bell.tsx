import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { paths } from '@shared/paths';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { toast } from '@/components/ui/base/toast';
import { NotificationList } from './notification-list';
import { newestNotifications, useMarkAllRead } from './notification-queries';
import styles from './notifications.module.css';
import { unreadLabel } from './unread-label';

/** Renews the push subscription, whose endpoint browsers change occasionally. */
const useRenewedPush = () => {
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    void import('@/lib/live/browser-push').then(({ renewPush }) => renewPush()).catch(() => undefined);
  }, []);
};

const Panel = ({ id, close }: { id: string; close: () => void }) => {
  const { t } = useTranslation('notifications');
  const newest = useQuery(newestNotifications);
  const markAll = useMarkAllRead();
  const items = newest.data?.items ?? [];
  return (
    <section id={id} className={styles.panel} aria-label={t('title')}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        {(newest.data?.unreadCount ?? 0) > 0 && (
          <Button
            variant="quiet"
            size="small"
            loading={markAll.isPending}
            onClick={() => markAll.mutate(undefined, { onError: () => toast.error(t('failed')) })}
          >
            {t('markAll')}
          </Button>
        )}
      </div>
      <div className={styles.scroll}>
        {newest.isPending && <ListSkeleton rows={3} label={t('loading')} />}
        {newest.isError && <ErrorState error={newest.error} onRetry={() => void newest.refetch()} />}
        {newest.data && items.length === 0 && <EmptyState illustration="bell" title={t('empty')} />}
        <NotificationList notifications={items} onOpened={close} />
      </div>
      <div className={styles.foot}>
        <ButtonLink to={paths.notifications} variant="quiet" fullWidth onClick={close}>
          {t('viewAll')}
        </ButtonLink>
      </div>
    </section>
  );
};

const Badge = ({ label }: { label: string | null }): ReactNode =>
  label && (
    <span className={styles.count} aria-hidden="true">
      {label}
    </span>
  );

export const NotificationBell = () => {
  const { t } = useTranslation('notifications');
  const id = useId();
  const [opened, setOpened] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { data } = useQuery(newestNotifications);
  const label = unreadLabel(data?.unreadCount ?? 0);
  useRenewedPush();

  useEffect(() => {
    if (!opened) return undefined;
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpened(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpened(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [opened]);

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.bell}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        aria-label={label ? t('openUnread', { label }) : t('open')}
        onClick={() => setOpened(!opened)}
      >
        <Bell size={22} aria-hidden="true" />
        <Badge label={label} />
      </button>
      {opened && <Panel id={id} close={() => setOpened(false)} />}
    </div>
  );
};
