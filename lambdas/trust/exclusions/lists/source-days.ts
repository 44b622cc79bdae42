import { isDay } from '@shared/core/rules/calendar-days';
const dayFrom = (year: string, month: string, day: string): string | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
};

/** Reads YYYYMMDD; zeros mean none. */
export const compactDay = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : dayFrom(year, month!, day!);
};

/** Reads MM/DD/YYYY. */
export const slashedDay = (text: string): string | null => {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === undefined ? null : dayFrom(year, month!, day!);
};
