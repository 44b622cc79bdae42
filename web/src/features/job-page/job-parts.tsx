import Check from 'lucide-react/dist/esm/icons/check.mjs';
import type { ReactNode } from 'react';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import type { PublicJob } from '@shared/model/job';
import { Facts, MutedText, Stack } from '@/components/layout';
import { MarkdownText } from '@/components/markdown/markdown-text';
import { JobBadges } from '@/entities/jobs/job-badges';
import { JobFacts } from '@/entities/jobs/job-facts';
import { DetailFacts } from '@/entities/jobs/detail-facts';
import { JobText } from '@/entities/jobs/job-text';
import { hoursOf, shiftsOf, startOf, typeOf } from '@/entities/jobs/job-labels';
import { hasQualifications, QualificationFacts } from '@/entities/jobs/qualification-facts';
import { RatingStars } from '@/components/rating-stars';
import { Card } from '@/components/ui/card';
import { ageLabel, formatDate, formatMoney } from '@/lib/time/format';
import styles from './job-page.module.css';

/** Shared by the public and the signed-in page; the team also sees drafts. */
type ViewedJob = Omit<PublicJob, 'status'> & { status: PublicJob['status'] | 'draft' };

const expensesOf = (job: ViewedJob, label: TFunction<'labels/posting'>): string | null => {
  if (!job.includeExpenses || job.expenseAmountCents === null) return null;
  const amount = formatMoney(job.expenseAmountCents, job.currency);
  return label(`expense.${job.expenseType}`, { amount });
};

/** Number of openings; once some are filled, how many are left. */
const openingsOf = ({ numberOfOpenings, filledOpenings }: ViewedJob, t: TFunction<'job-page'>): string =>
  filledOpenings === 0
    ? String(numberOfOpenings)
    : t('about.openingsLeft', { left: Math.max(0, numberOfOpenings - filledOpenings), all: numberOfOpenings });

export const Summary = ({ job, children }: { job: ViewedJob; children: ReactNode }) => {
  const { t } = useTranslation(['job-page', 'marketplace']);
  return (
    <Card>
      <Stack>
        <JobBadges job={job} />
        <JobFacts job={job} full />
        {job.publishedAt && <MutedText>{t('posted', { age: ageLabel(job.publishedAt) })}</MutedText>}
        {children}
      </Stack>
    </Card>
  );
};

export const Texts = ({ job, children }: { job: ViewedJob; children?: ReactNode }) => {
  const { t } = useTranslation('job-page');
  return (
    <Card>
      <Stack gap="l">
        <JobText title={t('description')} text={job.description} language={job.language} />
        <JobText title={t('requirements')} text={job.requirements} language={job.language} />
        {children}
      </Stack>
    </Card>
  );
};

/** What the form asks about applicants; the requirements text has the rest. */
export const Qualifications = ({ job }: { job: ViewedJob }) => {
  const { t } = useTranslation('qualifications');
  if (!hasQualifications(job)) return null;
  return (
    <Card title={t('title')}>
      <QualificationFacts job={job} />
    </Card>
  );
};

export const Details = ({ job }: { job: ViewedJob }) => {
  const { t } = useTranslation('job-details');
  if (!job.moreDetails) return null;
  return (
    <Card title={t('title')}>
      <DetailFacts job={job} />
    </Card>
  );
};

export const About = ({ job }: { job: ViewedJob }) => {
  const { t } = useTranslation([
    'job-page',
    'marketplace',
    'labels/jobs',
    'labels/posting',
    'labels/professions',
    'labels/schedule',
    'labels/units',
  ]);
  return (
    <Card title={t('about.title')}>
      <Facts
        items={[
          { label: t('about.department'), value: job.department && t(`specialty.${job.department}`) },
          { label: t('about.specialty'), value: job.specialty && t(`specialty.${job.specialty}`) },
          { label: t('about.unit'), value: job.unit && t(`unit.${job.unit}`) },
          { label: t('about.type'), value: typeOf(job, t) },
          { label: t('about.shifts'), value: shiftsOf(job, t) },
          { label: t('about.start'), value: startOf(job, t) },
          { label: t('about.experience'), value: job.experience && t(`experience.${job.experience}`) },
          { label: t('about.schedule'), value: hoursOf(job, t) },
          { label: t('about.openings'), value: openingsOf(job, t) },
          { label: t('about.engagement'), value: job.engagement && t(`engagement.${job.engagement}`) },
          { label: t('about.expenses'), value: expensesOf(job, t) },
          { label: t('about.deadline'), value: job.applicationDeadlineOn && formatDate(job.applicationDeadlineOn) },
          {
            label: t('about.rating'),
            value: job.organizationRating && (
              <RatingStars value={job.organizationRating.average} count={job.organizationRating.reviews} />
            ),
          },
        ]}
      />
    </Card>
  );
};

export const Benefits = ({ job }: { job: Pick<ViewedJob, 'selectedBenefits' | 'benefits'> }) => {
  const { t } = useTranslation(['job-page', 'labels/posting']);
  if (job.selectedBenefits.length === 0 && !job.benefits) return null;
  return (
    <Card title={t('benefits')}>
      <Stack>
        {job.selectedBenefits.length > 0 && (
          <ul role="list" className={styles.benefits}>
            {job.selectedBenefits.map((benefit) => (
              <li key={benefit}>
                <Check size={18} aria-hidden="true" />
                {t(`jobBenefit.${benefit}`)}
              </li>
            ))}
          </ul>
        )}
        {job.benefits && <MarkdownText text={job.benefits} />}
      </Stack>
    </Card>
  );
};
