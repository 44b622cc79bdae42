import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { limits } from '@shared/limits';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { ErrorState } from '@/components/ui/base/error-state';
import { Card } from '@/components/ui/card';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { LoadMore } from '@/components/ui/records/load-more';
import type { ApiResult } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import styles from './privacy.module.css';
import { viewersQuery } from './privacy-queries';

type Viewer = ApiResult<'listProfileViewers'>['items'][number];

/** Shows organizations, never the people in them. */
export const ProfileViewers = () => {
  const { t } = useTranslation('profile-privacy');
  const viewers = useInfiniteQuery(viewersQuery());
  const { data, isPending, isError, error, hasNextPage, isFetchingNextPage } = viewers;
  return (
    <Card title={t('viewers.title')}>
      {isPending && <ListSkeleton rows={3} label={t('viewers.loading')} />}
      {isError && !data && <ErrorState error={error} onRetry={() => void viewers.refetch()} />}
      {data && <Viewers pages={data.pages} hasMore={hasNextPage} />}
      <LoadMore hasMore={hasNextPage} loading={isFetchingNextPage} onClick={() => void viewers.fetchNextPage()} />
    </Card>
  );
};

const Viewers = ({ pages, hasMore }: { pages: readonly ApiResult<'listProfileViewers'>[]; hasMore: boolean }) => {
  const { t } = useTranslation('profile-privacy');
  const items = pages.flatMap((page) => page.items);
  if (!pages[0]?.shared) return <MutedText>{t('viewers.notShared')}</MutedText>;
  if (items.length === 0 && !hasMore)
    return <MutedText>{t('viewers.none', { days: limits.profileViewDays })}</MutedText>;
  return (
    <Stack gap="s">
      <MutedText>{t('viewers.text', { days: limits.profileViewDays })}</MutedText>
      <ul className={styles.documents} role="list" aria-label={t('viewers.title')}>
        {items.map((viewer) => (
          <ViewerRow key={viewer.organizationId} {...viewer} />
        ))}
      </ul>
    </Stack>
  );
};

const ViewerRow = ({ organizationId, organization, viewedOn }: Viewer) => (
  <Row as="li" justify="between" className={styles.document}>
    <Link to={pathTo(paths.organization, { organizationId })}>{organization}</Link>
    <MutedText as="span">{formatDate(viewedOn)}</MutedText>
  </Row>
);
