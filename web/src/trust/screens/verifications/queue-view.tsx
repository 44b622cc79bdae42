import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { verificationStatuses } from '@shared/people/model/profile-vocabulary';
import type { VerificationQueueItem } from '@shared/people/model/verification';
import { paths, pathTo } from '@shared/paths';
import { CredentialBadge } from '@/people/parts/credentials/credential-badge';
import { MutedText, Row } from '@/components/layout';
import { Queue, useQueueStatus } from '@/components/records/queue';
import { Badge } from '@/components/ui/badge';
import { Page } from '@/components/ui/base/page';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation } from '@/lib/i18n/i18n';
import { titleOf } from './verification-title';
import { verificationsQuery } from './verification-queries';
import { waitingLabel } from './waiting-label';

export const QueueView = () => {
  const { t } = useTranslation(['verifications', 'labels/profiles']);
  const { status, choose } = useQueueStatus(verificationStatuses, 'pending');
  const query = useInfiniteQuery(verificationsQuery(status));
  const rows = rowsOf(query.data);
  return (
    <Page title={t('title')} description={t('description')} width="wide" breadcrumb={[{ label: t('title') }]}>
      <Queue
        label={t('status')}
        statuses={verificationStatuses.map((value) => ({ value, label: t(`verificationStatus.${value}`) }))}
        status={status}
        onChoose={choose}
        query={query}
        count={rows.length}
        loading={t('loading')}
        none={{ title: t(`none.${status}.title`), text: t(`none.${status}.text`) }}
        shown={t(query.hasNextPage ? 'shownMore' : 'shown', { count: rows.length })}
      >
        <Rows rows={rows} />
      </Queue>
    </Page>
  );
};

const Rows = ({ rows }: { rows: readonly VerificationQueueItem[] }) => {
  const { t } = useTranslation(['verifications', 'labels/profiles', 'labels/certifications']);
  const columns: Column<VerificationQueueItem>[] = [
    {
      key: 'credential',
      header: t('columns.credential'),
      main: true,
      cell: (item) => (
        <Link to={pathTo(paths.verification, { userId: item.userId, credentialId: item.credentialId })}>
          {titleOf(item, t)}
        </Link>
      ),
    },
    { key: 'professional', header: t('columns.professional'), cell: ({ professional }) => professional },
    {
      key: 'document',
      header: t('columns.document'),
      cell: ({ hasDocument }) =>
        hasDocument ? (
          <Row gap="xs">
            <FileText size={18} aria-hidden="true" />
            {t('attached')}
          </Row>
        ) : (
          <MutedText as="span">{t('noDocument')}</MutedText>
        ),
    },
    {
      key: 'waiting',
      header: t('columns.since'),
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} title={formatDateTime(updatedAt, ownZone())}>
          {waitingLabel(t, updatedAt)}
        </time>
      ),
    },
    {
      key: 'status',
      header: t('columns.status'),
      cell: ({ status, couldNotBeChecked }) => (
        <Row gap="xs">
          <CredentialBadge status={status} />
          {couldNotBeChecked && <Badge tone="warning">{t('notChecked')}</Badge>}
        </Row>
      ),
    },
  ];
  return (
    <RecordList
      caption={t('caption')}
      columns={columns}
      rows={rows}
      rowKey={({ userId, credentialId }) => `${userId}/${credentialId}`}
    />
  );
};
