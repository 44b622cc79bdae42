import { formatDate } from '@/lib/time/format';
import type { TFunction } from '@/lib/i18n/i18n';

type Period = { startedOn: string; endedOn: string | null };

export const periodOf = ({ startedOn, endedOn }: Period, t: TFunction<'references'>): string =>
  endedOn === null
    ? t('facts.since', { from: formatDate(startedOn) })
    : t('facts.fromTo', { from: formatDate(startedOn), to: formatDate(endedOn) });
