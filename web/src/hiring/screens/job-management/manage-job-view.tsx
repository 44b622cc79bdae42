import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { ManagedJob } from '@shared/hiring/model/job';
import { providerOf } from '@shared/connect/integrations/providers';
import { paths } from '@shared/paths';
import { Columns, Facts, MutedText, Row, Stack } from '@/components/layout';
import { JobBadges } from '@/hiring/parts/jobs/job-badges';
import { JobFacts } from '@/hiring/parts/jobs/labels/job-facts';
import { JobText } from '@/hiring/parts/jobs/job-text';
import { lastReopeningDay } from '@/hiring/parts/jobs/reopening/reopen-button';
import { QueryGate } from '@/components/records/query-gate';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { Page } from '@/components/ui/base/page';
import { formatDate, formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { AnswersCard } from './answers-card';
import { JobHistory } from './job-history';
import { fullName, nameOf } from '@/hiring/parts/jobs/labels/job-names';
import { managedJobQuery } from '@/hiring/parts/jobs/job-queries';
import { InterviewKitCard } from '@/hiring/parts/scorecards/interview-kit-card';
import styles from './managing.module.css';
import { displayValue, draftCatalogs } from '@/hiring/parts/jobs/labels/display-value';
import { hasQualifications, QualificationFacts } from '@/hiring/parts/jobs/labels/qualification-facts';
import { ProfessionsQuestion } from './professions-question';
import { RecommendedCard } from './recommended-card';
import { StatusActions } from './status-actions';

export const ManageJobView = () => {
  const { jobId = '' } = useParams();
  const { t } = useTranslation('managing');
  const job = useQuery(managedJobQuery(jobId));
  const title = job.data ? nameOf(job.data, t) : t('job.title');
  return (
    <Page title={title} width="wide" breadcrumb={[{ label: t('breadcrumb'), to: paths.manageJobs }, { label: title }]}>
      <QueryGate
        query={job}
        loading={t('job.loading')}
        rows={4}
        gone={{
          title: t('job.goneTitle'),
          text: t('job.goneText'),
          action: <ButtonLink to={paths.manageJobs}>{t('job.back')}</ButtonLink>,
        }}
      >
        {(data) => <Overview job={data} />}
      </QueryGate>
    </Page>
  );
};

const notes = { draft: 'job.draftNote', active: null, paused: 'job.pausedNote', closed: 'job.closedNote' } as const;

const Overview = ({ job }: { job: ManagedJob }) => {
  const { t } = useTranslation(['managing', 'marketplace', 'qualifications', 'reopening', 'unverified-note']);
  const locked = isLocked(useSession().me);
  const note = lastReopeningDay(job) === null ? notes[job.status] : null;
  const words = job.status === 'draft' && locked ? t('lock.ready') : note && t(note);
  const why = job.status === 'paused' && job.pausedByPlan ? t('planNote') : words;
  return (
    <Stack gap="l">
      <Card>
        <Stack>
          <JobBadges job={job} />
          <JobFacts job={job} full />
          {why && <MutedText>{why}</MutedText>}
          <StatusActions job={job} />
        </Stack>
      </Card>
      {job.professions.length === 0 && isPublic(job) && <ProfessionsQuestion job={job} />}
      {job.status === 'active' && job.professions.length > 0 && <RecommendedCard job={job} />}
      <Columns count="main" gap="l">
        <Stack gap="l">
          {hasQualifications(job) && (
            <Card title={t('title')}>
              <QualificationFacts job={job} />
            </Card>
          )}
          <PostingText job={job} />
          <Questions job={job} />
          <InterviewKitCard job={job} />
        </Stack>
        <Stack gap="l">
          <About job={job} />
          {job.answerDays !== null && job.status !== 'draft' && <AnswersCard job={job} days={job.answerDays} />}
          <JobHistory jobId={job.jobId} />
        </Stack>
      </Columns>
    </Stack>
  );
};

const isPublic = ({ status }: ManagedJob): boolean => status === 'active' || status === 'paused';

const dayMs = 86_400_000;

/** Null for a job that was never published. */
const daysLive = ({ status, publishedAt, updatedAt }: ManagedJob): number | null => {
  if (publishedAt === null) return null;
  const until = status === 'closed' ? Date.parse(updatedAt) : Date.now();
  return Math.max(0, Math.floor((until - Date.parse(publishedAt)) / dayMs));
};

const PostingText = ({ job }: { job: ManagedJob }) => {
  const { t } = useTranslation(['managing', 'labels/posting']);
  const benefits = [...job.selectedBenefits.map((it) => t(`jobBenefit.${it}`)), job.benefits]
    .filter(Boolean)
    .join('\n');
  return (
    <Card>
      <Stack gap="l">
        <JobText title={t('job.description')} text={job.description} language={job.language} />
        <JobText title={t('job.requirements')} text={job.requirements} language={job.language} />
        <JobText title={t('job.benefits')} text={benefits} />
        <JobText title={t('job.instructions')} text={job.applicationInstructions} />
        {!job.description && !job.requirements && <MutedText>{t('job.noText')}</MutedText>}
      </Stack>
    </Card>
  );
};

const Questions = ({ job: { preScreeningQuestions } }: { job: ManagedJob }) => {
  const { t } = useTranslation(['managing', 'labels/posting']);
  if (preScreeningQuestions.length === 0) return null;
  return (
    <Card title={t('job.questions')}>
      <ol className={styles.numbered}>
        {preScreeningQuestions.map(({ id, question, type, required, options }) => (
          <li key={id}>
            <strong>{question}</strong>
            <Row gap="xs">
              <MutedText as="span">{[t(`questionType.${type}`), ...options].join(' · ')}</MutedText>
              {required && <Badge tone="info">{t('job.required')}</Badge>}
            </Row>
          </li>
        ))}
      </ol>
    </Card>
  );
};

const About = ({ job }: { job: ManagedJob }) => {
  const { t } = useTranslation(['managing', 'recruiting-system', ...draftCatalogs]);
  const word = (field: Parameters<typeof displayValue>[1]) => displayValue(job, field, t);
  return (
    <Card title={t('job.about')}>
      <Facts
        items={[
          { label: t('columns.postedBy'), value: fullName(job.posted_by_profile) },
          { label: t('columns.assignedTo'), value: fullName(job.assigned_to_profile) || t('unassigned') },
          {
            label: t('source'),
            value: job.source && t('sourceValue', { ...job.source, name: providerOf(job.source.provider).name }),
          },
          { label: t('fields.department'), value: word('department') },
          { label: t('fields.project'), value: job.project },
          { label: t('fields.experience'), value: word('experience') },
          {
            label: t('expenseType'),
            value: job.includeExpenses && t(`expense.${job.expenseType}`, { amount: word('expenseAmountCents') }),
          },
          { label: t('job.created'), value: formatDateTime(job.createdAt, ownZone()) },
          { label: t('job.published'), value: job.publishedAt && formatDateTime(job.publishedAt, ownZone()) },
          { label: t('job.daysLive'), value: daysLive(job) },
          { label: t('job.changed'), value: formatDateTime(job.updatedAt, ownZone()) },
          {
            label: t('fields.applicationDeadlineOn'),
            value: job.applicationDeadlineOn && formatDate(job.applicationDeadlineOn),
          },
          {
            label: t('fields.contactEmails'),
            value: job.contactEmails.join(', ') || t('job.companyContact'),
          },
        ]}
      />
    </Card>
  );
};
