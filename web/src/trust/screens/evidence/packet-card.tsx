import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { useMutation } from '@tanstack/react-query';
import type { EvidencePacket } from '@shared/trust/model/evidence-packet';
import type { ProofState } from '@shared/trust/model/proof';
import { Facts, MutedText, Row, Stack } from '@/components/layout';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { RemoveButton } from '@/components/ui/records/remove-button';
import { api } from '@/lib/api/api';
import { saveDownload, saveText } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useRevokePacket } from './evidence-queries';
import styles from './evidence.module.css';

const tones: Record<ProofState, BadgeTone> = {
  valid: 'success',
  changed: 'warning',
  expired: 'neutral',
  revoked: 'danger',
};

/** The person's consent, and who viewed it. */
export const PacketCard = ({ packet }: { packet: EvidencePacket }) => {
  const { t } = useTranslation('evidence');
  const { recipient, purpose, items, createdAt, validUntil, revokedAt, state, opened, openings } = packet;
  const last = openings[0] ? formatDateTime(openings[0], ownZone()) : '';
  return (
    <Card title={t('card.title', { recipient })} actions={<Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}>
      <Stack>
        {state === 'changed' && <MutedText>{t('changedText')}</MutedText>}
        <Facts
          items={[
            { label: t('card.items'), value: <Items items={items} /> },
            { label: t('card.purpose'), value: purpose },
            { label: t('card.made'), value: formatDateTime(createdAt, ownZone()) },
            { label: t('card.until'), value: formatDateTime(validUntil, ownZone()) },
            { label: t('card.revoked'), value: revokedAt && formatDateTime(revokedAt, ownZone()) },
            { label: t('card.opened'), value: t('card.openedTimes', { count: opened, last }) },
          ]}
        />
        <Openings openings={openings} />
        <Actions packet={packet} />
      </Stack>
    </Card>
  );
};

const Items = ({ items }: Pick<EvidencePacket, 'items'>) => (
  <ul role="list" className={styles.items}>
    {items.map(({ kind, label }, index) => (
      <li key={`${kind}-${index}`}>{label}</li>
    ))}
  </ul>
);

const Openings = ({ openings }: Pick<EvidencePacket, 'openings'>) => {
  const { t } = useTranslation('evidence');
  if (openings.length < 2) return null;
  return (
    <details className={styles.openings}>
      <summary>{t('card.openings')}</summary>
      <ol role="list">
        {openings.map((at, index) => (
          <li key={`${at}-${index}`}>
            <time dateTime={at}>{formatDateTime(at, ownZone())}</time>
          </li>
        ))}
      </ol>
    </details>
  );
};

const showError = (error: Error): void => toast.error(error.message);

const Actions = ({ packet: { packetId, recipient, state } }: { packet: EvidencePacket }) => {
  const { t } = useTranslation('evidence');
  const revocation = useRevokePacket(packetId);
  const params = { packetId };
  const pdf = useMutation({
    mutationFn: () => api('printEvidencePacket', { params }),
    onSuccess: saveDownload,
    onError: showError,
  });
  const data = useMutation({
    mutationFn: () => api('getEvidencePacket', { params }),
    onSuccess: (signed) => {
      const name = t('dataName', { day: signed.document.issuedAt.slice(0, 10) });
      saveText(JSON.stringify(signed, null, 2), name, 'application/json');
    },
    onError: showError,
  });
  if (state === 'revoked' || state === 'expired') return null;
  const icon = <Download size={18} aria-hidden="true" />;
  return (
    <Row>
      {state === 'valid' && (
        <>
          <Button variant="secondary" size="small" leftIcon={icon} loading={pdf.isPending} onClick={() => pdf.mutate()}>
            {t('pdf')}
          </Button>
          <Button variant="quiet" size="small" leftIcon={icon} loading={data.isPending} onClick={() => data.mutate()}>
            {t('data')}
          </Button>
        </>
      )}
      <RemoveButton
        label={t('revoke.action')}
        named={t('revoke.named', { recipient })}
        title={t('revoke.title')}
        text={t('revoke.text', { recipient })}
        done={t('revoke.done')}
        removal={revocation}
      />
    </Row>
  );
};
