/** "7h 30m", "8h", "0h": minutes as people write hours. */
export const hoursInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 0) return `${hours}h`;
  return hours === 0 ? `${rest}m` : `${hours}h ${rest}m`;
};
