import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { bulkJobActions } from '@shared/model/vocabulary';
import { paths, pathTo } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './managing.module.css';
import type { BulkActions } from './use-bulk-actions';
import type { Selection } from './use-selection';

type Props = { count: number; selection: Selection; bulk: BulkActions };

export const BulkBar = ({ count, selection, bulk }: Props) => {
  const { t } = useTranslation('managing');
  const { selected } = selection;
  const box = useRef<HTMLInputElement>(null);
  const chosen = selected.length;

  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && chosen < count;
  }, [chosen, count]);

  return (
    <div className={styles.bar} role="group" aria-label={t('bulk.label')}>
      <label className={styles.tick}>
        <input
          ref={box}
          type="checkbox"
          checked={chosen > 0 && chosen === count}
          disabled={count === 0}
          onChange={(event) => selection.all(event.currentTarget.checked)}
        />
        <span className={chosen > 0 ? 'visually-hidden' : undefined}>{t('bulk.selectAll', { count })}</span>
      </label>
      <span role="status" className={styles.count}>
        {chosen > 0 && t('bulk.selected', { count: chosen })}
      </span>
      {chosen > 0 && (
        <div className={styles.barButtons} data-footer-bar="">
          {bulkJobActions.map((action) => (
            <Button
              key={action}
              size="small"
              variant={action === 'delete' ? 'danger' : 'secondary'}
              loading={bulk.running === action}
              onClick={() =>
                action === 'delete' || action === 'close' ? bulk.ask(action) : bulk.run(action, selected)
              }
            >
              {t(`bulk.${action}`)}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={selection.clear}>
            {t('bulk.clear')}
          </Button>
        </div>
      )}
      {(bulk.asked === 'close' || bulk.asked === 'delete') && (
        <ConfirmDialog
          opened
          title={t(`bulk.${bulk.asked}Title`, { count: chosen })}
          text={t(bulk.asked === 'close' ? 'actions.closeText' : 'bulk.deleteText')}
          confirmLabel={t(`bulk.${bulk.asked}`)}
          danger
          loading={bulk.running !== null}
          onConfirm={() => bulk.asked && bulk.run(bulk.asked, selected)}
          onClose={() => bulk.ask(null)}
        />
      )}
    </div>
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
