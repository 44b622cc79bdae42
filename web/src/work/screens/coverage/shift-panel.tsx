import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import { Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { coveredSlots } from '@shared/work/rules/filling/filling';
import type { Location } from '@shared/work/model/location';
import type { Shift } from '@shared/work/model/shifts/shift';
import { QueryGate } from '@/components/records/query-gate';
import { PanelDialog } from '@/components/ui/side-panel';
import { shiftDayText, shiftLengthText, shiftTimeText } from '@/work/parts/shifts/shift-texts';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { useIsAside } from './board/carry-context';
import { watchedShiftQuery } from './coverage-queries';
import { FillingTimeline } from './filling-timeline';
import { LadderSteps } from './shift-form/ladder-steps';
import styles from './panel.module.css';
import { ShiftActions } from './shift-actions';
import { ShiftFacts } from './shift-facts';
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

/** One shift over the board, which stays in place; the arrow keys go to the next and previous. */
export const ShiftPanel = ({ shiftId, locations, order, now, onOpen, onClose }: Props) => {
  const { t } = useTranslation('coverage');
  const id = useId();
  const query = useQuery(watchedShiftQuery(shiftId));
  const [isEditing, setIsEditing] = useState(false);
  const shift = query.data?.shift;
  // A link may open a shift of another location.
  const location = locations.find(({ locationId }) => locationId === shift?.locationId);
  const at = order.indexOf(shiftId);
  const [before, after] = [at > 0 ? order[at - 1] : undefined, at < 0 ? undefined : order[at + 1]];
  const isAhead = shift !== undefined && Date.parse(shift.startsAt) > now;
  const go = (to: string | undefined) => to !== undefined && onOpen(to);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isEditing) return;
    if (event.key === 'ArrowRight') go(after);
    else if (event.key === 'ArrowLeft') go(before);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <PanelDialog labelledBy={id} isAside={useIsAside()} onClose={onClose} onKeyDown={onKeyDown}>
        <div className={styles.frame}>
          <div className={styles.line}>
            <button type="button" className={styles.icon} aria-label={t('panel.close')} onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </button>
            <span className={styles.controls}>
              <Step label={t('panel.previous')} to={before} go={go}>
                <ChevronLeft size={18} aria-hidden="true" />
              </Step>
              <Step label={t('panel.next')} to={after} go={go}>
                <ChevronRight size={18} aria-hidden="true" />
              </Step>
            </span>
          </div>
          <div className={styles.head}>
            <div className={styles.title}>
              {/* Focus starts on the name, not on the first button. */}
              <h2 id={id} tabIndex={-1} autoFocus>
                {shift ? t('list.title', { unit: shift.unit, day: shiftDayText(shift.day) }) : t('panel.title')}
              </h2>
              {shift && <StatusBadge status={shift.status} requested={shift.requested} />}
            </div>
            {shift && <ShiftTimes shift={shift} />}
          </div>
          <div className={styles.body}>
            <QueryGate
              query={query}
              loading={t('panel.loading')}
              rows={4}
              gone={{ title: t('panel.goneTitle'), text: t('panel.goneText') }}
            >
              {(shown) => (
                <>
                  <ShiftRequests {...shown} isAhead={isAhead} />
                  <ShiftPeople {...shown} isAhead={isAhead} />
                  <ShiftBackups {...shown} />
                  <FillingTimeline {...shown} now={now} />
                  <ShiftOutlook {...shown} />
                  <LadderSteps {...shown} now={now} />
                  <ShiftFacts shift={shown.shift} />
                  <EarlierPeople shift={shown.shift} bookings={shown.bookings} />
                  <UnitBlocks unit={{ ...shown.shift, name: shown.shift.unit }} />
                </>
              )}
            </QueryGate>
          </div>
          {query.data && (
            <ShiftActions key={shiftId} {...query.data} isAhead={isAhead} onEdit={() => setIsEditing(true)} />
          )}
        </div>
      </PanelDialog>
      {isEditing && shift && location && (
        <Suspense fallback={null}>
          <ShiftDialog location={location} shift={shift} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </>
  );
};

const ShiftTimes = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('coverage');
  return (
    <p>
      {shiftTimeText(shift)} · {shiftLengthText(shift)} ·{' '}
      {t('covered', { covered: coveredSlots(shift), slots: shift.headcount })}
    </p>
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
