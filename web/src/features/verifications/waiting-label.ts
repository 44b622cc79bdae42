const hourMs = 3_600_000;
const hoursShown = 72;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Waiting time, in hours while near the promised review time: "Under 1 hour", "31 hours", "5 days". */
export const waitingLabel = (since: string, now: number = Date.now()): string => {
  const hours = Math.floor((now - Date.parse(since)) / hourMs);
  if (hours < 1) return 'Under 1 hour';
  return hours < hoursShown ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
};
