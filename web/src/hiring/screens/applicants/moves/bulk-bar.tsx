import { Suspense, useState } from 'react';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { Stack } from '@/components/layout';
import { BulkFrame, bulkButton, bulkMenuClass } from '@/components/records/selection/bulk-frame';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Menu } from '@/components/ui/menu';
import ChevronUp from 'lucide-react/dist/esm/icons/chevron-up.mjs';
import Lock from 'lucide-react/dist/esm/icons/lock.mjs';
import { lazy } from '@/lib/browser/lazy';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './bulk-bar.module.css';
import { ThanksDialog } from './thanks-dialog';
import { RejectDialog } from './reject-dialog';
import type { Bulk } from './use-bulk';
import type { Selection } from '@/components/records/selection/use-selection';
import { bulkStatuses, canMoveInBulk } from './status-transitions';

const BulkMessageDialog = lazy(() =>
  import('@/messages/parts/message-templates/bulk-message-dialog').then((it) => ({ default: it.BulkMessageDialog })),
);

const LockedDialog = lazy(() => import('@/components/locked-dialog').then((it) => ({ default: it.LockedDialog })));

type Props = { selection: Selection<ReceivedApplication>; bulk: Bulk };

export const BulkBar = ({ selection, bulk }: Props) => {
  const { t } = useTranslation(['applicants', 'answer-clock', 'labels/hiring']);
  const [thanks, setThanks] = useState(false);
  const [rejects, setRejects] = useState(false);
  const [messages, setMessages] = useState(false);
  const locked = isLocked(useSession().me);
  const { selected } = selection;
  const { progress } = bulk;
  const count = selected.length;
  const words = progress
    ? t('bulk.progress', { done: progress.done, of: progress.of })
    : count > 0 && t('bulk.selected', { count });
  const rejected = selected.filter((row) => canMoveInBulk(row, 'rejected'));
  return (
    <>
      <p role="status" className="visually-hidden">
        {words}
      </p>
      {count > 0 && (
        <BulkFrame label={t('bulk.label')} count={words} clearLabel={t('bulk.clear')} onClear={selection.clear}>
          <Menu
            trigger={
              <>
                {t('bulk.move')}
                <ChevronUp size={16} aria-hidden="true" />
              </>
            }
            triggerClassName={bulkMenuClass}
            items={bulkStatuses.map((status) => ({
              key: status,
              label: t('bulk.moveTo', {
                status: t(`applicationStatus.${status}`),
                possible: selected.filter((row) => canMoveInBulk(row, status)).length,
                of: count,
              }),
              onSelect: () => void bulk.run(selected, status),
            }))}
          />
          <Button
            {...bulkButton}
            disabled={rejected.length === 0}
            loading={progress !== null}
            onClick={() => setRejects(true)}
          >
            {t('bulk.reject')}
          </Button>
          <Button
            {...bulkButton}
            disabled={rejected.length === 0}
            loading={progress !== null}
            onClick={() => setThanks(true)}
          >
            {t('thanks.open')}
          </Button>
          <Button
            {...bulkButton}
            {...(locked && { leftIcon: <Lock size={16} aria-hidden="true" /> })}
            onClick={() => setMessages(true)}
          >
            {t('bulk.message')}
          </Button>
        </BulkFrame>
      )}
      {messages && (
        <Suspense fallback={null}>
          {locked ? (
            <LockedDialog what="message" onClose={() => setMessages(false)} />
          ) : (
            <BulkMessageDialog applications={selected} onClose={() => setMessages(false)} />
          )}
        </Suspense>
      )}
      {thanks && <ThanksDialog rows={rejected} bulk={bulk} onClose={() => setThanks(false)} />}
      {rejects && (
        <RejectDialog
          rows={rejected}
          saving={progress !== null}
          onClose={() => setRejects(false)}
          onSubmit={(reason) => void bulk.run(selected, 'rejected', { reason }).then(() => setRejects(false))}
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
        <div className={styles.outcome}>
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
