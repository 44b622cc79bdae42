import { useState } from 'react';
import type { ReceivedApplication } from '@shared/model/application';
import { Stack } from '@/components/layout';
import { Button, buttonClass } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Menu } from '@/components/ui/menu';
import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './applicants.module.css';
import { RejectDialog } from './reject-dialog';
import type { Bulk } from './use-bulk';
import type { Selection } from '@/components/records/selection/use-selection';
import { bulkStatuses, canMoveInBulk } from './status-transitions';

type Props = { selection: Selection<ReceivedApplication>; bulk: Bulk };

export const BulkButtons = ({ selection, bulk }: Props) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const [rejects, setRejects] = useState(false);
  const { selected } = selection;
  const { progress } = bulk;
  const rejected = selected.filter((row) => canMoveInBulk(row, 'rejected'));
  return (
    <>
      <span role="status">{progress && t('bulk.progress', { done: progress.done, of: progress.of })}</span>
      {selected.length > 0 && (
        <div className={styles.barButtons} role="group" aria-label={t('bulk.label')} data-footer-bar="">
          <Menu
            align="end"
            trigger={
              <>
                {t('bulk.move')}
                <ChevronDown size={16} aria-hidden="true" />
              </>
            }
            triggerClassName={buttonClass({ variant: 'secondary', size: 'small' })}
            items={bulkStatuses.map((status) => ({
              key: status,
              label: t('bulk.moveTo', {
                status: t(`applicationStatus.${status}`),
                possible: selected.filter((row) => canMoveInBulk(row, status)).length,
                of: selected.length,
              }),
              onSelect: () => void bulk.run(selected, status),
            }))}
          />
          <Button
            size="small"
            variant="danger"
            disabled={rejected.length === 0}
            loading={progress !== null}
            onClick={() => setRejects(true)}
          >
            {t('bulk.reject')}
          </Button>
          <Button size="small" variant="quiet" onClick={selection.clear}>
            {t('bulk.clear')}
          </Button>
        </div>
      )}
      {rejects && (
        <RejectDialog
          rows={rejected}
          saving={progress !== null}
          onClose={() => setRejects(false)}
          onSubmit={(reason) => void bulk.run(selected, 'rejected', reason).then(() => setRejects(false))}
        />
      )}
    </>
  );
};

export const BulkOutcome = ({ bulk, rows }: { bulk: Bulk; rows: readonly ReceivedApplication[] }) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  if (!bulk.outcome) return null;
  const { status, done, failed } = bulk.outcome;
  return (
    <FormMessage kind="error">
      <Stack gap="xs">
        <p>
          {done > 0 && `${t('bulk.done', { count: done, status: t(`applicationStatus.${status}`) })}. `}
          {t('bulk.stayed', { count: failed.length })}
        </p>
        <ul>
          {failed.map(({ applicationId, name, message }) => (
            <li key={applicationId}>
              {name}: {message}
            </li>
          ))}
        </ul>
        <div className={styles.outcomeButtons}>
          {failed.some(({ mayRetry }) => mayRetry) && (
            <Button size="small" loading={bulk.progress !== null} onClick={() => bulk.retry(rows)}>
              {t('bulk.retry')}
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={bulk.dismiss}>
            {t('bulk.dismiss')}
          </Button>
        </div>
      </Stack>
    </FormMessage>
  );
};
