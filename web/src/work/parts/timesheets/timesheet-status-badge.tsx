import { useTranslation } from '@/lib/i18n/i18n';
import type { PlacementStatus, TimesheetStatus } from '@shared/hiring/model/hiring-vocabulary';
import { Badge } from '@/components/ui/badge';

const timesheetTones = {
  draft: 'neutral',
  submitted: 'info',
  disputed: 'warning',
  approved: 'success',
  paid: 'success',
} as const satisfies Record<TimesheetStatus, string>;

const placementTones = {
  upcoming: 'info',
  active: 'success',
  ended: 'neutral',
} as const satisfies Record<PlacementStatus, string>;

export const TimesheetStatusBadge = ({ status }: { status: TimesheetStatus }) => {
  const { t: label } = useTranslation('labels/hiring');
  return <Badge tone={timesheetTones[status]}>{label(`timesheetStatus.${status}`)}</Badge>;
};

export const PlacementStatusBadge = ({ status }: { status: PlacementStatus }) => {
  const { t: label } = useTranslation('labels/hiring');
  return <Badge tone={placementTones[status]}>{label(`placementStatus.${status}`)}</Badge>;
};
