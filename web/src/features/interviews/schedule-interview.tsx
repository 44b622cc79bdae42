import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateApplication } from '@shared/model/interview';
import { candidateApplicationsQuery } from '@/entities/interviews/interview-queries';
import { InterviewPanel } from '@/entities/interviews/interview-panel';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { EmptyState } from '@/components/ui/empty-state';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { ageLabel } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';

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

export const ScheduleInterview = ({ candidateId }: { candidateId: string }) => {
  const { t } = useTranslation('interviews');
  const query = useQuery(candidateApplicationsQuery(candidateId));
  return (
    <QueryGate query={query} loading={t('loading')} rows={3}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState illustration="search" title={t('schedule.noneTitle')} text={t('schedule.noneText')} />
        ) : (
          <Chosen applications={items} />
        )
      }
    </QueryGate>
  );
};
