import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { verificationStatuses } from '@shared/model/profile-vocabulary';
import type { VerificationQueueItem, VerificationStatus } from '@shared/model/verification';
import { paths, pathTo } from '@shared/paths';
import { CredentialBadge } from '@/entities/credentials/credential-badge';
import { MutedText, Row, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/base/page';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { SelectField } from '@/components/ui/fields/select-field';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDateTime } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { titleOf } from './verification-title';
import { verificationsQuery } from './verification-queries';
import { waitingLabel } from './waiting-label';

const statusParameter = 'status';

const useStatus = () => {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(statusParameter);
  const status = verificationStatuses.find((it) => it === asked) ?? 'pending';
  const choose = (next: VerificationStatus | null) =>
    setParameters(next === null || next === 'pending' ? {} : { [statusParameter]: next }, { replace: true });
  return { status, choose };
};

export const QueueView = () => {
  const { t } = useTranslation(['verifications', 'labels/profiles']);
  const { status, choose } = useStatus();
  const query = useInfiniteQuery(verificationsQuery(status));
  const rows = rowsOf(query.data);
  return (
    <Page title={t('title')} description={t('description')} width="wide" breadcrumb={[{ label: t('title') }]}>
      <Stack gap="l">
        <Row align="end" fields>
          <SelectField
            label={t('status')}
            data={verificationStatuses.map((value) => ({ value, label: t(`verificationStatus.${value}`) }))}
            value={status}
            onChange={choose}
          />
        </Row>
        {query.isPending && <ListSkeleton rows={6} label={t('loading')} />}
        {query.isError && rows.length === 0 && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isSuccess && rows.length === 0 && (
          <EmptyState illustration="inbox" title={t(`none.${status}.title`)} text={t(`none.${status}.text`)} />
        )}
        {rows.length > 0 && (
          <>
            <MutedText role="status">{t(query.hasNextPage ? 'shownMore' : 'shown', { count: rows.length })}</MutedText>
            <Rows rows={rows} />
            <NextPage query={query} />
          </>
        )}
      </Stack>
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
        <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
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
