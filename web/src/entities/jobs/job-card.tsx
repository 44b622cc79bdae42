import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import type { Specialty } from '@shared/model/enumerations';
import type { JobCard as Posting } from '@shared/model/job';
import type { JobHit } from '@shared/model/job-search';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { Badge } from '@/components/ui/badge';
import { ageLabel } from '@/lib/time/format';
import { Excerpt, Highlighted } from '@/entities/jobs/highlighted';
import styles from './job-card.module.css';
import { JobFacts } from './job-facts';
import { JobStatusBadge } from './job-status-badge';
import { closingSoon } from './job-labels';
import { ProfessionBadges, UnitBadge } from './role-badges';

type Props = {
  job: Posting;
  to: string;
  heading?: 'h2' | 'h3';
  highlights?: JobHit['highlights'] | undefined;
  /** From where someone searched: "12 miles away". */
  distance?: string | undefined;
  action?: ReactNode;
  note?: ReactNode;
};

type SpecialtyProps = { specialty: Specialty; parts: JobHit['highlights']['specialty'] | undefined };

/** A search marks words of the English name. */
const SpecialtyBadge = ({ specialty, parts }: SpecialtyProps) => {
  const { t } = useTranslation('labels/jobs');
  const name = t(`specialty.${specialty}`);
  return (
    <Badge tone="info">
      <Highlighted text={name} parts={name === specialty ? parts : null} />
    </Badge>
  );
};

export const JobCard = ({ job, to, heading: Heading = 'h2', highlights, distance, action, note }: Props) => {
  const { t } = useTranslation('marketplace');
  const isOpen = job.status === 'active';
  const closing = isOpen ? closingSoon(job.applicationDeadlineOn, t) : null;
  return (
    <article className={styles.card}>
      <OrganizationMark id={job.organizationId} name={job.organization} url={job.logo_url} size={48} />
      <div className={styles.name}>
        <Heading className={styles.title}>
          <Link to={to} className={styles.link}>
            <Highlighted text={job.title} parts={highlights?.title} />
          </Link>
        </Heading>
        <p>
          <Highlighted text={job.organization} parts={highlights?.organization} />
        </p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
      <div className={styles.rest}>
        <JobFacts job={job} distance={distance} />
        {highlights?.description && <Excerpt parts={highlights.description} className={styles.excerpt} />}
        <div className={styles.foot}>
          {!isOpen && <JobStatusBadge status={job.status} />}
          {job.urgentHiring && isOpen && <Badge tone="warning">{t('urgent')}</Badge>}
          {closing && <Badge tone="danger">{closing}</Badge>}
          <ProfessionBadges professions={job.professions} />
          {job.unit && <UnitBadge unit={job.unit} />}
          {job.specialty && !job.unit && <SpecialtyBadge specialty={job.specialty} parts={highlights?.specialty} />}
          {job.publishedAt && <span className={styles.age}>{t('posted', { age: ageLabel(job.publishedAt) })}</span>}
        </div>
        {note}
      </div>
    </article>
  );
};
