import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { HelpRating } from '@shared/trust/model/help';
import type { HelpArticleName } from '@shared/trust/model/help-vocabulary';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { QueryGate } from '@/components/records/query-gate';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { Dialog } from '@/components/ui/records/dialog';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { helpAddress } from '@/trust/parts/help/help-articles';
import { useTranslation } from '@/lib/i18n/i18n';
import { pagesOf, queryOf } from '@/lib/requests/query-of';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDate, formatNumber } from '@/lib/time/format';
import styles from './desk.module.css';

/** Readers' ratings of the help articles. */
export const HelpRatingsView = () => {
  const { t } = useTranslation(['admin-help', 'admin-tickets']);
  const query = useQuery(queryOf('listHelpRatings'));
  const [opened, setOpened] = useState<HelpArticleName | null>(null);
  return (
    <Page
      title={t('articles')}
      description={t('description')}
      width="wide"
      breadcrumb={[{ label: t('title'), to: paths.tickets }, { label: t('articles') }]}
    >
      <QueryGate query={query} loading={t('loadingArticles')} rows={6}>
        {({ items }) => <Ratings items={items} onOpen={setOpened} />}
      </QueryGate>
      {opened && <Comments article={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
};

type RatingsProps = { items: readonly HelpRating[]; onOpen: (article: HelpArticleName) => void };

const Ratings = ({ items, onOpen }: RatingsProps) => {
  const { t } = useTranslation(['admin-help', 'help/articles']);
  const columns: Column<HelpRating>[] = [
    {
      key: 'article',
      header: t('article'),
      main: true,
      cell: ({ article }) => <Link to={helpAddress(article)}>{t(`${article}.title`)}</Link>,
    },
    { key: 'yes', header: t('yes'), align: 'end', cell: ({ yes }) => formatNumber(yes) },
    { key: 'no', header: t('no'), align: 'end', cell: ({ no }) => formatNumber(no) },
    {
      key: 'comments',
      header: t('comments'),
      align: 'end',
      cell: ({ article, yes, no }) =>
        yes + no === 0 ? (
          <MutedText as="span">{t('noVotes')}</MutedText>
        ) : (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('readNamed', { title: t(`${article}.title`) })}
            onClick={() => onOpen(article)}
          >
            {t('read')}
          </Button>
        ),
    },
  ];
  return <RecordList caption={t('articles')} columns={columns} rows={items} rowKey={({ article }) => article} />;
};

const Comments = ({ article, onClose }: { article: HelpArticleName; onClose: () => void }) => {
  const { t } = useTranslation(['admin-help', 'help/articles']);
  const query = useInfiniteQuery(pagesOf('listHelpComments', { params: { article } }));
  const rows = rowsOf(query.data);
  return (
    <Dialog opened onClose={onClose} title={t(`${article}.title`)}>
      <Stack>
        {query.isPending && <Loading label={t('loadingComments')} />}
        {query.isError && rows.length === 0 && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isSuccess && rows.length === 0 && <p>{t('noComments')}</p>}
        {rows.length > 0 && (
          <ul role="list" className={styles.comments}>
            {rows.map(({ commentId, helpful, text, at }) => (
              <li key={commentId}>
                <Badge tone={helpful ? 'success' : 'warning'}>{t(helpful ? 'yes' : 'no')}</Badge>{' '}
                <time dateTime={at}>{formatDate(at)}</time>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        )}
        <NextPage query={query} />
      </Stack>
    </Dialog>
  );
};
