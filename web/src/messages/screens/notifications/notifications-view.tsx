import { useInfiniteQuery } from '@tanstack/react-query';
import { CheckCheck, Settings } from 'lucide-react';
import { useState } from 'react';
import type { NotificationFilter } from '@shared/messages/model/notification';
import { paths } from '@shared/paths';
import chips from '@/components/search/chips.module.css';
import { useTranslation } from '@/lib/i18n/i18n';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { LoadMore } from '@/components/ui/records/load-more';
import { Page } from '@/components/ui/base/page';
import { toast } from '@/components/ui/base/toast';
import { NotificationList } from './notification-list';
import { notificationPages, useMarkAllRead } from './notification-queries';
import styles from './notifications.module.css';

const filters: readonly NotificationFilter[] = ['all', 'unread'];

export const NotificationsView = () => {
  const { t } = useTranslation('notifications');
  const [show, setShow] = useState<NotificationFilter>('all');
  const list = useInfiniteQuery(notificationPages(show));
  const markAll = useMarkAllRead();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const hasUnread = items.some(({ isRead }) => !isRead);
  return (
    <Page
      title={t('title')}
      breadcrumb={[{ label: t('title') }]}
      actions={
        <div className={styles.actions} data-icons-on-phones="">
          {hasUnread && (
            <Button
              variant="secondary"
              size="small"
              leftIcon={<CheckCheck size={18} aria-hidden="true" />}
              loading={markAll.isPending}
              onClick={() => markAll.mutate(undefined, { onError: () => toast.error(t('failed')) })}
            >
              <span>{t('markAll')}</span>
            </Button>
          )}
          <ButtonLink
            to={paths.notificationSettings}
            variant="secondary"
            size="small"
            leftIcon={<Settings size={18} aria-hidden="true" />}
          >
            <span>{t('settings')}</span>
          </ButtonLink>
        </div>
      }
      tools={
        <div className={chips.line} role="group" aria-label={t('filter')}>
          {filters.map((filter) => (
            <button
              key={filter}
              type="button"
              className={chips.chip}
              aria-pressed={filter === show}
              onClick={() => setShow(filter)}
            >
              {t(`filters.${filter}`)}
            </button>
          ))}
        </div>
      }
    >
      {list.isPending && <ListSkeleton rows={5} label={t('loading')} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <EmptyState
          illustration="bell"
          title={t(show === 'unread' ? 'allRead' : 'empty')}
          text={t(show === 'unread' ? 'allReadText' : 'emptyText')}
        />
      )}
      {items.length > 0 && (
        <>
          <div className={styles.paged}>
            <NotificationList notifications={items} swipes />
          </div>
          {!list.hasNextPage && <p className={styles.end}>{t('description')}</p>}
        </>
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      />
    </Page>
  );
};
