import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import { Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { coveredSlots } from '@shared/work/rules/filling/filling';
import type { Location } from '@shared/work/model/location';
import type { Shift } from '@shared/work/model/shifts/shift';
import { QueryGate } from '@/components/records/query-gate';
import { shiftDayText, shiftLengthText, shiftTimeText } from '@/work/parts/shifts/shift-texts';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { cellKey } from './board/board-model';
import { watchedShiftQuery, type ShiftWithBookings } from './coverage-queries';
import { FillingTimeline } from './filling-timeline';
import { NextAction } from './next-action';
import { isAhead, mayAssign, nextStep } from './next-step';
import { PanelFrame } from './panel-frame';
import { LadderSteps } from './shift-form/ladder-steps';
import styles from './panel.module.css';
import { ShiftActions } from './shift-actions';
import { ShiftFacts } from './shift-facts';
import { AssignDialog } from './seats/assign-own-staff';
import { EarlierPeople, ShiftBackups, ShiftPeople, ShiftRequests } from './seats/shift-people';
import { ShiftOutlook } from './shift-outlook';
import { StatusBadge } from './status-badge';
import { UnitBlocks } from './seats/unit-blocks';

const ShiftDialog = lazy(() => import('./shift-form/shift-dialog').then((it) => ({ default: it.ShiftDialog })));

type Props = {
  shiftId: string;
  locations: readonly Location[];
  /** IDs of the board's shifts, in time order. */
  order: readonly string[];
  now: number;
  onOpen: (shiftId: string) => void;
  onClose: () => void;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** What is open from the panel of a shift; another shift starts without it. */
const useOpened = (shiftId: string) => {
  const [opened, setOpened] = useState<{ what: 'edit' | 'assign'; of: string } | null>(null);
  const [callsOf, setCallsOf] = useState<string | null>(null);
  return {
    what: opened?.of === shiftId ? opened.what : null,
    edit: () => setOpened({ what: 'edit', of: shiftId }),
    assign: () => setOpened({ what: 'assign', of: shiftId }),
    close: () => setOpened(null),
    calls: {
      isShown: callsOf === shiftId,
      show: () => setCallsOf(shiftId),
      hide: () => setCallsOf(null),
    },
  };
};

type Opened = ReturnType<typeof useOpened>;

/** One shift; the arrow keys go to the next and previous. */
export const ShiftPanel = ({ shiftId, locations, order, now, onOpen, onClose }: Props) => {
  const { t } = useTranslation('coverage');
  const query = useQuery(watchedShiftQuery(shiftId));
  const opened = useOpened(shiftId);
  const shift = query.data?.shift;
  const at = order.indexOf(shiftId);
  const [before, after] = [at > 0 ? order[at - 1] : undefined, at < 0 ? undefined : order[at + 1]];
  const go = (to: string | undefined) => to !== undefined && onOpen(to);
  const onKeyDown = (event: KeyboardEvent) => {
    const isElsewhere = isTyping(event.target) || opened.what === 'edit';
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return;
    if (event.key === 'ArrowRight') go(after);
    else if (event.key === 'ArrowLeft') go(before);
    else return;
    event.preventDefault();
  };
  const { me } = useSession();
  const given = { now, isLocked: isLocked(me), areCallsShown: opened.calls.isShown };
  const step = query.data ? nextStep({ ...query.data, ...given }) : null;
  const requestsId = useId();
  return (
    <>
      <PanelFrame
        subject={shiftId}
        title={shift ? t('list.title', { unit: shift.unit, day: shiftDayText(shift.day) }) : t('panel.title')}
        cell={shift ? cellKey(shift.unitId, shift.day) : null}
        controls={
          <>
            <Step label={t('panel.previous')} to={before} go={go}>
              <ChevronLeft size={18} aria-hidden="true" />
            </Step>
            <Step label={t('panel.next')} to={after} go={go}>
              <ChevronRight size={18} aria-hidden="true" />
            </Step>
          </>
        }
        head={
          shift && (
            <>
              <ShiftState shift={shift} />
              {step && (
                <NextAction
                  key={shiftId}
                  shift={shift}
                  step={step}
                  onReview={() => document.getElementById(requestsId)?.focus()}
                  onCall={opened.calls.show}
                  onAssign={opened.assign}
                />
              )}
            </>
          )
        }
        foot={
          query.data && (
            <ShiftActions key={shiftId} {...query.data} isAhead={isAhead(query.data.shift, now)} onEdit={opened.edit} />
          )
        }
        onClose={onClose}
        onKeyDown={onKeyDown}
      >
        <QueryGate
          query={query}
          loading={t('panel.loading')}
          rows={4}
          gone={{ title: t('panel.goneTitle'), text: t('panel.goneText') }}
        >
          {(shown) => <Content shown={shown} {...{ step, now, requestsId, opened }} />}
        </QueryGate>
      </PanelFrame>
      {query.data && <OpenedDialog {...{ locations, opened, now }} shown={query.data} />}
    </>
  );
};

type ContentProps = {
  shown: ShiftWithBookings;
  step: ReturnType<typeof nextStep>;
  now: number;
  requestsId: string;
  opened: Opened;
};

/** People first, then who was asked, then what may come, then the terms. */
const Content = ({ shown, step: next, now, requestsId, opened }: ContentProps) => {
  const of = { ...shown, next, isAhead: isAhead(shown.shift, now) };
  return (
    <>
      <ShiftRequests {...of} headingId={requestsId} />
      <ShiftPeople {...of} onAssign={opened.assign} />
      <ShiftBackups {...shown} />
      <FillingTimeline {...shown} {...{ next, now }} calls={opened.calls} />
      <ShiftOutlook {...shown} />
      <LadderSteps {...shown} now={now} />
      <ShiftFacts shift={shown.shift} />
      <EarlierPeople shift={shown.shift} bookings={shown.bookings} />
      <UnitBlocks unit={{ ...shown.shift, name: shown.shift.unit }} />
    </>
  );
};

type OpenedProps = Pick<Props, 'locations' | 'now'> & { shown: ShiftWithBookings; opened: Opened };

const OpenedDialog = ({ locations, opened, now, shown: { shift, bookings } }: OpenedProps) => {
  // A link may open a shift of another location.
  const location = locations.find(({ locationId }) => locationId === shift.locationId);
  if (opened.what === 'assign' && mayAssign(shift, now)) {
    return <AssignDialog shift={shift} bookings={bookings} onClose={opened.close} />;
  }
  if (opened.what !== 'edit' || !location) return null;
  return (
    <Suspense fallback={null}>
      <ShiftDialog location={location} shift={shift} onClose={opened.close} />
    </Suspense>
  );
};

const ShiftState = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('coverage');
  return (
    <>
      <p className={styles.state}>
        <StatusBadge status={shift.status} requested={shift.requested} />
        <span>{t('covered', { covered: coveredSlots(shift), slots: shift.headcount })}</span>
      </p>
      <p>
        {shiftTimeText(shift)} · {shiftLengthText(shift)}
      </p>
    </>
  );
};

type StepProps = {
  label: string;
  to: string | undefined;
  go: (to: string | undefined) => void;
  children: ReactNode;
};

const Step = ({ label, to, go, children }: StepProps) => (
  <button
    type="button"
    className={styles.icon}
    disabled={to === undefined}
    aria-label={label}
    title={label}
    onClick={() => go(to)}
  >
    {children}
  </button>
);
