import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import { useState } from 'react';
import { addDays } from '@shared/core/rules/calendar-days';
import type { LocationUnit } from '@shared/work/model/location';
import { MutedText } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { classNames } from '@/components/ui/base/class-names';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { BoardLine, Seats } from './board-line';
import { cellKey, metricsOf, gapsOf, linesOf, type PlannedShift } from './board-model';
import type { GridActs } from './board-grid';
import { dayHead, timesText, waitText } from '../coverage-texts';
import styles from '../phone.module.css';

/** More don't fit beside their marks in half a row. */
const mostSeats = 2;

type Props = {
  units: readonly LocationUnit[];
  /** Days of the week. */
  days: readonly string[];
  day: string;
  today: string;
  now: number;
  /** Shifts of the week after filtering. */
  shifts: readonly PlannedShift[];
  cells: ReadonlyMap<string, PlannedShift[]>;
  acts: GridActs;
  onDay: (day: string) => void;
};

/** One day, below the shifts that need cover. */
export const PhoneBoard = ({ units, days, day, today, now, shifts, cells, acts, onDay }: Props) => {
  const { t } = useTranslation('coverage');
  const ofDay = shifts.filter((shift) => shift.day === day);
  const { covered, slots } = metricsOf(ofDay);
  return (
    <>
      <DayStrip days={days} day={day} today={today} onDay={onDay} />
      <div className={styles.page}>
        <Gaps gaps={gapsOf(shifts)} units={units} now={now} onShift={acts.onShift} />
        <section className={styles.section}>
          <h2>
            {shiftDayText(day)} {slots > 0 && <span>{t('covered', { covered, slots })}</span>}
          </h2>
          {ofDay.length === 0 ? (
            <MutedText>{t('phone.none')}</MutedText>
          ) : (
            <ul role="list" className={styles.units}>
              {units.map(({ unitId, name }) => (
                <UnitOfDay key={unitId} name={name} shifts={cells.get(cellKey(unitId, day)) ?? []} acts={acts} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  );
};

const UnitOfDay = ({ name, shifts, acts }: { name: string; shifts: readonly PlannedShift[]; acts: GridActs }) => {
  if (shifts.length === 0) return null;
  return (
    <li className={styles.unit}>
      <b>{name}</b>
      <div className={styles.lines}>
        {linesOf(shifts).map((line) => (
          <BoardLine
            key={line.key}
            line={line}
            unit={name}
            most={mostSeats}
            onOpen={({ shifts: [first, ...more] }) =>
              first && (more.length === 0 ? acts.onShift(first.id) : acts.onCell(cellKey(first.unitId, first.day)))
            }
          />
        ))}
      </div>
    </li>
  );
};

const DayStrip = ({ days, day, today, onDay }: Pick<Props, 'days' | 'day' | 'today' | 'onDay'>) => {
  const { t } = useTranslation('coverage');
  const step = (by: number) => onDay(addDays(day, by));
  return (
    <nav className={styles.strip} aria-label={t('phone.days')}>
      <button type="button" aria-label={t('step.previousWeek')} onClick={() => step(-7)}>
        <ChevronLeft size={18} aria-hidden="true" />
      </button>
      {days.map((it) => {
        const { weekday, date } = dayHead(it);
        return (
          <button
            key={it}
            type="button"
            className={classNames(it === today && styles.today)}
            aria-label={shiftDayText(it)}
            aria-current={it === day ? 'date' : undefined}
            onClick={() => onDay(it)}
          >
            {weekday}
            <b>{date}</b>
          </button>
        );
      })}
      <button type="button" aria-label={t('step.nextWeek')} onClick={() => step(7)}>
        <ChevronRight size={18} aria-hidden="true" />
      </button>
    </nav>
  );
};

/** Gaps shown first, so that the day stays within reach; the rest on request. */
const firstGaps = 4;

type GapsProps = Pick<Props, 'units' | 'now'> & {
  gaps: readonly PlannedShift[];
  onShift: (shiftId: string) => void;
};

const Gaps = ({ gaps, units, now, onShift }: GapsProps) => {
  const { t } = useTranslation('coverage');
  const [isWhole, setIsWhole] = useState(false);
  if (gaps.length === 0) return null;
  const shown = isWhole ? gaps : gaps.slice(0, firstGaps);
  return (
    <section className={styles.section}>
      <h2>{t('phone.gaps')}</h2>
      <ul role="list" className={styles.gaps}>
        {shown.map((gap) => (
          <li key={gap.id}>
            <button type="button" className={styles.gap} onClick={() => onShift(gap.id)}>
              <b>{units.find(({ unitId }) => unitId === gap.unitId)?.name}</b>
              <span className={styles.wait}>
                {gap.startsAt > now ? t('phone.in', { wait: waitText(gap.startsAt - now, t) }) : t('phone.begun')}
              </span>
              <span>{t('when', { day: shiftDayText(gap.day), time: timesText(gap, t) })}</span>
              <span className={styles.seats}>
                <Seats of={gap} />
                {t('covered', { covered: gap.confirmed, slots: gap.headcount })}
                {gap.requested > 0 && ` · ${t('requests', { count: gap.requested })}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {gaps.length > shown.length && (
        <Button variant="secondary" onClick={() => setIsWhole(true)}>
          {t('phone.more', { count: gaps.length - shown.length })}
        </Button>
      )}
    </section>
  );
};
