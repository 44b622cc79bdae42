import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { heldCertifications } from '@shared/people/model/healthcare-vocabulary';
import type { TimelineEntry } from '@shared/trust/model/staff';
import { MutedText } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { Timeline, TimelineStep } from '@/components/records/timeline';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { certificationName } from '@/people/parts/credentials/credential-name';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './admin.module.css';

type Pages = InfiniteData<{ items: TimelineEntry[]; nextCursor: string | null }>;

/** `state` is a status of its kind; staff prefer the code to a sentence. */
const stateOf = ({ state }: TimelineEntry): string => state.replaceAll(/[_-]/g, ' ');

const aboutOf = ({ kind, about }: TimelineEntry, t: TFunction<'labels/certifications'>): string => {
  const code = kind === 'credential' ? heldCertifications.find((it) => it === about) : undefined;
  return code === undefined ? about : certificationName({ code, otherName: '' }, t);
};

export const RecordTimeline = ({ query }: { query: UseInfiniteQueryResult<Pages> }) => {
  const { t } = useTranslation(['admin-console', 'labels/certifications']);
  const entries = rowsOf(query.data);
  return (
    <section className={styles.section}>
      <h2>{t('timeline.title')}</h2>
      {query.isPending && <ListSkeleton rows={4} label={t('timeline.loading')} />}
      {query.isError && entries.length === 0 && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && entries.length === 0 && <MutedText>{t('timeline.none')}</MutedText>}
      {entries.length > 0 && (
        <>
          <Timeline label={t('timeline.title')}>
            {entries.map((entry) => (
              <TimelineStep
                key={`${entry.kind}/${entry.id}/${entry.at}`}
                what={t(`timeline.${entry.kind}`, { about: aboutOf(entry, t) })}
                at={entry.at}
                when={[formatDateTime(entry.at, ownZone()), stateOf(entry)].filter(Boolean).join(' · ')}
              />
            ))}
          </Timeline>
          <NextPage query={query} />
        </>
      )}
    </section>
  );
};
