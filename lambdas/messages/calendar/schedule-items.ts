import { scheduleTimes } from '@shared/messages/rules/schedule-times';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { ScheduleItem, ScheduleItemForm } from '@shared/messages/model/calendar';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { StoredScheduleItem } from '../../store/messages/calendar/schedule-items';
import type { Deps } from './ports';

type ScheduleDeps = Pick<Deps, 'schedule' | 'clock'>;
type Key = { userId: string; scheduleItemId: string };

const timesOf = (form: ScheduleItemForm, field: string) => {
  const times = scheduleTimes(form);
  if (times) return times;
  throw new AppError('INVALID_REQUEST', undefined, { fields: { [field]: notice('clocksChange') } });
};

export const createScheduleItem = async (
  { schedule, clock }: ScheduleDeps,
  { userId, form }: { userId: string; form: ScheduleItemForm },
): Promise<ScheduleItem> => {
  const item: StoredScheduleItem = {
    ...form,
    ...timesOf(form, 'endTime'),
    scheduleItemId: clock.newId('sch'),
    version: 1,
    updatedAt: clock.now().toISOString(),
  };
  await schedule.create(userId, item);
  return item;
};

export const updateScheduleItem = (
  { schedule, clock }: ScheduleDeps,
  { userId, scheduleItemId, form, version }: Key & { form: ScheduleItemForm; version: number },
): Promise<ScheduleItem> =>
  retryOnConflict(async () => {
    const before = await schedule.get(userId, scheduleItemId);
    if (!before) throw new AppError('NOT_FOUND');
    if (before.version !== version) throw new AppError('STALE_VERSION');
    const after: StoredScheduleItem = {
      ...form,
      ...timesOf(form, 'item.endTime'),
      scheduleItemId,
      version: version + 1,
      updatedAt: clock.now().toISOString(),
    };
    await schedule.change(userId, version, after);
    return after;
  });

export const deleteScheduleItem = async (
  { schedule }: ScheduleDeps,
  { userId, scheduleItemId }: Key,
): Promise<{ scheduleItemId: string }> => {
  if (!(await schedule.remove(userId, scheduleItemId))) throw new AppError('NOT_FOUND');
  return { scheduleItemId };
};
