import type { BookingOutcome, ReliabilityLine } from '@shared/model/reliability';
import { MutedText } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { formatDate, formatMonthDay } from '@/lib/time/format';
import { hoursText, shiftDayText } from './shift-texts';
import styles from './reliability.module.css';

type Texts = TFunction<'reliability'>;

const noticeText = (hours: number): string => hoursText(hours < 1 ? Math.round(hours * 60) : Math.floor(hours) * 60);

const outcomeText = (outcome: BookingOutcome, t: Texts): string => {
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

const weightText = ({ isExempt, points, halfOn }: ReliabilityLine, t: Texts): string => {
  if (isExempt) return t('moved.exempt');
  if (points === 0) return t('moved.free');
  return halfOn > today() ? t('moved.half', { date: formatMonthDay(halfOn) }) : t('moved.less');
};

const Line = ({ line }: { line: ReliabilityLine }) => {
  const { t } = useTranslation('reliability');
  const { outcome, place, points, isExempt, on } = line;
  const counts = points > 0 && !isExempt;
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <h3>{outcomeText(outcome, t)}</h3>
        {place && (
          <p>
            {place.unit}, {shiftDayText(place.day)} · {place.location} · {place.organization}
          </p>
        )}
        <p>{[formatDate(on), weightText(line, t)].join(' · ')}</p>
      </div>
      <Badge tone={counts ? 'warning' : 'neutral'}>{t('moved.points', { count: isExempt ? 0 : points })}</Badge>
    </li>
  );
};

export const ReliabilityLines = ({ lines }: { lines: readonly ReliabilityLine[] }) => {
  const { t } = useTranslation('reliability');
  if (lines.length === 0) return <MutedText>{t('moved.nothing')}</MutedText>;
  return (
    <ul className={styles.lines} role="list">
      {lines.map((line) => (
        <Line key={`${line.on} ${line.shiftId} ${line.attempt} ${line.outcome.kind}`} line={line} />
      ))}
    </ul>
  );
};
