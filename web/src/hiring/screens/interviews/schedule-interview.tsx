import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateApplication } from '@shared/hiring/model/interview';
import { InterviewForm } from '@/hiring/parts/interviews/interview-form';
import { candidateApplicationsQuery } from '@/hiring/parts/interviews/interview-queries';
import { InterviewPanel } from '@/hiring/parts/interviews/interview-panel';
import { conversationWithQuery } from '@/messages/parts/messages/conversation-queries';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Loading } from '@/components/ui/base/loading';
import { EmptyState } from '@/components/ui/empty-state';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { ageLabel } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';

const Chosen = ({ applications }: { applications: readonly CandidateApplication[] }) => {
  const { t } = useTranslation('interviews');
  const [only] = applications;
  const [chosen, setChosen] = useState(applications.length === 1 ? (only?.applicationId ?? null) : null);
  const [proposed, setProposed] = useState(false);
  const application = applications.find(({ applicationId }) => applicationId === chosen);
  return (
    <Stack>
      {application && <MutedText>{application.jobTitle}</MutedText>}
      {applications.length > 1 && !proposed && (
        <RadioCards
          label={t('schedule.whichJob')}
          data={applications.map(({ applicationId, jobTitle, appliedAt }) => ({
            value: applicationId,
            label: jobTitle,
            description: t('schedule.applied', { when: ageLabel(appliedAt).toLowerCase() }),
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {chosen !== null && (
        <InterviewPanel key={chosen} applicationId={chosen} mode="schedule" onDone={() => setProposed(true)} />
      )}
    </Stack>
  );
};

/** A call needs no application once both sides have written. */
const WithoutApplication = ({ candidateId }: { candidateId: string }) => {
  const { t } = useTranslation('interviews');
  const [proposed, setProposed] = useState<string | null>(null);
  const query = useQuery(conversationWithQuery(candidateId));
  const call = proposed ?? query.data?.conversation?.call;
  if (query.isPending) return <Loading label={t('loading')} />;
  if (call === null)
    return (
      <Stack>
        <MutedText>{t('schedule.callText')}</MutedText>
        <InterviewForm
          to={{ professionalId: candidateId }}
          interview={null}
          timeZone={ownZone()}
          onDone={({ interviewId }) => setProposed(interviewId)}
        />
      </Stack>
    );
  return call === undefined ? (
    <EmptyState illustration="search" title={t('schedule.noneTitle')} text={t('schedule.noneText')} />
  ) : (
    <InterviewPanel interviewId={call} mode="view" />
  );
};

export const ScheduleInterview = ({ candidateId }: { candidateId: string }) => {
  const { t } = useTranslation('interviews');
  const query = useQuery(candidateApplicationsQuery(candidateId));
  return (
    <QueryGate query={query} loading={t('loading')} rows={3}>
      {({ items }) =>
        items.length === 0 ? <WithoutApplication candidateId={candidateId} /> : <Chosen applications={items} />
      }
    </QueryGate>
  );
};
