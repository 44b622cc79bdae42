import { addMonths } from '@shared/core/rules/calendar-days';
import { hoursMeasures, measureRules, paidOnTime } from '@shared/work/rules/filling/facility-measures';
import type { FacilityMeasure } from '@shared/work/model/reliability';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import * as z from 'zod';
import type { Table } from '../../../platform/table/table';
import { newestBetween } from '../../newest-between';
import { createFillMonths } from '../shifts/filling/fill-months';
import { timesheetIndexes } from '../timesheets/keys';
import type { LedgerEvent } from './ledger-item';

const Week = z.object({ dueOn: z.string().nullable(), paidAt: z.string().nullable() });
type Week = z.infer<typeof Week>;

const weeksOf = async (table: Table, organizationId: string, today: string): Promise<Week[]> => {
  const stretch = { since: addMonths(today, -measureRules.months), until: today, limit: shiftLimits.measuredWeeks };
  const lists = (['paid', 'approved'] as const).map((status) =>
    newestBetween(table, {
      list: timesheetIndexes.organizationTimesheets(organizationId, status),
      attributes: Object.keys(Week.shape),
      ...stretch,
    }),
  );
  return (await Promise.all(lists)).flat().map((item) => Week.parse(item));
};

const requestsOf = async (table: Table, organizationId: string, today: string): Promise<FacilityMeasure> => {
  const first = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: measureRules.months }, (_, ago) => addMonths(first, -ago).slice(0, 7));
  const fillMonths = createFillMonths(table);
  const units = (await Promise.all(months.map((month) => fillMonths.units(organizationId, month)))).flat();
  return {
    kind: 'answered_on_time',
    good: units.reduce((sum, { inTime }) => sum + inTime, 0),
    of: units.reduce((sum, { answered }) => sum + answered, 0),
  };
};

/** Measures how an organization treats people, for any number of samples. */
export const facilityMeasures = async (
  table: Table,
  organizationId: string,
  events: readonly LedgerEvent[],
  today: string,
): Promise<FacilityMeasure[]> => {
  const [requests, weeks] = await Promise.all([
    requestsOf(table, organizationId, today),
    weeksOf(table, organizationId, today),
  ]);
  return [...hoursMeasures(events.flatMap(({ hours }) => hours ?? [])), requests, paidOnTime(weeks, today)];
};
