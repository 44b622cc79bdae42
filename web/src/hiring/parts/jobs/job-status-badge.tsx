import { useTranslation } from '@/lib/i18n/i18n';
import type { JobStatus } from '@shared/core/model/enumerations';
import { Badge } from '@/components/ui/badge';

const tones = { active: 'success', draft: 'warning', paused: 'accent', closed: 'neutral' } as const;

export const JobStatusBadge = ({ status }: { status: JobStatus }) => {
  const { t } = useTranslation('marketplace');
  return <Badge tone={tones[status]}>{t(`jobStatus.${status}`)}</Badge>;
};
