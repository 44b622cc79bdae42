import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { Suspense, useState, type ReactNode } from 'react';
import { isOpen } from '@shared/hiring/rules/application-status';
import type { AnsweredQuestion, ApplicationDetail, ApplicationStep } from '@shared/hiring/model/application';
import { paths, pathTo } from '@shared/paths';
import { InterviewList } from '@/hiring/parts/interviews/interview-list';
import { InterviewPanel } from '@/hiring/parts/interviews/interview-panel';
import { Facts, Prose, MutedText, Row, Stack } from '@/components/layout';
import { OfferPanel } from '@/hiring/parts/offers/offer-panel';
import { Timeline, TimelineStep } from '@/components/records/timeline';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/records/dialog';
import { Tabs } from '@/components/ui/tabs';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { lazy } from '@/lib/browser/lazy';
import { mayWriteMessages } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { languageLine } from '@/people/parts/profile/language-line';
import { useTranslation } from '@/lib/i18n/i18n';
import { answerWords, ApplicantOverview } from './applicant-overview';
import { ApplicantNotes } from './applicant-notes';
import { useApplicantCache } from './applicant-cache';
import { nameOf } from './applicant-labels';
import { useResumeDownload } from './candidate-actions';
import styles from './drawer.module.css';
import type { Moves } from '../moves/use-moves';

const ConversationTab = lazy(() => import('./conversation-tab').then((it) => ({ default: it.ConversationTab })));

const Scorecards = lazy(() =>
  import('@/hiring/parts/scorecards/scorecards').then((it) => ({ default: it.Scorecards })),
);

export const parts = [
  'overview',
  'resume',
  'answers',
  'messages',
  'interviews',
  'scorecards',
  'notes',
  'offer',
  'history',
] as const;
export type Part = (typeof parts)[number];

type Props = {
  application: ApplicationDetail;
  moves: Moves;
  part: Part;
  onPart: (part: Part) => void;
};

export const ApplicantContent = ({ application, moves, part, onPart }: Props) => {
  const { t } = useTranslation('applicants');
  const { me } = useSession();
  const counts: Partial<Record<Part, number>> = {
    answers: application.answers.length,
    notes: application.team?.notes.length ?? 0,
  };
  const contents: Record<Part, ReactNode> = {
    overview: <ApplicantOverview application={application} onPart={onPart} />,
    resume: <Resume application={application} />,
    answers: <Answers answers={application.answers} />,
    messages: (
      <Suspense fallback={<ListSkeleton rows={3} label={t('messages.loading')} />}>
        <ConversationTab candidate={application.candidate} />
      </Suspense>
    ),
    interviews: <Interviews key={application.applicationId} application={application} />,
    scorecards: (
      <Suspense fallback={<ListSkeleton rows={3} label={t('loading')} />}>
        <Scorecards key={application.applicationId} applicationId={application.applicationId} />
      </Suspense>
    ),
    notes: <ApplicantNotes application={application} />,
    offer: <Offer key={application.applicationId} application={application} />,
    history: <Steps steps={application.timeline} candidate={nameOf(application.candidate)} />,
  };
  const isShown: Partial<Record<Part, boolean>> = {
    answers: application.answers.length > 0,
    messages: me !== null && mayWriteMessages(me),
    offer: moves.mayOffer,
  };
  const shown = parts.filter((it) => isShown[it] !== false);
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('parts.label')}
        value={shown.includes(part) ? part : 'overview'}
        onChange={onPart}
        tabs={shown.map((value) => ({
          value,
          label: (
            <>
              {t(`parts.${value}`)}
              {counts[value] ? <span className={styles.number}>{counts[value]}</span> : null}
            </>
          ),
          content: contents[value],
        }))}
      />
    </div>
  );
};

const Resume = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation(['applicants', 'labels/languages']);
  const download = useResumeDownload(application);
  const { candidate, resume } = application;
  return (
    <Stack>
      <Card>
        <Row justify="between">
          <div>
            <strong>{resume?.fileName ?? t('detail.profileResume')}</strong>
            <MutedText>{t(resume === null ? 'detail.resumeFromProfile' : 'detail.resumeSent')}</MutedText>
          </div>
          <Row>
            <Button
              variant="secondary"
              leftIcon={<Download size={18} aria-hidden="true" />}
              loading={download.isPending}
              onClick={() => download.mutate()}
            >
              {t('resume')}
            </Button>
            <ButtonLink to={pathTo(paths.professionalProfile, candidate)} variant="quiet">
              {t('links.profile')}
            </ButtonLink>
          </Row>
        </Row>
      </Card>
      {(candidate.bio || candidate.skills.length > 0 || candidate.languages.length > 0) && (
        <Card title={t('detail.about')}>
          <Facts
            items={[
              { label: t('detail.summary'), value: candidate.bio && <Prose>{candidate.bio}</Prose> },
              { label: t('detail.skills'), value: candidate.skills.join(', ') },
              { label: t('detail.languages'), value: languageLine(candidate.languages, t) },
            ]}
          />
        </Card>
      )}
    </Stack>
  );
};

const Answers = ({ answers }: { answers: readonly AnsweredQuestion[] }) => {
  const { t } = useTranslation('applicants');
  return (
    <Card>
      <Facts
        items={answers.map((answer) => ({
          label: answer.question,
          value: <Prose>{answerWords(answer, t)}</Prose>,
        }))}
      />
    </Card>
  );
};

const Steps = ({ steps, candidate }: { steps: readonly ApplicationStep[]; candidate: string }) => {
  const { t } = useTranslation(['applicants', 'labels/hiring', 'labels/jobs']);
  const who = ({ by, side }: ApplicationStep) => by || (side === 'professional' ? candidate : '');
  return (
    <Card>
      <Timeline label={t('parts.history')}>
        {steps.map((step) => {
          const status = t(`applicationStatus.${step.status}`);
          return (
            <TimelineStep
              key={`${step.at}-${step.status}-${step.undo}`}
              what={step.undo ? t('timeline.undone', { status }) : status}
              at={step.at}
              when={
                who(step)
                  ? t('timeline.by', { name: who(step), at: formatDateTime(step.at, ownZone()) })
                  : formatDateTime(step.at, ownZone())
              }
            >
              {step.closing && <Prose>{t(`closing.${step.closing}`)}</Prose>}
              {step.reason && <Prose>{step.reason}</Prose>}
            </TimelineStep>
          );
        })}
      </Timeline>
    </Card>
  );
};

const Interviews = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation('applicants');
  const { applicationId, status, candidate } = application;
  const cache = useApplicantCache();
  const [schedules, setSchedules] = useState(false);
  const done = () => {
    setSchedules(false);
    void cache.read(applicationId).then(cache.store, () => undefined);
  };
  return (
    <Stack gap="l">
      {isOpen(status) && (
        <Row>
          <Button onClick={() => setSchedules(true)}>{t('links.interview')}</Button>
        </Row>
      )}
      <InterviewList when="upcoming" applicationId={applicationId} />
      <InterviewList when="past" applicationId={applicationId} hideEmpty />
      {schedules && (
        <Dialog opened onClose={() => setSchedules(false)} title={t('interview.title', { name: nameOf(candidate) })}>
          <InterviewPanel applicationId={applicationId} mode="schedule" onDone={done} />
        </Dialog>
      )}
    </Stack>
  );
};

const Offer = ({ application: { applicationId } }: { application: ApplicationDetail }) => {
  const cache = useApplicantCache();
  return (
    <OfferPanel
      applicationId={applicationId}
      onDone={() => void cache.read(applicationId).then(cache.store, () => undefined)}
    />
  );
};
