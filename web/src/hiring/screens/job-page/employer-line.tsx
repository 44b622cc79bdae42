import { Link } from 'react-router-dom';
import type { PublicJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { RatingStars } from '@/components/rating-stars';
import { VerifiedEmployer } from '@/hiring/parts/jobs/verified-employer';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './job-page.module.css';

type Job = Pick<PublicJob, 'organizationId' | 'organization' | 'logo_url' | 'verified' | 'organizationRating'>;

/** The employer, with a link to its other jobs. */
export const EmployerLine = ({ job }: { job: Job }) => {
  const { t } = useTranslation('job-page');
  const { organizationId, organization, logo_url: logo, organizationRating: rating } = job;
  return (
    <div className={styles.org}>
      <OrganizationMark id={organizationId} name={organization} url={logo} size={36} />
      <div>
        <h2>{organization}</h2>
        {job.verified && (
          <div>
            <VerifiedEmployer verified={job.verified} isLong />
          </div>
        )}
        {rating && (
          <div>
            <RatingStars value={rating.average} count={rating.reviews} />
          </div>
        )}
        <div>
          <Link to={pathTo(paths.organization, { organizationId })}>{t('company.otherJobs')}</Link>
        </div>
      </div>
    </div>
  );
};
