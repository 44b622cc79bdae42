import { Suspense } from 'react';
import type { AnsweredQuestion, ApplicationDetail } from '@shared/hiring/model/application';
import { EmailLink } from '@/components/email-address';
import { Facts, MutedText, Prose, Stack } from '@/components/layout';
import { PhoneLink } from '@/components/phone-number';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useMatchTexts } from '@/hiring/parts/applications/match-texts';
import { InterviewList } from '@/hiring/parts/interviews/interview-list';
import { lazy } from '@/lib/browser/lazy';
import { shortName } from '@/lib/i18n/short-name';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import { formatDate, formatDateTime, formatNumber } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { certificationName } from '@/people/parts/credentials/credential-name';
import { SharedReferences } from '@/people/parts/references/shared-references';
import { labelAnswer } from '../answer-labels';
import { yearsOf } from './applicant-labels';
import { NewestNote } from './applicant-notes';
import { MatchReasons } from './match-reasons';
import styles from './overview.module.css';
import { PartHead } from './part-head';

// Lazy, because their texts are many.
const CandidateChecklists = lazy(() =>
  import('@/people/parts/checklists/candidate-checklists').then((it) => ({ default: it.CandidateChecklists })),
);
const CandidateHistory = lazy(() => import('./candidate-history').then((it) => ({ default: it.CandidateHistory })));

type Props = { application: ApplicationDetail; onPart: (part: 'answers' | 'notes') => void };

/** What a decision needs, on one screen; the rest below. */
export const ApplicantOverview = ({ application, onPart }: Props) => {
  const { t } = useTranslation('applicants');
  const { candidate, applicationId } = application;
  return (
    <Stack>
      {application.halted && <FormMessage kind="info">{t('detail.halted')}</FormMessage>}
      {application.status === 'interview_scheduled' && (
        <InterviewList when="upcoming" applicationId={applicationId} hideEmpty />
      )}
      <MatchReasons application={application} />
      <MainFacts application={application} />
      <MainAnswers answers={application.answers} onAll={() => onPart('answers')} />
      {application.team && <NewestNote application={application} onAll={() => onPart('notes')} />}
      <Card title={t('detail.letter')}>
        <Stack>
          {application.coverLetter ? (
            <Prose>{application.coverLetter}</Prose>
          ) : (
            <MutedText>{t('detail.noLetter')}</MutedText>
          )}
          {application.message && (
            <div>
              <MutedText>{t('detail.message')}</MutedText>
              <Prose>{application.message}</Prose>
            </div>
          )}
        </Stack>
      </Card>
      <OtherFacts application={application} />
      {/* Last and together, so that what loads late doesn't push a focused link out of sight. */}
      <Suspense>
        <CandidateHistory {...candidate} />
        <CandidateChecklists applicationId={applicationId} />
      </Suspense>
      <SharedReferences userId={candidate.userId} />
    </Stack>
  );
};

const useMainFacts = ({ match: applied, matchNow, availableStart, expectedSalary, candidate }: ApplicationDetail) => {
  const { t } = useTranslation(['applicants', 'labels/certifications']);
  const { reasonText } = useMatchTexts();
  const match = matchNow?.match ?? applied;
  const place = match?.parts.find(({ part }) => part === 'place')?.reason;
  const license = match && [match.license, ...(match.notes ?? [])].filter((it) => it !== null).map(reasonText);
  return [
    [t('detail.license'), license?.join('. ')],
    [t('columns.experience'), yearsOf(candidate, t)],
    [t('detail.distance'), place ? reasonText(place) : candidate.location],
    [t('detail.availableStart'), formatDate(availableStart)],
    [t('detail.expectedSalary'), expectedSalary],
    [
      t('detail.certifications'),
      candidate.certifications.map((held) => shortName(certificationName(held, t))).join(', '),
    ],
  ] as const;
};

const MainFacts = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation('applicants');
  return (
    <dl className={styles.facts}>
      {useMainFacts(application).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd title={value || undefined}>{value || <MutedText as="span">{t('detail.notGiven')}</MutedText>}</dd>
        </div>
      ))}
    </dl>
  );
};

export const answerWords = ({ answer, type }: AnsweredQuestion, t: TFunction<'applicants'>): string => {
  if (answer === null || answer === '') return t('detail.unanswered');
  if (typeof answer === 'boolean') return t(answer ? 'detail.yes' : 'detail.no');
  if (typeof answer === 'number') return formatNumber(answer);
  return type === 'date' ? formatDate(answer) : answer;
};

const shownAnswers = 2;

const MainAnswers = ({ answers, onAll }: { answers: readonly AnsweredQuestion[]; onAll: () => void }) => {
  const { t } = useTranslation('applicants');
  if (answers.length === 0) return null;
  const all = answers.length > shownAnswers ? t('detail.all', { count: answers.length }) : undefined;
  return (
    <section className={styles.part}>
      <PartHead title={t('detail.answers')} all={all} onAll={onAll} />
      <dl className={styles.answers}>
        {answers.slice(0, shownAnswers).map((it) => (
          <div key={it.questionId}>
            <dt>{it.question}</dt>
            <dd>{answerWords(it, t)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const OtherFacts = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation(['applicants', 'answer-clock', 'labels/hiring', 'labels/jobs', 'labels/professions']);
  const { candidate } = application;
  return (
    <Card>
      <Facts
        wide
        items={[
          { label: t('detail.profession'), value: candidate.profession && t(`profession.${candidate.profession}`) },
          { label: t('columns.specialty'), value: candidate.specialty && t(`specialty.${candidate.specialty}`) },
          { label: t('detail.location'), value: candidate.location },
          { label: t('detail.email'), value: candidate.email && <EmailLink email={candidate.email} /> },
          { label: t('detail.phone'), value: candidate.phone && <PhoneLink phone={candidate.phone} /> },
          { label: t('columns.applied'), value: formatDateTime(application.appliedAt, ownZone()) },
          { label: t('team.label'), value: application.answer && labelAnswer(application.answer, t) },
          { label: t('columns.source'), value: t(`applicationSource.${application.source}`) },
          { label: t('detail.attempt'), value: application.attempt > 1 && t('detail.again') },
        ]}
      />
    </Card>
  );
};
