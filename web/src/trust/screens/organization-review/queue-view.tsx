import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { OrganizationQueueItem } from '@shared/organizations/model/organization-verification';
import { organizationStatuses } from '@shared/organizations/model/organization-verification-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Row } from '@/components/layout';
import { DueClock } from '@/components/records/due-clock';
import { Queue, useQueueStatus } from '@/components/records/queue';
import { Badge } from '@/components/ui/badge';
import { Page } from '@/components/ui/base/page';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { useTranslation } from '@/lib/i18n/i18n';
import { casesQuery } from './review-queries';
import styles from './review.module.css';

/** Organizations with other statuses have not requested a review. */
const statuses = organizationStatuses.filter((status) => status !== 'unverified');

export const QueueView = () => {
  const { t } = useTranslation('admin-organizations');
  const { status, choose } = useQueueStatus(statuses, 'pending');
  const query = useInfiniteQuery(casesQuery(status));
  const rows = rowsOf(query.data);
  return (
    <Page title={t('title')} width="wide">
      <Queue
        label={t('statusFilter')}
        statuses={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        status={status}
        onChoose={choose}
        query={query}
        count={rows.length}
        loading={t('loading')}
        none={{ title: t(status === 'pending' ? 'none.pending' : 'none.other'), text: t('none.text') }}
        shown={t(query.hasNextPage ? 'shownMore' : 'shown', { count: rows.length })}
      >
        <Rows rows={rows} />
      </Queue>
    </Page>
  );
};

const Rows = ({ rows }: { rows: readonly OrganizationQueueItem[] }) => {
  const { t } = useTranslation('admin-organizations');
  const columns: Column<OrganizationQueueItem>[] = [
    {
      key: 'organization',
      header: t('columns.organization'),
      main: true,
      cell: ({ organizationId, company_name, city, state }) => (
        <>
          <Link to={pathTo(paths.organizationCase, { organizationId })}>{company_name}</Link>
          <MutedText as="div">{[city, state].filter(Boolean).join(', ')}</MutedText>
        </>
      ),
    },
    {
      key: 'evidence',
      header: t('columns.evidence'),
      cell: ({ documents, npi, held, rejectionProposed }) => (
        <Row gap="xs">
          {rejectionProposed && <Badge tone="danger">{t('secondPair')}</Badge>}
          {held && <Badge tone="warning">{t('held')}</Badge>}
          <span className={styles.count}>{t('documents', { count: documents })}</span>
          {npi && <MutedText as="span">{t(`npi.${npi.outcome}`)}</MutedText>}
        </Row>
      ),
    },
    {
      key: 'due',
      header: t('columns.due'),
      cell: ({ submittedAt, dueAt }) =>
        submittedAt !== null && dueAt !== null && <DueClock startedAt={submittedAt} dueAt={dueAt} />,
    },
  ];
  return (
    <RecordList caption={t('title')} rows={rows} columns={columns} rowKey={({ organizationId }) => organizationId} />
  );
};
