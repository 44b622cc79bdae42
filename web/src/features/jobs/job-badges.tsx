import { useTranslation } from '@/lib/i18n';
import type { PublicJob } from '@shared/model/job';
import { Row } from '@/components/layout';
import { JobStatusBadge } from '@/components/marketplace/job-status-badge';
import { Badge } from '@/components/ui/badge';

/** Status where it is not the usual one, urgency, specialty and department. */
export const JobBadges = ({
  job,
}: {
  job: Pick<PublicJob, 'status' | 'urgentHiring' | 'specialty' | 'department'>;
}) => {
  const { t } = useTranslation('marketplace');
  return (
    <Row gap="xs">
      {job.status !== 'active' && <JobStatusBadge status={job.status} />}
      {job.urgentHiring && <Badge tone="warning">{t('urgent')}</Badge>}
      {job.specialty && <Badge tone="info">{job.specialty}</Badge>}
      {job.department && job.department !== job.specialty && <Badge tone="neutral">{job.department}</Badge>}
    </Row>
  );
};
