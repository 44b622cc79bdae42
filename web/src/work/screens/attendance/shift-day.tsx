import LogOut from 'lucide-react/dist/esm/icons/log-out.mjs';
import { useEffect, useRef } from 'react';
import { asksToReturn } from '@shared/work/rules/reliability/return-question';
import { localDay } from '@shared/work/rules/shifts/shift-times';
import type { ShiftDay as Day } from '@shared/work/model/attendance';
import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { factsOf, stepOf, type DayFacts, type DayStep } from '@/work/parts/attendance/shift-day-facts';
import { Lapsing } from '@/work/parts/shifts/lapsing';
import { useClock } from '@/work/parts/attendance/use-clock';
import { RebookSurvey } from '@/work/parts/attendance/rebook-survey';
import { useTranslation } from '@/lib/i18n/i18n';
import { timeIn } from '@/lib/time/time-zones';
import { useNow } from '@/lib/time/use-now';
import { AnswerToReturn } from './answer-return';
import { BreakTimer } from './clock-in/break-timer';
import { ClockInPanel } from './clock-in/clock-in-panel';
import { ClockOutQuestions } from './clock-in/clock-out-questions';
import { DayBar, DayClock } from './day-head';
import { DayResult } from './day-result';
import { EntryProblems } from './entry-problems';
import { FenceCard } from './clock-in/fence-card';
import { GrantedHours } from './granted-hours';
import { HoldButton } from './clock-in/hold-button';
import { LeaveEarly } from './clock-in/leave-early';
import styles from './shift-day.module.css';
import { OtherWayDialog } from './other-way-dialog';
import { TimeMissing } from './clock-in/time-missing';
import { UndoBar } from './undo-bar';
import { useDayActions, type DayActions } from './use-day-actions';
import { useFence } from './clock-in/use-fence';
import { ShiftDirections } from './shift-directions';

const tickMs = 10_000;

type Props = { day: Day; code: string };

export const ShiftDay = ({ day, code }: Props) => {
  const { t } = useTranslation('shift-day');
  const now = useNow(tickMs);
  const clock = useClock();
  const { attendance, place } = day;
  const facts = factsOf(attendance, clock.entries);
  const step = stepOf(day, facts, now);
  const needsCode = place.clockInBy === 'code';
  const fence = useFence(place, !needsCode && (step === 'open' || step === 'working'));
  const actions = useDayActions(day, fence);
  const isToday = localDay(new Date(now).toISOString(), attendance.timeZone) === attendance.day;
  const waiting = clock.entries.filter(({ problem }) => problem === null).length;
  useCodeOfAddress({ code, needsCode, step, actions });
  return (
    <>
      <DayBar title={t(isToday ? 'today' : 'title')} waiting={waiting} />
      <DayClock attendance={attendance} now={now} />
      <EntryProblems day={day} />
      <Lapsing lapse={day.lapse} placementId={attendance.placementId} timeZone={attendance.timeZone} />
      {step === 'open' && !needsCode && <FenceCard fence={fence} location={attendance.location} />}
      {needsCode && (step === 'ahead' || step === 'open' || step === 'working') && (
        <section className={styles.card}>
          <h2>{t('unit.title')}</h2>
          <p>{t('unit.text', { location: attendance.location })}</p>
        </section>
      )}
      {!clock.signs && (step === 'open' || step === 'working') && <p className={styles.soft}>{t('unsigned')}</p>}
      <State {...{ day, facts, step, actions, now }} />
      <Returning day={day} now={now} />
      {step !== 'approved' && step !== 'ended' && step !== 'absent' && <ShiftDirections day={day} />}
      <UndoBar shiftId={attendance.shiftId} onUndo={actions.undo} />
      {(step === 'ahead' || step === 'open') && (
        <ClockInPanel {...{ day, facts, actions, code, now }} isOpen={step === 'open'} />
      )}
      {step === 'working' && <ClockOut {...{ day, actions, code, now }} />}
    </>
  );
};

type OfAddress = { code: string; needsCode: boolean; step: DayStep; actions: DayActions };

/** The picture on the unit's screen links here with its code, which is only valid for a moment. */
const useCodeOfAddress = ({ code, needsCode, step, actions: { setOtherWay } }: OfAddress): void => {
  const isUsed = useRef(false);
  useEffect(() => {
    if (code === '' || isUsed.current || (step !== 'open' && !(needsCode && step === 'working'))) return;
    isUsed.current = true;
    setOtherWay({ kind: step === 'open' ? 'in' : 'out', reason: needsCode ? 'required' : 'chosen' });
  }, [code, needsCode, step, setOtherWay]);
};

type StateProps = { day: Day; facts: DayFacts; step: DayStep; actions: DayActions; now: number };

const State = ({ day, facts, step, actions, now }: StateProps) => {
  const { t } = useTranslation('shift-day');
  const { attendance } = day;
  const timeOf = (at: string) => timeIn(attendance.timeZone, Date.parse(at));
  switch (step) {
    case 'ahead':
    case 'open':
      return null;
    case 'working':
    case 'break': {
      const since = facts.breaks.find(({ until }) => until === null)?.from;
      return (
        <>
          <p className={styles.state} role="status">
            {since === undefined
              ? t('state.working', { time: timeOf(facts.in?.at ?? attendance.startsAt) })
              : t('state.break', { time: timeOf(since) })}
          </p>
          <BreakTimer {...{ facts, actions, now }} isOnBreak={step === 'break'} />
        </>
      );
    }
    case 'answers':
      return (
        <>
          <p className={styles.state} role="status">
            {t('state.answers', { time: timeOf(facts.out?.at ?? attendance.endsAt) })}
          </p>
          <ClockOutQuestions rule={attendance.breakRule} isSaving={actions.isBusy} onSubmit={actions.submit} />
        </>
      );
    case 'time_missing':
      return <TimeMissing attendance={attendance} />;
    case 'returned':
      return <AnswerToReturn attendance={attendance} />;
    case 'sent':
    case 'submitted':
    case 'approved':
      return <DayResult {...{ day, facts, step }} />;
    case 'missed':
      return (
        <section className={styles.card}>
          <h2>{t('state.missed')}</h2>
          <p>{t('state.missedText')}</p>
        </section>
      );
    case 'absent':
      if (attendance.dispute) return <GrantedHours attendance={attendance} dispute={attendance.dispute} />;
      return day.lifted ? (
        <section className={styles.card}>
          <h2>{t('state.lifted')}</h2>
          <p>{t('granted.text')}</p>
        </section>
      ) : (
        <section className={styles.card}>
          <h2>{t('state.absent')}</h2>
          <p>{t('state.absentText')}</p>
          <ButtonLink to={paths.reliability} variant="secondary">
            {t('state.object')}
          </ButtonLink>
        </section>
      );
    case 'requested':
    case 'ended':
      return (
        <section className={styles.card}>
          <p>{t(`state.${step}`)}</p>
        </section>
      );
  }
};

const Returning = ({ day: { attendance, place, returning }, now }: Pick<StateProps, 'day' | 'now'>) =>
  returning && asksToReturn(attendance, new Date(now)) ? (
    <section className={styles.card}>
      <RebookSurvey shiftId={attendance.shiftId} organization={place.organization} question={returning} />
    </section>
  ) : null;

const stillAfterMs = 15 * 60_000;

type OutProps = Pick<StateProps, 'day' | 'actions' | 'now'> & { code: string };

const ClockOut = ({ day: { attendance, place }, actions, code, now }: OutProps) => {
  const { t } = useTranslation('shift-day');
  const end = Date.parse(attendance.endsAt);
  return (
    <div className={styles.thumb}>
      {now >= end + stillAfterMs && <p role="status">{t('still', { time: timeIn(attendance.timeZone, end) })}</p>}
      <HoldButton hint={t('in.hold')} busy={actions.isBusy} onHold={actions.clockOut}>
        <LogOut size={22} aria-hidden="true" />
        {t('out.action')}
      </HoldButton>
      {now < end && <LeaveEarly shiftId={attendance.shiftId} />}
      <p className={styles.promise}>{t('in.promise')}</p>
      {actions.otherWay && (
        <OtherWayDialog
          way={actions.otherWay}
          location={attendance.location}
          meters={place.fenceMeters}
          code={code}
          onCode={(typed) => actions.clockWith('out', { code: typed })}
          onAnyway={() => actions.clockWith('out', null)}
          onClose={() => actions.setOtherWay(null)}
        />
      )}
    </div>
  );
};
