import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NotificationFilter } from '@shared/model/notification';
import { paths } from '@shared/paths';
import { Row } from '@/components/layout';
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
      description={t('description')}
      breadcrumb={[{ label: t('title') }]}
      actions={
        <>
          {hasUnread && (
            <Button
              variant="secondary"
              loading={markAll.isPending}
              onClick={() => markAll.mutate(undefined, { onError: () => toast.error(t('failed')) })}
            >
              {t('markAll')}
            </Button>
          )}
          <ButtonLink to={paths.notificationSettings} variant="secondary">
            {t('settings')}
          </ButtonLink>
        </>
      }
    >
      <Row role="group" aria-label={t('filter')} className={styles.filters}>
        {filters.map((filter) => (
          <Button
            key={filter}
            variant={filter === show ? 'secondary' : 'quiet'}
            size="small"
            aria-pressed={filter === show}
            onClick={() => setShow(filter)}
          >
            {t(`filters.${filter}`)}
          </Button>
        ))}
      </Row>
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
