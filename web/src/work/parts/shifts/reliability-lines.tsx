import type { ReliabilityLine } from '@shared/work/model/reliability';
import { MutedText } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { formatDate, formatMonthDay } from '@/lib/time/format';
import { AppealEvent } from './appeal-event';
import { outcomeText } from './outcome-text';
import { shiftDayText } from './shift-texts';
import styles from './reliability.module.css';

type Texts = TFunction<'reliability'>;

const doesntCount = ({ isExempt, appeal }: ReliabilityLine): boolean => isExempt || appeal?.suspends === true;

const weightText = (line: ReliabilityLine, t: Texts): string => {
  const { points, halfOn } = line;
  if (doesntCount(line)) return t('moved.exempt');
  if (points === 0) return t('moved.free');
  return halfOn > today() ? t('moved.half', { date: formatMonthDay(halfOn) }) : t('moved.less');
};

const Line = ({ line }: { line: ReliabilityLine }) => {
  const { t } = useTranslation('reliability');
  const { outcome, place, points, on } = line;
  const counts = points > 0 && !doesntCount(line);
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
      <Badge tone={counts ? 'warning' : 'neutral'}>{t('moved.points', { count: counts ? points : 0 })}</Badge>
      <AppealEvent line={line} />
    </li>
  );
};

export const ReliabilityLines = ({ lines }: { lines: readonly ReliabilityLine[] }) => {
  const { t } = useTranslation('reliability');
  if (lines.length === 0) return <MutedText>{t('moved.nothing')}</MutedText>;
  return (
    <ul className={styles.lines} role="list">
      {lines.map((line) => (
        <Line key={line.eventId} line={line} />
      ))}
    </ul>
  );
};
