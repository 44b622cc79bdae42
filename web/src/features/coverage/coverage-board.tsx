import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { lazy, Suspense, useMemo, useState } from 'react';
import { localDay } from '@shared/domain/shifts/shift-times';
import type { Location } from '@shared/model/location';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import { useMedia } from '@/lib/browser/use-media';
import { usePageKeys } from '@/lib/browser/use-page-keys';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';
import { BoardGrid, type GridActs } from './board-grid';
import { BoardLegend, NothingShown } from './board-notes';
import {
  cellKey,
  cellsOf,
  daysOf,
  figuresOf,
  gapAfter,
  gapsOf,
  isShown,
  plannedShifts,
  rangeOf,
  type PlannedShift,
} from './board-model';
import { placeOfCell } from './board-state';
import { CellPanel } from './cell-panel';
import { boardQuery } from './coverage-queries';
import { CoverageSteps } from './coverage-steps';
import { rangeText } from './coverage-texts';
import { CoverageTools } from './coverage-tools';
import { focusCell } from './grid-keys';
import { NowLine } from './now-line';
import { PhoneBoard } from './phone-board';
import { ShiftPanel } from './shift-panel';
import type { BoardAddress } from './use-board-state';

const ShiftDialog = lazy(() => import('./shift-dialog').then((it) => ({ default: it.ShiftDialog })));
const KeysDialog = lazy(() => import('./keys-dialog').then((it) => ({ default: it.KeysDialog })));

type Place = { unitId: string | null; day: string };
type Props = { locations: readonly Location[]; location: Location; address: BoardAddress };

/** To the next gap, and on from there; after the last one to the first again. */
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

export const CoverageBoard = ({ locations, location, address }: Props) => {
  const { t } = useTranslation('coverage');
  const { state, set } = address;
  const now = useNow();
  const isPhone = useMedia('(max-width: 47.99rem)') === true;
  const { locationId, timeZone, units } = location;
  const today = localDay(new Date(now).toISOString(), timeZone);
  const day = state.day ?? today;
  const view = isPhone ? 'week' : state.view;
  const range = rangeOf(view, day);
  const days = daysOf(range);
  const board = useQuery(boardQuery(locationId, range));
  const all = useMemo(() => plannedShifts(board.data?.days ?? [], { timeZone, now }), [board.data, timeZone, now]);
  const shown = useMemo(() => all.filter((shift) => isShown(shift, state.show)), [all, state.show]);
  const cells = useMemo(() => cellsOf(shown), [shown]);
  const [place, setPlace] = useState<Place | null>(null);
  const [isHelp, setIsHelp] = useState(false);
  const isCovered = state.shift !== null || state.cell !== null;
  const jump = useGapJump(gapsOf(shown), isCovered);
  usePageKeys({ g: jump, '?': () => setIsHelp(true) });
  const acts = useMemo<GridActs>(
    () => ({ onShift: address.openShift, onCell: address.openCell, onNew: setPlace }),
    [address],
  );
  const onNew = (at: Partial<Place> = {}) => setPlace({ unitId: null, day: day < today ? today : day, ...at });
  const listed =
    state.show === null ? units : units.filter(({ unitId }) => shown.some((shift) => shift.unitId === unitId));
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
          <Button leftIcon={<Plus size={16} aria-hidden="true" />} aria-haspopup="dialog" onClick={() => onNew()}>
            {t('add')}
          </Button>
        </>
      }
      tools={
        <CoverageTools
          locations={locations}
          location={location}
          onLocation={(chosen) => set({ location: chosen, shift: null, cell: null })}
          figures={board.data ? figuresOf(all) : null}
          show={state.show}
          onShow={(show) => set({ show })}
          onKeys={() => setIsHelp(true)}
        />
      }
    >
      <QueryGate query={board} loading={t('loading')} rows={8}>
        {() =>
          isPhone ? (
            <PhoneBoard
              {...{ units, days, day, today, timeZone, now, cells, acts }}
              shifts={shown}
              onDay={(it) => set({ day: it })}
            />
          ) : (
            <>
              <NowLine {...{ units, timeZone, today, now }} shifts={all} isNow={days.includes(today)} onJump={jump} />
              {shown.length === 0 && <NothingShown show={state.show} onClear={() => set({ show: null })} />}
              {listed.length > 0 && (
                <BoardGrid
                  {...{ days, cells, all, today, view, acts }}
                  location={location.name}
                  units={listed}
                  shown={state.shift}
                />
              )}
              <BoardLegend />
            </>
          )
        }
      </QueryGate>
      <OpenPanel {...{ location, address, now, today }} shifts={shown} all={all} onNew={(at) => onNew(at)} />
      <Suspense fallback={null}>
        {place && <ShiftDialog location={location} place={place} onClose={() => setPlace(null)} />}
        {isHelp && <KeysDialog onClose={() => setIsHelp(false)} />}
      </Suspense>
    </Page>
  );
};

type PanelProps = Pick<Props, 'location' | 'address'> & {
  now: number;
  today: string;
  shifts: readonly PlannedShift[];
  all: readonly PlannedShift[];
  onNew: (place: Place) => void;
};

/** What the address opens over the board. */
const OpenPanel = ({ location, address, now, today, shifts, all, onNew }: PanelProps) => {
  const { state, close, openShift } = address;
  if (state.shift !== null) {
    return (
      <ShiftPanel
        shiftId={state.shift}
        location={location}
        order={shifts.map(({ id }) => id)}
        now={now}
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
      unit={unit.name}
      day={place.day}
      timeZone={location.timeZone}
      shifts={all.filter(({ unitId, day }) => unitId === place.unitId && day === place.day)}
      onNew={place.day < today ? null : () => onNew(place)}
      onShift={openShift}
      onClose={close}
    />
  );
};
