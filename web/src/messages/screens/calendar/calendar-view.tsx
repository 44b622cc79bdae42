import type { CalendarRef } from '@fullcalendar/react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CalendarWindow, ScheduleItem, Task } from '@shared/messages/model/calendar';
import { interviewPath, paths, pathTo } from '@shared/paths';
import { ErrorState } from '@/components/ui/base/error-state';
import { Page } from '@/components/ui/base/page';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLiveUpdates } from '@/lib/live/live';
import { today } from '@/lib/time/today';
import { ownZone } from '@/lib/time/own-zone';
import { useBookedShifts, type ShownWindow } from './booked-shifts';
import styles from './calendar.module.css';
import { calendarEntries } from './calendar-entries';
import { monthQuery } from './calendar-queries';
import { AddButtons, CalendarToolbar, type Step } from './calendar-toolbar';
import { viewNames, type CalendarViewName } from './calendar-views';
import { eventValues, newEvent } from './entries/event-form';
import { Legend } from './legend';
import { monthOf, windowOf } from './month';
import { MonthSummary } from './month-summary';
import type { ShownDates } from './schedule-calendar';
import { TaskList } from './entries/task-list';
import { UpcomingEvents } from './entries/upcoming-events';
import { readAgain } from '@/lib/requests/query-of';
import { ZoneNote } from './zone-note';

const ScheduleCalendar = lazy(() => import('./schedule-calendar').then((it) => ({ default: it.ScheduleCalendar })));
const EventDialog = lazy(() => import('./entries/event-dialog').then((it) => ({ default: it.EventDialog })));
const EventDetails = lazy(() => import('./entries/event-details').then((it) => ({ default: it.EventDetails })));
const TaskDialog = lazy(() => import('./entries/task-dialog').then((it) => ({ default: it.TaskDialog })));

type Opened =
  | { kind: 'details'; item: ScheduleItem }
  | { kind: 'edit'; item: ScheduleItem }
  | { kind: 'new'; day: string; time: string | null }
  | { kind: 'task'; task: Task | null };

/** The month grid is too dense for phones. */
const firstView = (): CalendarViewName => (window.matchMedia('(min-width: 48rem)').matches ? 'month' : 'list');

const nothing: CalendarWindow = { items: [], tasks: [], busy: [], interviews: [], firstDays: [] };
const nowhere = (): ShownDates => ({ title: '', anchor: today() });

const OpenDialog = ({ opened, open }: { opened: Opened | null; open: (next: Opened | null) => void }) => {
  const close = () => open(null);
  switch (opened?.kind) {
    case 'details':
      return <EventDetails item={opened.item} onEdit={() => open({ ...opened, kind: 'edit' })} onClose={close} />;
    case 'edit':
      return <EventDialog item={opened.item} initial={eventValues(opened.item)} onClose={close} />;
    case 'new':
      return <EventDialog item={null} initial={newEvent(opened.day, opened.time)} onClose={close} />;
    case 'task':
      return <TaskDialog task={opened.task} onClose={close} />;
    default:
      return null;
  }
};

export const CalendarView = ({ after }: { after: ReactNode }) => {
  const { t } = useTranslation('calendar');
  const navigate = useNavigate();
  const calendar = useRef<CalendarRef>(null);
  const [view, setView] = useState<CalendarViewName>(firstView);
  const [dates, setDates] = useState<ShownDates>(nowhere);
  const [opened, setOpened] = useState<Opened | null>(null);
  const month = monthOf(dates.anchor);
  const query = useQuery({ ...monthQuery(month), placeholderData: keepPreviousData });
  const queryClient = useQueryClient();
  useLiveUpdates(({ type }) => {
    if (type === 'interview.changed' || type === 'reconnected') void readAgain(queryClient, ['readCalendar']);
  });
  const booked = useBookedShifts(windowOf(month));
  const shown: ShownWindow = { ...(query.data ?? nothing), booked };
  // Looked up in the cache, which a save elsewhere may have updated.
  const details = (item: ScheduleItem) => setOpened({ kind: 'details', item });
  const openTask = (task: Task | null) => setOpened({ kind: 'task', task });

  const step = (to: Step) => {
    const api = calendar.current?.getApi();
    if (to === 'today') api?.today();
    else if (to === 'next') api?.next();
    else api?.prev();
  };
  const showView = (next: CalendarViewName) => {
    setView(next);
    calendar.current?.getApi().changeView(viewNames[next]);
  };
  const dayInSight = () => (monthOf(today()) === month && view !== 'day' ? today() : dates.anchor);

  if (query.isError && !query.data)
    return (
      <Page title={t('title')} width="wide">
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  return (
    <Page
      title={t('title')}
      width="wide"
      actions={
        <AddButtons
          onAddEvent={() => setOpened({ kind: 'new', day: dayInSight(), time: null })}
          onAddTask={() => openTask(null)}
        />
      }
      tools={<CalendarToolbar title={dates.title} view={view} onView={showView} onStep={step} />}
    >
      <div className={styles.layout}>
        <div className={styles.main}>
          <Suspense fallback={<ListSkeleton rows={5} label={t('loading')} />}>
            <ScheduleCalendar
              ref={calendar}
              entries={calendarEntries(shown, t, ownZone())}
              view={view}
              isLoading={query.isPending}
              onDates={setDates}
              onEntry={({ item, interview, firstDay, task, booked: shift }) => {
                if (item) details(item);
                else if (interview) void navigate(interviewPath(interview.interviewId));
                else if (firstDay) void navigate(pathTo(paths.placement, { placementId: firstDay.placementId }));
                else if (task) openTask(task);
                else if (shift) void navigate(pathTo(paths.shiftDay, { shiftId: shift.shiftId }));
              }}
              onDay={(day, time) => setOpened({ kind: 'new', day, time })}
            />
          </Suspense>
          <div className={styles.below}>
            <Legend />
            <ZoneNote />
          </div>
          {query.data && <MonthSummary window={shown} month={month} />}
        </div>
        <div className={styles.side}>
          <UpcomingEvents onOpen={details} />
          {query.data ? (
            <TaskList tasks={query.data.tasks} onOpen={openTask} />
          ) : (
            <ListSkeleton rows={1} label={t('loading')} />
          )}
        </div>
        <Suspense>
          <OpenDialog opened={opened} open={setOpened} />
        </Suspense>
      </div>
      {after}
    </Page>
  );
};
