/** The viewer's calendar day, YYYY-MM-DD. */
export const today = (now: Date = new Date()): string => {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${String(now.getFullYear())}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
};
