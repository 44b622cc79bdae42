const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

const dayFrom = (year: string, month: string, day: string): string | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
};

/** From YYYYMMDD; zeros mean none. */
export const compactDay = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : dayFrom(year, month!, day!);
};

/** From MM/DD/YYYY. */
export const slashedDay = (text: string): string | null => {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === undefined ? null : dayFrom(year, month!, day!);
};

/** YYYY-MM, both included. */
export const monthsBetween = (firstDay: string, lastDay: string): string[] => {
  const months: string[] = [];
  const at = new Date(`${firstDay.slice(0, 7)}-01T00:00:00Z`);
  for (; at.toISOString() <= `${lastDay}T23:59:59Z`; at.setUTCMonth(at.getUTCMonth() + 1)) {
    months.push(at.toISOString().slice(0, 7));
  }
  return months;
};
