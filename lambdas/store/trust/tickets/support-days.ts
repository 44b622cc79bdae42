import { isInTime, minutesToAnswer, supportPolicy } from '@shared/trust/rules/support-clock';
import { buildUpdate } from '../../../platform/table/build-update';
import type { Item, Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { ticketKeys } from './keys';
import type { SupportFigures } from './ports';
import { clockOf, type StoredTicket } from './ticket-item';

/** Longer answers count as the last one. */
const halfHours = 80;

const nameOf = (halfHour: number): string => `after${halfHour}`;

const halfHourOf = (minutes: number): number => Math.min(Math.floor(minutes / 30), halfHours - 1);

/** Counts the first answer and the first solution, in their transaction. */
export const supportDayWrites = (TableName: string, before: StoredTicket | null, after: StoredTicket): Write[] => {
  if (!before || after.mergedInto !== null) return [];
  const [was, is] = [clockOf(before), clockOf(after)];
  const minutes = was.first.doneAt === null ? minutesToAnswer(is.first) : null;
  const wasSolved = before.events.some(({ kind }) => kind === 'resolved' || kind === 'solved');
  const isSolved = is.waitsFor === null && !wasSolved && after.answers > 0;
  if (minutes === null && !isSolved) return [];
  const add = {
    ...(minutes !== null && {
      answered: 1,
      answeredInTime: isInTime(is.first) ? 1 : 0,
      [nameOf(halfHourOf(minutes))]: 1,
    }),
    ...(isSolved && { solved: 1, solvedInTime: is.spent <= supportPolicy.solution ? 1 : 0 }),
  };
  const day = after.updatedAt.slice(0, 10);
  return [
    { Update: { TableName, Key: ticketKeys.supportDay(day), ...buildUpdate({ set: entity('SupportDay'), add }) } },
  ];
};

export const figuresOf = (days: readonly Item[]): SupportFigures => {
  const sum = (name: string): number => days.reduce((total, day) => total + Number(day[name] ?? 0), 0);
  return {
    answered: sum('answered'),
    answeredInTime: sum('answeredInTime'),
    solved: sum('solved'),
    solvedInTime: sum('solvedInTime'),
    halfHours: Array.from({ length: halfHours }, (_, halfHour) => sum(nameOf(halfHour))),
  };
};
