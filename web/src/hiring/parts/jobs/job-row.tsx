import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { JobStatus } from '@shared/core/model/enumerations';
import type { JobCard as Posting } from '@shared/hiring/model/job';
import type { JobHit } from '@shared/find/model/job-search';
import { FacilityPicture } from '@/components/faces/facility-picture';
import { Badge } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';
import { ageLabel } from '@/lib/time/format';
import { today } from '@/lib/time/today';
import { Excerpt, Highlighted } from './labels/highlighted';
import { RowPay } from './job-headline';
import { closingSoon, placeOf, shiftsOf, startOf, typeOf } from './labels/job-labels';
import styles from './job-row.module.css';
import { JobStatusBadge } from './job-status-badge';
import { ShiftIcon } from './shift-icon';
import { VerifiedEmployer } from './verified-employer';

type Props = {
  job: Posting;
  to: string;
  heading?: 'h2' | 'h3';
  highlights?: JobHit['highlights'] | undefined;
  /** Distance from the searched place: "12 miles away". */
  distance?: string | undefined;
  isSelected?: boolean;
  /** Whether the reader has applied to it. */
  applied?: boolean;
  /** Replaces following the link. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The match ring. */
  ring?: ReactNode;
  action?: ReactNode;
  menu?: ReactNode;
  note?: ReactNode;
};

const Meta = ({ job }: { job: Posting }) => {
  const { t } = useTranslation(['marketplace', 'labels/jobs', 'labels/professions', 'labels/schedule', 'job-row']);
  const { contractWeeks, jobType } = job;
  const kind = jobType === 'contract' && contractWeeks !== null ? t('weeks', { count: contractWeeks }) : typeOf(job, t);
  const parts = [shiftsOf(job, t), kind, startOf(job, t)].filter((it) => it !== null);
  return (
    <p className={styles.meta}>
      <ShiftIcon shift={job.shift} />
      <span className={styles.parts}>
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
    </p>
  );
};

type Tagged = Pick<Posting, 'urgentHiring' | 'applicationDeadlineOn' | 'answersLateFrom'> & { status: JobStatus };

/** Current tags: applied to, closed, urgent, or closing soon. */
export const JobTags = ({ job, applied = false }: { job: Tagged; applied?: boolean | undefined }) => {
  const { t } = useTranslation('marketplace');
  const isOpen = job.status === 'active';
  const isLate = isOpen && job.answersLateFrom !== undefined && job.answersLateFrom <= today();
  const closing = isOpen ? closingSoon(job.applicationDeadlineOn, t) : null;
  if (isOpen && !job.urgentHiring && !closing && !applied && !isLate) return null;
  return (
    <p className={styles.tags}>
      {applied && <Badge tone="success">{t('applied')}</Badge>}
      {!isOpen && <JobStatusBadge status={job.status} />}
      {isOpen && job.urgentHiring && <Badge tone="warning">{t('urgent')}</Badge>}
      {closing && <Badge tone="danger">{closing}</Badge>}
      {isLate && <Badge tone="warning">{t('answersLate')}</Badge>}
    </p>
  );
};

/** A job in a list: pay first, then what and where. */
export const JobRow = (props: Props) => {
  const { job, to, heading: Heading = 'h3', highlights, distance, isSelected = false, onOpen } = props;
  const { t } = useTranslation('marketplace');
  const isNamed = highlights?.title || highlights?.organization;
  return (
    <article className={styles.row} data-selected={isSelected || undefined}>
      <FacilityPicture id={job.organizationId} shift={job.shift} shape="thumb" photo={job.facility_photo} />
      <div className={styles.words}>
        <RowPay job={job} />
        <Heading className={styles.title}>
          <Link
            to={to}
            className={styles.link}
            aria-current={isSelected || undefined}
            data-job={job.jobId}
            onClick={onOpen}
          >
            <Highlighted text={job.title} parts={highlights?.title} />
          </Link>
        </Heading>
        <p className={styles.place}>
          <strong>{[placeOf(job, t), distance].filter(Boolean).join(', ')}</strong>
          <span>
            <Highlighted text={job.organization} parts={highlights?.organization} />
            <VerifiedEmployer verified={job.verified} />
          </span>
        </p>
        <Meta job={job} />
        {!isNamed && highlights?.description && <Excerpt parts={highlights.description} className={styles.excerpt} />}
        <JobTags job={job} applied={props.applied} />
        {props.note && <div className={styles.note}>{props.note}</div>}
      </div>
      <div className={styles.side}>
        {props.ring}
        <div className={styles.buttons}>
          {props.action && <div className={styles.action}>{props.action}</div>}
          {props.menu && <div className={styles.menu}>{props.menu}</div>}
        </div>
        {job.publishedAt && <span className={styles.age}>{ageLabel(job.publishedAt)}</span>}
      </div>
    </article>
  );
};
