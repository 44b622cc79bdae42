import { systemClock } from '../../platform/clock';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createWeekOf } from '../../store/work/attendance/approve-attendance';
import { createAttendance } from '../../store/work/attendance/attendance';
import { createAttendedShifts } from '../../store/work/attendance/attended-shifts';
import { createClockPhones } from '../../store/work/attendance/clock-phones';
import { createKiosks } from '../../store/work/attendance/kiosks';
import { createConversations } from '../../store/messages/conversations/conversations';
import { createHttpPlatform } from '../../store/http-platform';
import { createLocations } from '../../store/work/locations/locations';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { getStoredPlacement } from '../../store/work/placements/placement-item';
import { createLedgers } from '../../store/work/reliability/ledgers';
import { createReturnAnswers } from '../../store/work/reliability/return-answers';
import { createShiftCaseReads } from '../../store/trust/shift-cases/shift-cases';
import { createShifts } from '../../store/work/shifts/shifts';
import { createWeekLinks } from '../../store/work/shifts/week-links';
import type { MessageDeps } from './attach-messages';
import type { Deps } from './ports';
import type { WeekDeps } from './week-link';

export const platform = createHttpPlatform();
const { table, hash, cursors } = platform;

export const deps: Deps = {
  shifts: createShifts(table),
  attended: createAttendedShifts(table),
  attendance: createAttendance(table, cursors),
  placement: (placementId) => getStoredPlacement(table, placementId),
  week: createWeekOf(table),
  locations: createLocations(table),
  organizations: createOrganizations(table),
  people: createPeople(table),
  clockPhones: createClockPhones(table),
  kiosks: createKiosks(table),
  ledgers: createLedgers(table),
  returnAnswers: createReturnAnswers(table),
  shiftCases: createShiftCaseReads(table),
  recomputePay: async (ref) => {
    const { createPayDeps, recomputePay } = await import('../../store/work/attendance/open-pay');
    await recomputePay(createPayDeps(table, systemClock), ref);
  },
  throttle: createDailyCounts(table, systemClock),
  hash,
  clock: systemClock,
};

export const messageDeps: MessageDeps = { ...deps, conversations: createConversations(table, cursors) };

export const weekDeps: WeekDeps = { weekLinks: createWeekLinks(table), hash, clock: systemClock };
