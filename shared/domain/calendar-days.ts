// Calendar days are YYYY-MM-DD strings without a time zone; they compare as strings.

export const addDays = (day: string, days: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export const mondayOfDay = (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
};

export const daysOfWeek = (monday: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** YYYY-MM */
export const monthOf = (day: string): string => day.slice(0, 7);

/** From one YYYY-MM to a later one. */
export const monthsBetween = (from: string, to: string): number => {
  const [one, other] = [from, to].map((month) => 12 * Number(month.slice(0, 4)) + Number(month.slice(5, 7)));
  return other! - one!;
};

/** The first and the last day of months, both included. */
export const daysInMonths = (from: string, to: string): { from: string; to: string } => ({
  from: `${from}-01`,
  to: addDays(addMonths(`${to}-01`, 1), -1),
});

/** The last `count` months up to that of `day`, oldest first. */
export const monthsUntil = (day: string, count: number): string[] => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
};

/** The same day of a later month, or its last one. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};
