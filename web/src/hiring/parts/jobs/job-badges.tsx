import { useTranslation } from '@/lib/i18n/i18n';
import type { JobDetail } from '@shared/hiring/model/job';
import { Row } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { JobStatusBadge } from './job-status-badge';
import { closingSoon } from './labels/job-labels';
import { ProfessionBadges, UnitBadge } from './role-badges';

export const JobBadges = ({
  job,
}: {
  job: Pick<
    JobDetail,
    'status' | 'urgentHiring' | 'professions' | 'unit' | 'specialty' | 'department' | 'applicationDeadlineOn'
  >;
}) => {
  const { t } = useTranslation(['marketplace', 'labels/jobs']);
  const closing = job.status === 'active' ? closingSoon(job.applicationDeadlineOn, t) : null;
  return (
    <Row gap="xs">
      {job.status !== 'active' && <JobStatusBadge status={job.status} />}
      {job.urgentHiring && <Badge tone="warning">{t('urgent')}</Badge>}
      {closing && <Badge tone="danger">{closing}</Badge>}
      <ProfessionBadges professions={job.professions} />
      {job.unit && <UnitBadge unit={job.unit} />}
      {job.specialty && !job.unit && <Badge tone="info">{t(`specialty.${job.specialty}`)}</Badge>}
      {job.department && job.department !== job.specialty && (
        <Badge tone="neutral">{t(`specialty.${job.department}`)}</Badge>
      )}
    </Row>
  );
};
