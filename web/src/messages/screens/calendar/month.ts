import { daysAfter } from '@shared/messages/rules/schedule-times';

export const monthOf = (day: string): string => day.slice(0, 7);

export const firstDayOf = (month: string): string => `${month}-01`;

const nextMonth = (month: string): string => monthOf(daysAfter(firstDayOf(month), 31));

export const lastDayOf = (month: string): string => daysAfter(firstDayOf(nextMonth(month)), -1);

const margin = 7;
export const windowOf = (month: string): { from: string; to: string } => ({
  from: daysAfter(firstDayOf(month), -margin),
  to: daysAfter(lastDayOf(month), margin),
});
