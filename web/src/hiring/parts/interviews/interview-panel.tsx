import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HiringSide } from '@shared/hiring/model/hiring-vocabulary';
import type { Interview } from '@shared/hiring/model/interview';
import { QueryGate } from '@/components/records/query-gate';
import { FormMessage } from '@/components/ui/fields/form-message';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { InterviewForm } from './interview-form';
import { addresseeOf, interviewQuery, useLiveInterviews } from './interview-queries';
import { InterviewView } from './interview-view';
import { ScheduleForms } from './schedule-forms';
import { SuggestForm } from './suggest-form';

/** `schedule` requires `applicationId`; `reschedule` and `view` require `interviewId`. */
export type InterviewPanelProps = {
  applicationId?: string | undefined;
  interviewId?: string | undefined;
  mode?: 'schedule' | 'reschedule' | 'view' | undefined;
  onDone?: (() => void) | undefined;
};

type OtherTimesProps = { interview: Interview; side: HiringSide; onDone: () => void; onCancel: () => void };

const OtherTimes = ({ interview, side, onDone, onCancel }: OtherTimesProps) => {
  const { t } = useTranslation('interviews');
  const { status } = interview;
  if (status === 'completed' || status === 'cancelled')
    return <FormMessage kind="info">{t(`over.${status}`)}</FormMessage>;
  return side === 'employer' ? (
    <InterviewForm
      to={addresseeOf(interview)}
      interview={interview}
      timeZone={interview.timeZone}
      onDone={onDone}
      onCancel={onCancel}
    />
  ) : (
    <SuggestForm interview={interview} onDone={onDone} onCancel={onCancel} />
  );
};

type OneProps = { interviewId: string; startsWith: 'view' | 'reschedule'; onDone?: (() => void) | undefined };

const OneInterview = ({ interviewId, startsWith, onDone }: OneProps) => {
  const { t } = useTranslation('interviews');
  const { me } = useSession();
  const [mode, setMode] = useState(startsWith);
  const query = useQuery(interviewQuery(interviewId));
  useLiveInterviews();
  if (!me) return null;
  const side = isEmployer(me) ? 'employer' : 'professional';
  return (
    <QueryGate query={query} loading={t('loading')} rows={3} gone={{ title: t('gone.title'), text: t('gone.text') }}>
      {(interview) =>
        mode === 'reschedule' ? (
          <OtherTimes
            interview={interview}
            side={side}
            onDone={() => {
              setMode('view');
              onDone?.();
            }}
            onCancel={() => setMode('view')}
          />
        ) : (
          <InterviewView
            interview={interview}
            side={side}
            userId={me.userId}
            onOtherTimes={() => setMode('reschedule')}
            onChanged={onDone}
          />
        )
      }
    </QueryGate>
  );
};

export const InterviewPanel = ({ applicationId, interviewId, mode, onDone }: InterviewPanelProps) => {
  const [proposed, setProposed] = useState<string | null>(null);
  const shown = interviewId ?? proposed;
  if (shown !== null)
    return (
      <OneInterview
        key={`${shown} ${mode}`}
        interviewId={shown}
        startsWith={mode === 'reschedule' ? 'reschedule' : 'view'}
        onDone={onDone}
      />
    );
  if (applicationId === undefined) return null;
  return (
    <ScheduleForms
      key={applicationId}
      applicationId={applicationId}
      onDone={(interview) => {
        setProposed(interview.interviewId);
        onDone?.();
      }}
    />
  );
};
