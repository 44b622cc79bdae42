import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { limits } from '@shared/limits';
import type { DeletionPreview } from '@shared/accounts/model/account-deletion';
import { organizationEnd, paths } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ErrorState } from '@/components/ui/base/error-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { CancelDeletion } from './cancel-deletion';
import { deletionQuery } from './deletion-queries';

const DeleteDialog = lazy(() => import('./delete-dialog').then((it) => ({ default: it.DeleteDialog })));

const Requested = ({ me, deletion }: { me: Me; deletion: NonNullable<DeletionPreview['deletion']> }) => {
  const { t } = useTranslation('data-rights');
  if (deletion.state === 'erasing') return <FormMessage kind="info">{t('delete.erasing')}</FormMessage>;
  return (
    <>
      <FormMessage kind="success">
        {t('delete.requested', { at: formatDateTime(deletion.dueAt, ownZone()) })}
      </FormMessage>
      <Row>
        <Button variant="danger" disabled>
          {t('delete.requestedAction')}
        </Button>
        <CancelDeletion userType={me.userType} />
      </Row>
    </>
  );
};

const LastAdmin = ({ organization }: { organization: string }) => {
  const { t } = useTranslation('data-rights');
  return (
    <FormMessage kind="info">
      {t('delete.lastAdmin', { organization })} <Link to={organizationEnd}>{t('delete.handOver')}</Link>
    </FormMessage>
  );
};

const OpenPayout = () => {
  const { t } = useTranslation('data-rights');
  return (
    <FormMessage kind="info">
      {t('delete.openPayout')} <Link to={paths.timesheets}>{t('delete.seePayouts')}</Link>
    </FormMessage>
  );
};

const Request = ({ me, preview }: { me: Me; preview: NonNullable<DeletionPreview['preview']> }) => {
  const { t } = useTranslation('data-rights');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {preview.obstacle === 'last_admin' && <LastAdmin organization={me.membership?.organization ?? ''} />}
      {preview.obstacle === 'open_payout' && <OpenPayout />}
      <Row>
        <Button variant="danger" disabled={preview.obstacle !== null} onClick={() => setIsAsking(true)}>
          {t('delete.action')}
        </Button>
      </Row>
      {isAsking && (
        <Suspense fallback={null}>
          <DeleteDialog me={me} preview={preview} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
};

export const DeleteAccount = ({ me }: { me: Me }) => {
  const { t } = useTranslation('data-rights');
  const query = useQuery(deletionQuery());
  const { deletion = null, preview = null } = query.data ?? {};
  return (
    <Stack gap="m">
      <div>
        <h3>{t('delete.title')}</h3>
        <MutedText>{t(`delete.text.${me.userType}`, { days: limits.deletionGraceDays })}</MutedText>
      </div>
      {query.isPending && <ListSkeleton rows={1} label={t('delete.loading')} />}
      {query.isError && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {deletion && <Requested me={me} deletion={deletion} />}
      {preview && <Request me={me} preview={preview} />}
    </Stack>
  );
};
