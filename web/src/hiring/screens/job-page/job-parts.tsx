import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { JobMatch } from '@shared/hiring/model/match';
import type { PublicJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { FacilityPicture } from '@/components/faces/facility-picture';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { MarkdownText } from '@/components/markdown/markdown-text';
import { RatingStars } from '@/components/rating-stars';
import { DetailFacts } from '@/hiring/parts/jobs/labels/detail-facts';
import { JobTags } from '@/hiring/parts/jobs/job-row';
import { placeOf } from '@/hiring/parts/jobs/labels/job-labels';
import { hasQualifications } from '@/hiring/parts/jobs/labels/qualification-facts';
import { useTranslation } from '@/lib/i18n/i18n';
import { ageLabel } from '@/lib/time/format';
import { buildingOf } from './building-of';
import styles from './job-page.module.css';
import { NeedList } from './need-list';

/** Shared by the public and the signed-in page; the team also sees drafts. */
export type ViewedJob = Omit<PublicJob, 'status'> & { status: PublicJob['status'] | 'draft' };

type SectionProps = { title: string; children: ReactNode };

export const Section = ({ title, children }: SectionProps) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

const Where = ({ job }: { job: ViewedJob }) => {
  const { t } = useTranslation('marketplace');
  return (
    <p className={styles.where}>
      <Link to={pathTo(paths.organization, { organizationId: job.organizationId })}>{job.organization}</Link>
      <span>{placeOf(job, t)}</span>
      {job.organizationRating && (
        <span>
          <RatingStars value={job.organizationRating.average} count={job.organizationRating.reviews} />
        </span>
      )}
      {job.publishedAt && <span>{t('posted', { age: ageLabel(job.publishedAt) })}</span>}
    </p>
  );
};

type HeadProps = {
  job: ViewedJob;
  /** Whether the page's heading is the title. */
  hasTitle: boolean;
  actions?: ReactNode;
};

/** The facility, the title, the employer, and the place. */
export const JobHead = ({ job, hasTitle, actions }: HeadProps) => (
  <div className={styles.head}>
    <div className={styles.hero}>
      <FacilityPicture
        id={job.organizationId}
        shift={job.shift}
        building={buildingOf(job)}
        shape="banner"
        photo={job.facility_photo}
      />
    </div>
    <div className={styles.headline}>
      <OrganizationMark id={job.organizationId} name={job.organization} url={job.logo_url} size={52} />
      <div className={styles.name}>
        {hasTitle && <h2>{job.title}</h2>}
        <Where job={job} />
      </div>
      {actions}
    </div>
    <JobTags job={job} />
  </div>
);

export const AboutJob = ({ job }: { job: ViewedJob }) => {
  const { t } = useTranslation('job-page');
  if (!job.description) return null;
  return (
    <Section title={t('about.title')}>
      <div className={styles.prose} lang={job.language ?? undefined}>
        <MarkdownText text={job.description} />
      </div>
    </Section>
  );
};

/** Requirements for applicants, compared with the profile; the requirements text has the rest. */
export const Needs = ({ job, match }: { job: ViewedJob; match: JobMatch | null }) => {
  const { t } = useTranslation('job-page');
  if (!hasQualifications(job) && !job.requirements) return null;
  return (
    <Section title={t('needs.title')}>
      {hasQualifications(job) && <NeedList job={job} match={match} />}
      {job.requirements && (
        <div className={styles.prose} lang={job.language ?? undefined}>
          <MarkdownText text={job.requirements} />
        </div>
      )}
    </Section>
  );
};

export const Details = ({ job }: { job: ViewedJob }) => {
  const { t } = useTranslation('job-details');
  if (!job.moreDetails) return null;
  return (
    <Section title={t('title')}>
      <div className={styles.details}>
        <DetailFacts job={job} />
      </div>
    </Section>
  );
};

export const Benefits = ({ job }: { job: Pick<ViewedJob, 'selectedBenefits' | 'benefits'> }) => {
  const { t } = useTranslation(['job-page', 'labels/posting']);
  if (job.selectedBenefits.length === 0 && !job.benefits) return null;
  return (
    <Section title={t('benefits')}>
      {job.selectedBenefits.length > 0 && (
        <ul role="list" className={styles.benefits}>
          {job.selectedBenefits.map((benefit) => (
            <li key={benefit}>{t(`jobBenefit.${benefit}`)}</li>
          ))}
        </ul>
      )}
      {job.benefits && (
        <div className={styles.prose}>
          <MarkdownText text={job.benefits} />
        </div>
      )}
    </Section>
  );
};
