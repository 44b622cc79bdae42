import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { LoadMore } from '@/components/ui/load-more';
import { Page } from '@/components/ui/page';
import { toast } from '@/components/ui/toast';
import { NotificationList } from './notification-list';
import { allNotifications, useMarkAllRead } from './notification-queries';
import styles from './notifications.module.css';

/** All notifications, page by page. */
export const NotificationsView = () => {
  const { t } = useTranslation('notifications');
  const list = useInfiniteQuery(allNotifications);
  const markAll = useMarkAllRead();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const hasUnread = items.some(({ isRead }) => !isRead);
  return (
    <Page
      title={t('title')}
      description={t('description')}
      breadcrumb={[{ label: t('title') }]}
      actions={
        hasUnread && (
          <Button
            variant="secondary"
            loading={markAll.isPending}
            onClick={() => markAll.mutate(undefined, { onError: () => toast.error(t('failed')) })}
          >
            {t('markAll')}
          </Button>
        )
      }
    >
      {list.isPending && <ListSkeleton rows={5} label={t('loading')} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && <EmptyState illustration="bell" title={t('empty')} text={t('emptyText')} />}
      {items.length > 0 && (
        <div className={styles.paged}>
          <NotificationList notifications={items} />
        </div>
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      />
    </Page>
  );
};
