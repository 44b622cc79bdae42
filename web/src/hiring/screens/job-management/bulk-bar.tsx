import Lock from 'lucide-react/dist/esm/icons/lock.mjs';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '@shared/limits';
import type { BulkJobAction } from '@shared/core/model/enumerations';
import { bulkJobActions } from '@shared/core/model/vocabulary';
import { paths, pathTo } from '@shared/paths';
import { Stack } from '@/components/layout';
import { BulkFrame, bulkButton } from '@/components/records/selection/bulk-frame';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { lazy } from '@/lib/browser/lazy';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { ReopenJobsDialog, withPassedDeadline } from './bulk/reopen-jobs-dialog';
import type { BulkActions } from './use-bulk-actions';
import type { ListedJob } from '@shared/hiring/model/job';
import type { Selection } from '@/components/records/selection/use-selection';

const LockedDialog = lazy(() => import('@/components/locked-dialog').then((it) => ({ default: it.LockedDialog })));

const publishes = (action: BulkJobAction): boolean => action === 'activate' || action === 'reopen';

const isClosed = ({ status }: ListedJob): boolean => status === 'closed';

/** Actions that need a confirmation. */
const isAskedFor = (action: BulkJobAction, selected: readonly ListedJob[]): boolean =>
  action === 'delete' || action === 'close' || (action === 'reopen' && withPassedDeadline(selected).length > 0);

type Props = { selection: Selection<ListedJob>; bulk: BulkActions };

export const BulkBar = ({ selection, bulk }: Props) => {
  const { t } = useTranslation('managing');
  const [verifies, setVerifies] = useState(false);
  const locked = isLocked(useSession().me);
  const { selected } = selection;
  const count = selected.length;
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 && t('bulk.selected', { count })}
      </p>
      {count > 0 && (
        <BulkFrame
          label={t('bulk.label')}
          count={t('bulk.selected', { count })}
          clearLabel={t('bulk.clear')}
          onClear={selection.clear}
        >
          {bulkJobActions
            .filter((it) => it !== 'reopen' || selected.some(isClosed))
            .map((action) => (
              <Button
                key={action}
                {...bulkButton}
                loading={bulk.running === action}
                {...(publishes(action) && locked && { leftIcon: <Lock size={16} aria-hidden="true" /> })}
                onClick={() => {
                  if (publishes(action) && locked) setVerifies(true);
                  else if (isAskedFor(action, selected)) bulk.ask(action);
                  else bulk.run(action, selected);
                }}
              >
                {t(`bulk.${action}`)}
              </Button>
            ))}
        </BulkFrame>
      )}
      {verifies && (
        <Suspense fallback={null}>
          <LockedDialog what="publish" onClose={() => setVerifies(false)} />
        </Suspense>
      )}
      {bulk.asked === 'reopen' && (
        <ReopenJobsDialog
          count={selected.filter(isClosed).length}
          passed={withPassedDeadline(selected)}
          loading={bulk.running !== null}
          onConfirm={(deadline) => bulk.run('reopen', selected, deadline)}
          onClose={() => bulk.ask(null)}
        />
      )}
      {(bulk.asked === 'close' || bulk.asked === 'delete') && (
        <ConfirmDialog
          opened
          title={t(`bulk.${bulk.asked}Title`, { count })}
          text={bulk.asked === 'close' ? t('actions.closeText', { days: limits.reopenDays }) : t('bulk.deleteText')}
          confirmLabel={t(`bulk.${bulk.asked}`)}
          danger
          loading={bulk.running !== null}
          onConfirm={() => bulk.asked && bulk.run(bulk.asked, selected)}
          onClose={() => bulk.ask(null)}
        />
      )}
    </>
  );
};

export const BulkOutcome = ({ bulk }: { bulk: BulkActions }) => {
  const { t } = useTranslation('managing');
  if (!bulk.outcome) return null;
  const { action, done, refused } = bulk.outcome;
  return (
    <FormMessage kind="error">
      <Stack gap="xs">
        <p>{t(`bulk.partly.${action}`, { done, refused: refused.length })}</p>
        <ul>
          {refused.map(({ jobId, title, message }) => (
            <li key={jobId}>
              <Link to={pathTo(paths.manageJob, { jobId })}>{title}</Link>: {message}
            </li>
          ))}
        </ul>
        <div>
          <Button size="small" variant="secondary" onClick={bulk.dismiss}>
            {t('bulk.dismiss')}
          </Button>
        </div>
      </Stack>
    </FormMessage>
  );
};
