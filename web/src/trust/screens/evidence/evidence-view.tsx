import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { Suspense, useState } from 'react';
import { paths } from '@shared/paths';
import { Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { packetsQuery } from './evidence-queries';
import { PacketCard } from './packet-card';

const MakePacketDialog = lazy(() => import('./make-packet-dialog').then((it) => ({ default: it.MakePacketDialog })));

export const EvidenceView = () => {
  const { t } = useTranslation('evidence');
  return (
    <Page
      title={t('title')}
      description={t('description')}
      breadcrumb={[{ label: t('wallet'), to: paths.credentials }, { label: t('title') }]}
    >
      <Packets />
    </Page>
  );
};

const Packets = () => {
  const { t } = useTranslation('evidence');
  const packets = useQuery(packetsQuery());
  const [isMaking, setIsMaking] = useState(false);
  const make = (
    <Button leftIcon={<Plus size={18} aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setIsMaking(true)}>
      {t('make')}
    </Button>
  );
  return (
    <QueryGate query={packets} loading={t('loading')} rows={2}>
      {(items) => (
        <Stack gap="l">
          {items.length === 0 ? (
            <EmptyState illustration="clipboard" title={t('empty.title')} text={t('empty.text')} action={make} />
          ) : (
            <>
              <Row justify="end">{make}</Row>
              <Stack as="ul">
                {items.map((packet) => (
                  <li key={packet.packetId}>
                    <PacketCard packet={packet} />
                  </li>
                ))}
              </Stack>
            </>
          )}
          {isMaking && (
            <Suspense fallback={null}>
              <MakePacketDialog onClose={() => setIsMaking(false)} />
            </Suspense>
          )}
        </Stack>
      )}
    </QueryGate>
  );
};
