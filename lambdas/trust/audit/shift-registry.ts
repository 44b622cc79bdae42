import type { EntityName } from '../../store/entity';
import { notAudited, organization, person, staff, type RegistryRow } from './audited-entity';

const counter = notAudited('a counter, computed from audited changes');
const index = notAudited('repeats an audited item for a list or a guard');
const technical = notAudited('bookkeeping of the platform, not a change that anyone makes');

/** Registry rows of locations, shifts, and related entities. */
export const shiftRegistry: Partial<Record<EntityName, RegistryRow>> = {
  Location: organization({
    fields: ['timeZone', 'workweekStartsOn', 'workdayStartsAt', 'longDuty', 'clockInBy', 'fenceMeters'],
    texts: ['name', 'street', 'city', 'state', 'postalCode', 'entrance', 'parking', 'center'],
    targets: ['locationId'],
  }),
  LocationUnit: organization({
    fields: [
      ...([
        'careUnit',
        'weeklyBudgetCents',
        'overtime',
        'instantBook',
        'orientationShifts',
        'favoritesFirst',
        'ownStaffFirst',
        'supervisors',
      ] as const),
      ...(['fillTarget', 'weeklyRaiseCents', 'raisesItself'] as const),
    ],
    texts: ['name', 'phone', 'feed'],
    targets: ['unitId', 'locationId'],
  }),
  Shift: organization({
    fields: ['status', 'day', 'startTime', 'endTime', 'headcount', 'orientation', 'rateCents', 'bonusCents'],
    texts: ['professions', 'breakRule', 'differentials', 'requiredCertifications', 'unitMonths', 'notes'],
    reason: 'cancelReason',
    targets: ['shiftId', 'unitId', 'locationId'],
  }),
  Booking: organization({
    fields: ['status', 'how', 'attempt'],
    texts: ['sentHome'],
    reason: 'reason',
    targets: ['shiftId', 'placementId', 'professional.userId'],
  }),
  Attendance: organization({
    fields: ['status', 'evidence', 'needsTime'],
    texts: ['in', 'out', 'answers', 'returned', 'approved', 'dispute', 'messages'],
    targets: ['shiftId', 'placementId', 'professional.userId'],
  }),
  ClockEntry: notAudited("the person's own record, kept as it came; what follows from it is audited"),
  Kiosk: organization({ texts: ['name'], targets: ['kioskId', 'locationId'] }),
  ShiftTemplate: organization({
    fields: ['startTime', 'endTime', 'headcount', 'orientation', 'rateCents', 'bonusCents'],
    texts: ['name', 'professions', 'breakRule', 'differentials', 'requiredCertifications', 'unitMonths', 'notes'],
    targets: ['templateId', 'unitId', 'locationId'],
  }),
  ShiftPattern: organization({
    fields: ['everyWeeks', 'from', 'until', 'publish'],
    texts: ['name', 'weekdays', 'skipped', 'shift'],
    targets: ['patternId', 'unitId', 'locationId'],
  }),
  ReliabilityEvent: notAudited('follows from how bookings end and what is decided about them, which is audited'),
  ShiftCase: staff({
    fields: ['kind', 'side', 'state', 'outcome', 'minutes'],
    texts: ['reason'],
    targets: ['caseId', 'ownerId', 'shiftId'],
  }),
  ReliabilitySummary: counter,
  ReturnAnswer: notAudited("a person's own opinion, which is for no one else to read"),
  // Log lines are permanent, but a manager's text about a person is deleted with the block.
  UnitBlock: organization({ fields: ['blockedAt'], texts: ['reason'], targets: ['userId', 'unitId'] }),
  UnitFavorite: organization({ fields: ['addedAt'], targets: ['userId', 'unitId'] }),
  ShiftPreferences: person({
    fields: ['lastMinute', 'miles', 'oneTap', 'longDuty'],
    texts: ['sharePhone', 'available', 'away'],
  }),
  WeekLink: person({ fields: ['on', 'generation'] }),
  FillRun: organization({ fields: ['kind', 'cause', 'state'], targets: ['shiftId'] }),
  ShiftInvite: technical,
  InviteCounts: counter,
  InviteTally: counter,
  FillStats: counter,
  RaiseWeek: counter,
  FillMonth: counter,
  FillShare: counter,
  BookingHead: index,
  ShiftClock: index,
  BoardCell: index,
};
