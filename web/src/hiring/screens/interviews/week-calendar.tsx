import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { daysAfter, wallTimeAt } from '@shared/messages/rules/schedule-times';
import type { Interview } from '@shared/hiring/model/interview';
import { classNames } from '@/components/ui/base/class-names';
import { ownSlot, titleOf } from '@/hiring/parts/interviews/interview-labels';
import { isOwnTurn } from '@/hiring/parts/interviews/interview-state';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { zoneAbbreviation } from '@/lib/time/time-zones';
import { blocksOf, dayBlocks, dayIn, hoursShown, type Placed } from './interview-groups';
import type { RowContext } from './interview-row';
import { clockTime, dayName, hourName, longDay } from './interview-times';
import styles from './week-calendar.module.css';

type Props = { monday: string; interviews: readonly Interview[]; context: RowContext };

const hourMs = 3_600_000;

const Slot = ({ block, first, context }: { block: Placed; first: number; context: RowContext }) => {
  const { t } = useTranslation('interviews-page');
  const { interview, slot, state, from, to, lane, lanes } = block;
  const { interviewId, professional } = interview;
  const time = clockTime(slot.startsAt, context.zone);
  const own = ownSlot(slot, context.zone);
  const open = isOwnTurn(interview, 'employer') ? t('week.suggested', { time }) : t('week.unanswered', { time });
  const style = { '--from': from - first, '--length': to - from, '--lane': lane, '--lanes': lanes } as CSSProperties;
  return (
    <li className={styles.place} style={style}>
      <Link
        to={context.addressOf(interviewId)}
        preventScrollReset
        title={own ? t('yourTime', { when: own }) : undefined}
        className={classNames(
          styles.slot,
          styles[state],
          to - from < 0.5 && styles.short,
          interviewId === context.openId && styles.on,
        )}
      >
        <b>{knownName(professional.name)}</b>
        <span>{state === 'open' ? open : `${time} · ${titleOf(interview)}`}</span>
      </Link>
    </li>
  );
};

/** The week in one zone: filled blocks are confirmed, dashed ones are not. */
export const WeekCalendar = ({ monday, interviews, context }: Props) => {
  const { t } = useTranslation('interviews-page');
  const { now, zone } = context;
  const blocks = interviews.flatMap((interview) => blocksOf(interview, now));
  const week = Array.from({ length: 7 }, (_, index) => daysAfter(monday, index));
  const placed = week.map((day) => dayBlocks(blocks, day, zone));
  // The weekend is shown only with entries.
  const count = placed[6]!.length > 0 ? 7 : placed[5]!.length > 0 ? 6 : 5;
  const { first, last } = hoursShown(placed);
  const today = dayIn(now, zone);
  const nowAt = (wallTimeAt(now, zone) - Date.parse(today)) / hourMs;
  const style = { '--days': count, '--hours': last - first } as CSSProperties;
  return (
    <>
      <div className={styles.week} style={style}>
        <div className={styles.head}>{zoneAbbreviation(zone, `${monday}T12:00:00.000Z`)}</div>
        <div className={styles.hours} aria-hidden="true">
          {Array.from({ length: last - first - 1 }, (_, index) => (
            <span key={index} style={{ '--from': index + 1 } as CSSProperties}>
              {hourName(first + index + 1)}
            </span>
          ))}
        </div>
        {week.slice(0, count).map((day, index) => (
          <div key={day} role="group" className={styles.day} aria-label={longDay(day)}>
            <div className={classNames(styles.head, day === today && styles.today)} aria-hidden="true">
              {dayName(day).weekday}
              <b>{dayName(day).number}</b>
            </div>
            <ol role="list" className={styles.lane}>
              {placed[index]!.map((block) => (
                <Slot
                  key={`${block.interview.interviewId}${block.slot.startsAt}`}
                  block={block}
                  first={first}
                  context={context}
                />
              ))}
            </ol>
            {day === today && nowAt > first && nowAt < last && (
              <span className={styles.now} style={{ '--from': nowAt - first } as CSSProperties} aria-hidden="true" />
            )}
          </div>
        ))}
      </div>
      <p className={styles.legend}>
        <span>{t('week.filled')}</span>
        <span>{t('week.dashed')}</span>
      </p>
    </>
  );
};
