import {
  placementStatusLabels,
  timesheetStatusLabels,
  type PlacementStatus,
  type TimesheetStatus,
} from '@shared/model/hiring-vocabulary';
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

export const TimesheetStatusBadge = ({ status }: { status: TimesheetStatus }) => (
  <Badge tone={timesheetTones[status]}>{timesheetStatusLabels[status]}</Badge>
);

export const PlacementStatusBadge = ({ status }: { status: PlacementStatus }) => (
  <Badge tone={placementTones[status]}>{placementStatusLabels[status]}</Badge>
);
