import { limits } from '@shared/limits';
import { addSeconds, utcDay } from '../../platform/clock';
import type { Deps } from './ports';

export const getProfileViews = async (
  { views, clock }: Pick<Deps, 'views' | 'clock'>,
  userId: string,
): Promise<{ total: number; days: { day: string; views: number }[] }> => {
  const now = clock.now();
  const days = Array.from({ length: limits.profileViewDays }, (_, index) =>
    utcDay(addSeconds(now, (index + 1 - limits.profileViewDays) * 24 * 3600)),
  );
  const { total, days: counted } = await views.since(userId, days[0]!);
  return { total, days: days.map((day) => ({ day, views: counted.get(day) ?? 0 })) };
};
