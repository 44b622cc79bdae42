import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { DataExport } from '@shared/accounts/model/data-export';
import { dataRightsId } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ErrorState } from '@/components/ui/base/error-state';
import { Card } from '@/components/ui/card';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import styles from './data-rights.module.css';
import { DeleteAccount } from './delete-account';
import { ExportPassword } from './export-password';
import { ExportState } from './export-state';

/** Refresh interval while the export is being prepared. */
const refreshMs = 5000;

const isOpen = (stored: DataExport | null | undefined): boolean =>
  stored?.state === 'requested' || stored?.state === 'building';

const mayRequest = (stored: DataExport | null): boolean =>
  stored === null || (stored.nextAt !== null && stored.nextAt <= new Date().toISOString());

const operations = {
  person: { read: 'getDataExport', request: 'requestDataExport', download: 'downloadDataExport' },
  organization: {
    read: 'getOrganizationExport',
    request: 'requestOrganizationExport',
    download: 'downloadOrganizationExport',
  },
} as const;

type Props = { of: keyof typeof operations; email: string; title: string; text: string };

const Export = ({ of, email, title, text }: Props) => {
  const { t } = useTranslation('data-rights');
  const { read, request, download } = operations[of];
  const queryClient = useQueryClient();
  const newest = queryOf(read);
  const query = useQuery({
    ...newest,
    refetchInterval: ({ state }) => (isOpen(state.data?.export) ? refreshMs : false),
  });
  const [isAsking, setIsAsking] = useState(false);
  const stored = query.data?.export ?? null;

  const send = async (password: string) => {
    queryClient.setQueryData(newest.queryKey, await api(request, { body: { password } }));
    setIsAsking(false);
  };
  const action = (): ReactNode => {
    if (isAsking) return <ExportPassword email={email} onSubmit={send} onCancel={() => setIsAsking(false)} />;
    const isFree = mayRequest(stored);
    return (
      <Row>
        <Button variant="secondary" disabled={!isFree} onClick={() => setIsAsking(true)}>
          {t(isFree ? 'export.action' : 'export.requestedAction')}
        </Button>
      </Row>
    );
  };

  return (
    <div className={styles.part}>
      <Stack gap="m">
        <div>
          <h3>{title}</h3>
          <MutedText>{text}</MutedText>
        </div>
        {query.isPending && <ListSkeleton rows={1} label={t('export.loading')} />}
        {query.isError && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.data && (
          <>
            {stored && !isAsking && <ExportState stored={stored} download={download} />}
            {action()}
          </>
        )}
      </Stack>
    </div>
  );
};

/** Administrators can export the organization's data as well. */
export const DataRightsCard = ({ me }: { me: Me }) => {
  const { t } = useTranslation('data-rights');
  const { email, membership } = me;
  return (
    <Card id={dataRightsId} title={t('title')}>
      <Export of="person" email={email} title={t('export.title')} text={t('export.text')} />
      {membership?.role === 'admin' && (
        <Export
          of="organization"
          email={email}
          title={t('export.organizationTitle')}
          text={t('export.organizationText', { organization: membership.organization })}
        />
      )}
      <div className={styles.part}>
        <DeleteAccount me={me} />
      </div>
    </Card>
  );
};
