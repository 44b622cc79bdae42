import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Attendance } from '@shared/work/model/attendance';
import type { Location } from '@shared/work/model/location';
import { paths } from '@shared/paths';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { MutedText, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { QueryGate } from '@/components/records/query-gate';
import { BulkFrame, bulkButton } from '@/components/records/selection/bulk-frame';
import { useSelection } from '@/components/records/selection/use-selection';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { locationsQuery } from '@/work/parts/locations/location-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { useBoardState } from '../board/use-board-state';
import styles from './approve.module.css';
import { ApproveRow } from './approve-row';
import { toApproveQuery } from './attendance-queries';
import { sumText } from './attendance-texts';
import { LocationChoice } from '../shift-form/location-choice';
import { useApprove } from './use-approve';

const keyOf = ({ shiftId, professional }: Attendance): string => `${shiftId}.${professional.userId}`;

/** Submitted shifts of a location, the soonest deadline first. */
export const ApproveView = () => {
  const { t } = useTranslation('approve-shifts');
  const locations = useQuery(locationsQuery());
  const { state, set } = useBoardState();
  const items = locations.data?.items ?? [];
  const location = items.find(({ locationId }) => locationId === state.location) ?? items[0];
  return (
    <Page
      title={t('title')}
      width="wide"
      breadcrumb={[{ label: t('coverage'), to: paths.coverage }, { label: t('title') }]}
      tools={
        items.length > 1 &&
        location && (
          <LocationChoice locations={items} location={location} onLocation={(chosen) => set({ location: chosen })} />
        )
      }
    >
      <QueryGate query={locations} loading={t('loading')} rows={5}>
        {() => (location ? <Waiting key={location.locationId} location={location} /> : <Nothing />)}
      </QueryGate>
    </Page>
  );
};

const Nothing = () => {
  const { t } = useTranslation('approve-shifts');
  return <EmptyState illustration="inbox" title={t('none.title')} text={t('none.text')} />;
};

const Waiting = ({ location: { locationId, name } }: { location: Location }) => {
  const { t } = useTranslation('approve-shifts');
  const query = useInfiniteQuery(toApproveQuery(locationId));
  const rows = rowsOf(query.data);
  const selection = useSelection(rows, keyOf, locationId);
  const matching = rows.filter(({ matches }) => matches).slice(0, shiftLimits.approvedAtOnce);
  const { selected } = selection;
  return (
    <QueryGate query={query} loading={t('loading')} rows={5}>
      {() =>
        rows.length === 0 ? (
          <Nothing />
        ) : (
          <Stack>
            <div className={styles.head}>
              <p>{t('intro', { minutes: shiftLimits.matchesMinutes })}</p>
              {matching.length > 0 && (
                <Button variant="secondary" onClick={() => selection.only(matching.map(keyOf))}>
                  {t('selectMatching', { count: matching.length })}
                </Button>
              )}
            </div>
            <MutedText>{t('signing.what')}</MutedText>
            <ul role="list" className={styles.rows} aria-label={t('list', { location: name })}>
              {rows.map((attendance) => (
                <ApproveRow
                  key={keyOf(attendance)}
                  row={keyOf(attendance)}
                  attendance={attendance}
                  isSelected={selection.isSelected(keyOf(attendance))}
                  onToggle={selection.toggle}
                />
              ))}
            </ul>
            <NextPage query={query} />
            {selected.length > 0 && <Bulk selected={selected} onClear={selection.clear} />}
          </Stack>
        )
      }
    </QueryGate>
  );
};

/** Shows the sum, so that one tap is an informed one. */
const Bulk = ({ selected, onClear }: { selected: readonly Attendance[]; onClear: () => void }) => {
  const { t } = useTranslation('approve-shifts');
  const { approve, isPending } = useApprove(onClear);
  const sum = sumText(selected, t);
  return (
    <BulkFrame label={t('selected.label')} count={sum} clearLabel={t('selected.clear')} onClear={onClear}>
      <Button {...bulkButton} loading={isPending} onClick={() => approve(selected)}>
        {t('selected.approve', { count: selected.length })}
        <span className="visually-hidden">{sum}</span>
      </Button>
    </BulkFrame>
  );
};
