import X from 'lucide-react/dist/esm/icons/x.mjs';
import { Link } from 'react-router-dom';
import { bulkJobActions } from '@shared/model/vocabulary';
import { paths, pathTo } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './bulk-bar.module.css';
import type { BulkActions } from './use-bulk-actions';
import type { ListedJob } from '@shared/model/job';
import type { Selection } from '@/components/records/selection/use-selection';

type Props = { selection: Selection<ListedJob>; bulk: BulkActions };

export const BulkBar = ({ selection, bulk }: Props) => {
  const { t } = useTranslation('managing');
  const { selected } = selection;
  const count = selected.length;
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 && t('bulk.selected', { count })}
      </p>
      {count > 0 && (
        <div className={styles.bar} role="group" aria-label={t('bulk.label')} data-footer-bar="">
          <span className={styles.count}>{t('bulk.selected', { count })}</span>
          <button type="button" className={styles.clear} aria-label={t('bulk.clear')} onClick={selection.clear}>
            <X size={18} aria-hidden="true" />
          </button>
          <div className={styles.buttons}>
            {bulkJobActions.map((action) => (
              <Button
                key={action}
                size="small"
                variant="onBand"
                className={styles.button ?? ''}
                loading={bulk.running === action}
                onClick={() =>
                  action === 'delete' || action === 'close' ? bulk.ask(action) : bulk.run(action, selected)
                }
              >
                {t(`bulk.${action}`)}
              </Button>
            ))}
          </div>
        </div>
      )}
      {(bulk.asked === 'close' || bulk.asked === 'delete') && (
        <ConfirmDialog
          opened
          title={t(`bulk.${bulk.asked}Title`, { count })}
          text={t(bulk.asked === 'close' ? 'actions.closeText' : 'bulk.deleteText')}
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
