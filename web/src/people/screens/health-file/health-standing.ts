import { limits } from '@shared/limits';
import type { HealthRecord } from '@shared/people/model/health-record';

type Standing = { state: 'current' | 'expired' } | { state: 'soon'; days: number };

const soonDays = Math.max(...limits.healthReminderDays);

/** `today` is a calendar day. */
export const standingOf = ({ validUntil }: Pick<HealthRecord, 'validUntil'>, today: string): Standing => {
  if (validUntil === null) return { state: 'current' };
  if (validUntil < today) return { state: 'expired' };
  const days = Math.round((Date.parse(validUntil) - Date.parse(today)) / 86_400_000);
  return days <= soonDays ? { state: 'soon', days } : { state: 'current' };
};
