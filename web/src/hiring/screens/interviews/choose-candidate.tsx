import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { isOpen } from '@shared/hiring/rules/application-status';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { paths, pathTo } from '@shared/paths';
import { Face } from '@/components/faces/face';
import { MutedText, Stack } from '@/components/layout';
import { ApplicationStatusBadge } from '@/hiring/parts/applications/application-status-badge';
import { NextPage } from '@/components/records/next-page';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { TextField } from '@/components/ui/fields/text-field';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './interviews-page.module.css';
import { pagesOf } from '@/lib/requests/query-of';

const applicantsQuery = () => pagesOf('listReceivedApplications', {});

const nameOf = ({ candidate }: ReceivedApplication): string => `${candidate.firstName} ${candidate.lastName}`.trim();

const matches = (application: ReceivedApplication, text: string): boolean =>
  `${nameOf(application)} ${application.jobTitle}`.toLowerCase().includes(text.trim().toLowerCase());

const Applicant = ({ application }: { application: ReceivedApplication }) => (
  <li>
    <Link
      className={styles.applicant}
      to={pathTo(paths.scheduleInterview, { candidateId: application.candidate.userId })}
    >
      <Face
        id={application.candidate.userId}
        name={nameOf(application)}
        url={application.candidate.photo_url}
        size={34}
      />
      <span>
        <strong>{nameOf(application)}</strong>
        <MutedText as="span">{application.jobTitle}</MutedText>
      </span>
      <ApplicationStatusBadge status={application.status} side="employer" />
    </Link>
  </li>
);

export const ChooseCandidate = () => {
  const { t } = useTranslation('interviews');
  const [text, setText] = useState('');
  const query = useInfiniteQuery(applicantsQuery());
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  // A search covers all candidates, not only those of the first page.
  const readsOn = text.trim() !== '' && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (readsOn && !isFetching) void fetchNextPage();
  }, [readsOn, isFetching, fetchNextPage]);
  if (query.isPending) return <ListSkeleton rows={4} label={t('loading')} />;
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const open = rowsOf(query.data).filter(({ status }) => isOpen(status));
  const found = open.filter((application) => matches(application, text));
  if (open.length === 0 && !hasNextPage)
    return <EmptyState illustration="inbox" title={t('schedule.emptyTitle')} text={t('schedule.emptyText')} />;
  return (
    <Stack gap="s">
      <p>{t('schedule.chooseTitle')}</p>
      <TextField
        type="search"
        label={t('schedule.search')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {found.length === 0 && !readsOn && <MutedText>{t('schedule.notFound', { text })}</MutedText>}
      <ul role="list" className={styles.applicants}>
        {found.map((application) => (
          <Applicant key={application.applicationId} application={application} />
        ))}
      </ul>
      {!readsOn && <NextPage query={query} />}
    </Stack>
  );
};
