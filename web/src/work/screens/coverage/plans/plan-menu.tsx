import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs';
import { Suspense, useState } from 'react';
import type { Location } from '@shared/work/model/location';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';
import { toast } from '@/components/ui/base/toast';
import { Menu } from '@/components/ui/menu';
import { lazy } from '@/lib/browser/lazy';
import { saveText } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import type { PlannedShift } from '../board/board-model';
import { useBoardCsv } from './board-csv';
import styles from './plans.module.css';
import { useUndoBatch, type Batch } from './use-publish-run';

const BulkDialog = lazy(() => import('./bulk-dialog').then((it) => ({ default: it.BulkDialog })));
const PlansPanel = lazy(() => import('./plans-panel').then((it) => ({ default: it.PlansPanel })));

type Props = {
  location: Location;
  day: string;
  today: string;
  now: number;
  days: readonly string[];
  shifts: readonly PlannedShift[];
};

type Opened = 'week' | 'file' | 'plans';

/** Actions that plan many shifts at once, and exports of the board. */
export const PlanMenu = ({ location, day, today, now, days, shifts }: Props) => {
  const { t } = useTranslation('shift-plans');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [batch, setBatch] = useState<Batch | null>(null);
  const undo = useUndoBatch();
  const csvOf = useBoardCsv(location);
  const close = () => setOpened(null);
  const mayUndo = batch !== null && batch.shiftIds.length > 0 && now - batch.at < shiftPlanLimits.undoMinutes * 60_000;
  const undoBatch = (given: Batch) => {
    setBatch(null);
    undo(given).then(
      ({ undone, kept }) => toast.success(t('undo.done', { undone, kept })),
      (error: unknown) => {
        setBatch(given);
        toast.error((error as Error).message);
      },
    );
  };
  return (
    <>
      <Menu
        trigger={<Ellipsis size={18} aria-hidden="true" />}
        triggerClassName={styles.more}
        triggerLabel={t('menu.label')}
        align="end"
        items={[
          ...(mayUndo
            ? [
                {
                  key: 'undo',
                  label: t('menu.undo', { count: batch.shiftIds.length }),
                  onSelect: () => undoBatch(batch),
                },
              ]
            : []),
          { key: 'plans', label: t('menu.plans'), onSelect: () => setOpened('plans') },
          { key: 'week', label: t('menu.week'), onSelect: () => setOpened('week') },
          { key: 'file', label: t('menu.file'), onSelect: () => setOpened('file') },
          { key: 'print', label: t('menu.print'), onSelect: () => globalThis.print() },
          {
            key: 'csv',
            label: t('menu.csv'),
            onSelect: () => saveText(csvOf(shifts), `${t('csv.name')}-${days[0] ?? day}.csv`, 'text/csv'),
          },
        ]}
      />
      <Suspense fallback={null}>
        {(opened === 'week' || opened === 'file') && (
          <BulkDialog kind={opened} location={location} monday={mondayOfDay(day)} onDone={setBatch} onClose={close} />
        )}
        {opened === 'plans' && <PlansPanel location={location} today={today} onClose={close} />}
      </Suspense>
    </>
  );
};
