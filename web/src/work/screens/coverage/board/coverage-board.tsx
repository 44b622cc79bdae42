import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { Suspense, useMemo, useState } from 'react';
import { localDay } from '@shared/work/rules/shifts/shift-times';
import type { Location } from '@shared/work/model/location';
import type { Shift } from '@shared/work/model/shifts/shift';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import { lazy } from '@/lib/browser/lazy';
import { useMedia } from '@/lib/browser/use-media';
import { usePageKeys } from '@/lib/browser/use-page-keys';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';
import { BoardGrid, type GridActs } from './board-grid';
import { useCarrying } from './carry-context';
import { BoardLegend, NothingShown } from './board-notes';
import {
  cellKey,
  cellsOf,
  daysOf,
  metricsOf,
  gapAfter,
  gapsOf,
  isShown,
  plannedShifts,
  rangeOf,
  type PlannedShift,
} from './board-model';
import { placeOfCell } from './board-state';
import { CellPanel } from '../cell-panel';
import { boardQuery } from '../coverage-queries';
import { CoverageSteps } from '../coverage-steps';
import { rangeText } from '../coverage-texts';
import { CoverageTools } from '../coverage-tools';
import { DragArea } from './drag-area';
import { focusCell } from './grid-keys';
import { NowLine } from './now-line';
import { useCopiedShift } from '../plans/use-copied-shift';
import { PlanMenu } from '../plans/plan-menu';
import { useIsDocked } from '../panel-frame';
import panel from '../panel.module.css';
import { PhoneBoard } from './phone-board';
import { ShiftPanel } from '../shift-panel';
import type { BoardAddress } from './use-board-state';
import { useAssigning } from '../seats/use-assigning';
import { useLiveBoard } from './use-live-board';

const ShiftDialog = lazy(() => import('../shift-form/shift-dialog').then((it) => ({ default: it.ShiftDialog })));
const AssignDialog = lazy(() => import('../seats/assign-own-staff').then((it) => ({ default: it.AssignDialog })));
const KeysDialog = lazy(() => import('./keys-dialog').then((it) => ({ default: it.KeysDialog })));

type Place = { unitId: string | null; day: string; copyOf?: Shift };
type Props = { locations: readonly Location[]; location: Location; address: BoardAddress };

/** Jumps to the next gap each time; after the last one to the first again. */
const useGapJump = (gaps: readonly PlannedShift[], isOff: boolean) => {
  const [last, setLast] = useState<string | null>(null);
  const jump = () => {
    const gap = gapAfter(gaps, last);
    if (!gap || isOff) return;
    setLast(gap.id);
    focusCell(cellKey(gap.unitId, gap.day));
  };
  return jump;
};

/** The board for the days in the address, with the current time at the location. */
const useBoard = ({ locationId, timeZone }: Location, { state }: BoardAddress) => {
  const now = useNow();
  const isPhone = useMedia('(max-width: 47.99rem)') === true;
  const today = localDay(new Date(now).toISOString(), timeZone);
  const day = state.day ?? today;
  const view = isPhone ? 'week' : state.view;
  const range = rangeOf(view, day);
  const query = useQuery(boardQuery(locationId, range));
  useLiveBoard({ locationId, range, shift: state.shift });
  const all = useMemo(() => {
    const names = new Map(query.data?.people.map(({ userId, name }) => [userId, name]));
    return plannedShifts(query.data?.days ?? [], { timeZone, now, names });
  }, [query.data, timeZone, now]);
  const shown = useMemo(() => all.filter((shift) => isShown(shift, state.show)), [all, state.show]);
  const cells = useMemo(() => cellsOf(shown), [shown]);
  // The same array while the view is unchanged: rows render with it.
  const days = useMemo(() => daysOf(rangeOf(view, day)), [view, day]);
  return { now, isPhone, today, day, view, days, query, all, shown, cells };
};

type Board = ReturnType<typeof useBoard>;

export const CoverageBoard = ({ locations, location, address }: Props) => {
  const { t } = useTranslation('coverage');
  const { state, set } = address;
  const board = useBoard(location, address);
  const { day, today, view, days, isPhone, all, shown } = board;
  const [place, setPlace] = useState<Place | null>(null);
  const [isHelp, setIsHelp] = useState(false);
  const jump = useGapJump(gapsOf(shown), !useIsDocked() && (state.shift !== null || state.cell !== null));
  usePageKeys({ g: jump, '?': () => setIsHelp(true) });
  const copying = useCopiedShift(location.timeZone, setPlace);
  const [assigning, onAssign, onAssigned] = useAssigning();
  const acts = useMemo<GridActs>(
    () => ({ onShift: address.openShift, onCell: address.openCell, onNew: setPlace, onAssign, ...copying }),
    [address, copying, onAssign],
  );
  return (
    <Page
      title={t('title')}
      count={isPhone ? undefined : rangeText(days)}
      width="bleed"
      actions={
        <>
          {!isPhone && (
            <CoverageSteps view={view} day={day} onView={(it) => set({ view: it })} onDay={(it) => set({ day: it })} />
          )}
          <Button
            leftIcon={<Plus size={16} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setPlace({ unitId: null, day: day < today ? today : day })}
          >
            {t('add')}
          </Button>
          <PlanMenu {...{ location, day, today, days }} now={board.now} shifts={all} />
        </>
      }
      tools={
        <CoverageTools
          locations={locations}
          location={location}
          now={board.now}
          onLocation={(chosen) => set({ location: chosen, shift: null, cell: null })}
          metrics={board.query.data ? metricsOf(all) : null}
          isWeek={view === 'week'}
          show={state.show}
          onShow={(show) => set({ show })}
          onKeys={() => setIsHelp(true)}
        />
      }
    >
      <DragArea {...{ location, all }} now={board.now} cells={board.cells} hasBoard={!isPhone}>
        <div className={panel.beside}>
          <div>
            <QueryGate query={board.query} loading={t('loading')} rows={8}>
              {() =>
                isPhone ? (
                  <PhoneBoard
                    {...board}
                    units={location.units}
                    shifts={shown}
                    acts={acts}
                    onDay={(it) => set({ day: it })}
                  />
                ) : (
                  <WideBoard {...{ board, location, address, acts }} onJump={jump} />
                )
              }
            </QueryGate>
          </div>
          <OpenPanel {...{ locations, location, address, board, acts }} />
        </div>
        <Suspense fallback={null}>{assigning && <AssignDialog {...assigning} onClose={onAssigned} />}</Suspense>
      </DragArea>
      <Suspense fallback={null}>
        {place && <ShiftDialog location={location} place={place} onClose={() => setPlace(null)} />}
        {isHelp && <KeysDialog onClose={() => setIsHelp(false)} />}
      </Suspense>
    </Page>
  );
};

type PartProps = Pick<Props, 'location' | 'address'> & { board: Board; acts: GridActs };

const WideBoard = ({ location, address, board, acts, onJump }: PartProps & { onJump: () => void }) => {
  const { state, set } = address;
  const { all, shown, days, today, now, view, cells } = board;
  const { units, timeZone, name } = location;
  const carrying = useCarrying();
  const listed =
    state.show === null ? units : units.filter(({ unitId }) => shown.some((shift) => shift.unitId === unitId));
  return (
    <>
      <NowLine {...{ units, timeZone, today, now, onJump }} shifts={all} isNow={days.includes(today)} />
      {shown.length === 0 && <NothingShown show={state.show} onClear={() => set({ show: null })} />}
      {listed.length > 0 && (
        <BoardGrid
          {...{ days, cells, all, today, view, acts, ...carrying }}
          location={name}
          units={listed}
          shown={state.shift}
        />
      )}
      <BoardLegend />
    </>
  );
};

/** The panel that the address opens. */
const OpenPanel = ({ locations, location, address, board, acts }: PartProps & Pick<Props, 'locations'>) => {
  const { state, close, openShift } = address;
  if (state.shift !== null) {
    return (
      <ShiftPanel
        shiftId={state.shift}
        locations={locations}
        order={board.shown.map(({ id }) => id)}
        now={board.now}
        onOpen={openShift}
        onClose={close}
      />
    );
  }
  const place = placeOfCell(state.cell);
  const unit = location.units.find(({ unitId }) => unitId === place?.unitId);
  if (!place || !unit) return null;
  return (
    <CellPanel
      unit={unit}
      day={place.day}
      shifts={board.all.filter(({ unitId, day }) => unitId === place.unitId && day === place.day)}
      onNew={place.day < board.today ? null : () => acts.onNew(place)}
      onShift={openShift}
      onClose={close}
    />
  );
};
