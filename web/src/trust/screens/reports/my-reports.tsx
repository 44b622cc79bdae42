import { useInfiniteQuery } from '@tanstack/react-query';
import type { OwnReport } from '@shared/trust/model/report';
import { MutedText, Prose, Row, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { ErrorState } from '@/components/ui/base/error-state';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { pagesOf } from '@/lib/requests/query-of';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { ReportState, stateOf } from './report-state';

export const MyReports = () => {
  const { t } = useTranslation('reports');
  const query = useInfiniteQuery(pagesOf('listMyReports', {}));
  const reports = rowsOf(query.data);
  if (query.isPending) return <ListSkeleton rows={3} label={t('mine.loading')} />;
  if (query.isError && reports.length === 0) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (reports.length === 0) {
    return <EmptyState illustration="inbox" title={t('mine.noneTitle')} text={t('mine.noneText')} />;
  }
  return (
    <Stack>
      <Stack as="ul">
        {reports.map((report) => (
          <Report key={`${report.caseId}${report.createdAt}`} report={report} />
        ))}
      </Stack>
      <NextPage query={query} />
    </Stack>
  );
};

const Report = ({ report }: { report: OwnReport }) => {
  const { t } = useTranslation(['reports', 'labels/moderation']);
  const { kind, label, reason, text, createdAt } = report;
  const name = t(`reportedKind.${kind}`);
  return (
    <li>
      <Card>
        <Stack gap="xs">
          <Row justify="between">
            <h2>{label || name}</h2>
            <ReportState report={report} />
          </Row>
          <MutedText>
            {[label && name, t(`reportReason.${reason}`), t('mine.sent', { date: formatDate(createdAt, ownZone()) })]
              .filter(Boolean)
              .join(' · ')}
          </MutedText>
          {text && <Prose>{`“${text}”`}</Prose>}
          <p>{t(`mine.explained.${stateOf(report)}`)}</p>
        </Stack>
      </Card>
    </li>
  );
};
