import FullCalendar, { type CalendarRef, type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import type { Ref } from 'react';
import { limits } from '@shared/limits';
import { classNames } from '@/components/ui/base/class-names';
import { locale } from '@/lib/i18n/language';
import { commonText, useTranslation } from '@/lib/i18n/i18n';
import { wallClock } from '@/lib/time/today';
import { ownZone } from '@/lib/time/own-zone';
import { entryName, type CalendarEntry } from './calendar-entries';
import { partTimes } from './calendar-labels';
import { hourOf, timesOf } from './calendar-times';
import { viewNames, type CalendarViewName } from './calendar-views';
import colours from './entries/entry-colours.module.css';
import styles from './schedule-calendar.module.css';

export type ShownDates = { title: string; anchor: string };

type Props = {
  ref: Ref<CalendarRef>;
  entries: readonly CalendarEntry[];
  view: CalendarViewName;
  isLoading: boolean;
  onDates: (dates: ShownDates) => void;
  onEntry: (entry: CalendarEntry) => void;
  /** `time` is null in views without hours. */
  onDay: (day: string, time: string | null) => void;
};

const rank: Record<CalendarEntry['kind'], number> = {
  firstDay: 0,
  shift: 0,
  interview: 0,
  training: 0,
  meeting: 0,
  task: 1,
  busy: 2,
};

const inputOf = (entry: CalendarEntry): EventInput => ({
  id: entry.id,
  title: entry.title,
  start: shownAt(entry, entry.start),
  ...(entry.end !== entry.start && { end: shownAt(entry, entry.end) }),
  allDay: entry.allDay,
  interactive: entry.kind !== 'busy',
  color: 'var(--tone)',
  extendedProps: { entry, rank: rank[entry.kind] },
});

/** Without an offset: the grid uses the browser's time zone, which may not be the reader's. */
const shownAt = ({ allDay }: CalendarEntry, at: string): string => (allDay ? at : wallClock(at));

/** Shorter entries have no room for two lines in the columns. */
const shortMs = 50 * 60_000;

const isShort = ({ start, end, allDay }: CalendarEntry): boolean =>
  !allDay && Date.parse(end) - Date.parse(start) < shortMs;

const entryOf = (event: { extendedProps: Record<string, unknown> }): CalendarEntry =>
  event.extendedProps['entry'] as CalendarEntry;

const heightOf = (view: CalendarViewName): number | 'auto' => {
  if (view === 'week' || view === 'day') return 640;
  return view === 'month' && window.matchMedia('(min-width: 48rem)').matches ? 760 : 'auto';
};

const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
const timeOf = (date: Date): string => date.toTimeString().slice(0, 5);

type Part = {
  event: { extendedProps: Record<string, unknown> };
  timeText: string;
  isStart: boolean;
  isEnd: boolean;
  timeClass: string;
  titleClass: string;
};

const EntryPart = ({ event, timeClass, titleClass, ...part }: Part) => {
  const { t } = useTranslation('calendar');
  const entry = entryOf(event);
  const { title, start, end, allDay } = entry;
  const times = allDay ? part.timeText : partTimes({ startsAt: start, endsAt: end }, part, t, ownZone());
  return (
    <>
      <span className="visually-hidden">{entryName(entry, t, ownZone())}</span>
      {times !== '' && (
        <div className={timeClass} aria-hidden="true">
          {times}
        </div>
      )}
      <div className={titleClass} aria-hidden="true">
        {title}
      </div>
    </>
  );
};

export const ScheduleCalendar = ({ ref, entries, view, isLoading, onDates, onEntry, onDay }: Props) => {
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.frame}>
      <FullCalendar
        ref={ref}
        locale={locale}
        plugins={[dayGrid, timeGrid, list, interaction, classic]}
        initialView={viewNames[view]}
        headerToolbar={false}
        firstDay={0}
        fixedWeekCount={false}
        height={heightOf(view)}
        scrollTime="06:00:00"
        views={{
          // A block's length shows its end, because the columns are narrow.
          timeGridWeek: {
            titleFormat: { year: 'numeric', month: 'short', day: 'numeric' },
            displayEventEnd: false,
          },
          dayGridMonth: { listItemEventInnerClass: styles.dotted },
          listMonth: { listItemEventTitleClass: styles.whole, listItemEventTimeClass: styles.times },
        }}
        blockEventClass={({ event }) => classNames(styles.block, !entryOf(event).agreed && styles.open)}
        columnEventInnerClass={({ event }) => classNames(styles.column, isShort(entryOf(event)) && styles.short)}
        columnEventTimeClass={({ isNarrow }) => classNames(styles.time, isNarrow && styles.unseen)}
        columnEventTitleClass={styles.title ?? ''}
        rowEventInnerClass={styles.row ?? ''}
        dayMaxEvents={limits.calendarEntriesPerDay}
        moreLinkText={(count) => t('more', { count })}
        eventOrder="rank,start,-duration,title"
        eventTimeFormat={timesOf}
        eventContent={(part) => <EntryPart {...part} />}
        slotHeaderFormat={hourOf}
        now={() => wallClock(Date.now())}
        nowIndicator
        navLinks={false}
        noEventsClass={styles.empty ?? ''}
        noEventsContent={isLoading ? t('loading') : t('nothing')}
        allDayText={t('allDay')}
        timedText={t('timed')}
        eventsHint={t('eventsHint')}
        closeHint={commonText('close')}
        events={entries.map(inputOf)}
        eventClass={({ event }) => {
          const { kind, task } = entryOf(event);
          return classNames(colours[kind], task?.status === 'completed' && styles.done);
        }}
        eventClick={({ event }) => onEntry(entryOf(event))}
        dateClick={({ date, allDay }) => onDay(dayOf(date), allDay ? null : timeOf(date))}
        datesSet={({ view: shown }) => onDates({ title: shown.title, anchor: dayOf(shown.currentStart) })}
      />
    </div>
  );
};
