import type { BookingOutcome } from '@shared/work/model/reliability';
import type { TFunction } from '@/lib/i18n/i18n';
import { hoursText } from './shift-texts';

type Texts = TFunction<'reliability'>;

export const noticeText = (hours: number): string =>
  hoursText(hours < 1 ? Math.round(hours * 60) : Math.floor(hours) * 60);

export const outcomeText = (outcome: BookingOutcome, t: Texts): string => {
  switch (outcome.kind) {
    case 'late':
      return t('outcome.late', { minutes: outcome.minutes });
    case 'canceled':
      return t('outcome.canceled', { notice: noticeText(outcome.noticeHours) });
    case 'sent_home':
      return t('outcome.sentHome', {
        worked: hoursText(outcome.workedMinutes),
        scheduled: hoursText(outcome.scheduledMinutes),
      });
    default:
      return t(`outcome.${outcome.kind}`);
  }
};
