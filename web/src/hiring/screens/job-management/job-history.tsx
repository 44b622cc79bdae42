import { useInfiniteQuery } from '@tanstack/react-query';
import type { JobStatus } from '@shared/core/model/enumerations';
import type { JobDraft, JobHistoryEntry } from '@shared/hiring/model/job';
import { MutedText } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { Timeline, TimelineStep } from '@/components/records/timeline';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import { mergeConsecutiveEdits } from './merge-consecutive-edits';
import { emptyDraft } from '@/hiring/parts/jobs/job-draft';
import { fullName } from '@/hiring/parts/jobs/labels/job-names';
import { jobHistoryQuery } from '@/hiring/parts/jobs/job-queries';

export const JobHistory = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation(['managing', 'posting', 'marketplace']);
  const history = useInfiniteQuery(jobHistoryQuery(jobId));
  const entries = mergeConsecutiveEdits(rowsOf(history.data));
  return (
    <Card title={t('history.title')}>
      {history.isPending && <ListSkeleton rows={3} label={t('history.loading')} />}
      {history.isError && entries.length === 0 && (
        <ErrorState error={history.error} onRetry={() => void history.refetch()} />
      )}
      {history.isSuccess && entries.length === 0 && <MutedText>{t('history.none')}</MutedText>}
      <Timeline label={t('history.title')}>
        {entries.map((entry) => (
          <TimelineStep key={entry.id} what={whatHappened(entry, t)} at={entry.at} when={whoAndWhen(entry, t)} />
        ))}
      </Timeline>
      <NextPage query={history} />
    </Card>
  );
};

const whoAndWhen = ({ actor, at }: JobHistoryEntry, t: TFunction<'managing'>): string => {
  const when = formatDateTime(at, ownZone());
  return actor ? t('history.by', { name: fullName(actor), at: when }) : t('history.itself', { at: when });
};

const labelStatus = ({ from, to, actor }: JobHistoryEntry, t: TFunction<'managing' | 'marketplace'>): string => {
  if (actor === null && to === 'closed') return t('history.deadline');
  const word = (status: JobStatus) => t(`jobStatus.${status}`);
  if (to === null) return t('history.editedUnknown');
  return from === null
    ? t('history.statusTo', { to: word(to) })
    : t('history.status', { from: word(from), to: word(to) });
};

const isField = (name: string): name is keyof JobDraft => name in emptyDraft;

const whatHappened = (entry: JobHistoryEntry, t: TFunction<'managing' | 'posting' | 'marketplace'>): string => {
  switch (entry.kind) {
    case 'created':
      return t('history.created');
    case 'duplicated':
      return t('history.duplicated');
    case 'status_changed':
      return labelStatus(entry, t);
    case 'assigned':
      return entry.assignee ? t('history.assigned', { name: fullName(entry.assignee) }) : t('history.unassigned');
    case 'edited': {
      // Fields removed from the form have no label.
      const names = entry.fields.filter(isField).map((field) => t(`fields.${field}`));
      return names.length > 0 ? t('history.edited', { fields: names.join(', ') }) : t('history.editedUnknown');
    }
  }
};
