import { useState } from 'react';
import type { OwnReference } from '@shared/people/model/reference';
import type { ReferenceState } from '@shared/people/model/reference-vocabulary';
import { ReferenceAnswer } from '@/people/parts/references/reference-answer';
import { periodOf } from '@/people/parts/references/reference-period';
import styles from '@/people/parts/references/references.module.css';
import { StandingBadge } from '@/people/parts/references/standing-badge';
import { Facts, MutedText, Row, Stack } from '@/components/layout';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useResendReference, useWithdrawReference } from './reference-queries';

const tones: Record<ReferenceState, BadgeTone> = {
  open: 'info',
  expired: 'warning',
  answered: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
};

const closings = {
  answered: 'facts.answeredOn',
  declined: 'facts.declinedOn',
  withdrawn: 'facts.withdrawnOn',
} as const;

export const ReferenceCard = ({ reference }: { reference: OwnReference }) => {
  const { t } = useTranslation(['references', 'labels/units']);
  const { name, title, facility, unit, state, standing, answer } = reference;
  const isAwaited = state === 'open' || state === 'expired';
  const isShown = isAwaited || state === 'answered';
  return (
    <Card>
      <Stack gap="s">
        <Row justify="between" gap="xs">
          <h2>{name}</h2>
          <Row gap="xs">
            {isShown && <StandingBadge standing={standing} />}
            <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
          </Row>
        </Row>
        <MutedText>{[title, facility, unit && t(`unit.${unit}`)].filter(Boolean).join(' · ')}</MutedText>
        <Times reference={reference} />
        {isShown && standing !== 'work_address' && <MutedText>{t(`note.${standing}`, { facility })}</MutedText>}
        {answer && (
          <details className={styles.answer}>
            <summary>{t('read')}</summary>
            <ReferenceAnswer answer={answer} />
          </details>
        )}
        {isAwaited && <Actions reference={reference} />}
      </Stack>
    </Card>
  );
};

const Times = ({ reference }: { reference: OwnReference }) => {
  const { t } = useTranslation('references');
  const { email, state, sentAt, expiresAt, closedAt } = reference;
  return (
    <Facts
      wide
      items={[
        { label: t('facts.period'), value: periodOf(reference, t) },
        { label: t('facts.email'), value: email },
        { label: t('facts.sent'), value: formatDate(sentAt, ownZone()) },
        { label: t('facts.until'), value: state === 'open' && formatDate(expiresAt, ownZone()) },
        { label: t('facts.expiredOn'), value: state === 'expired' && formatDate(expiresAt, ownZone()) },
        ...(closedAt !== null && state in closings
          ? [{ label: t(closings[state as keyof typeof closings]), value: formatDate(closedAt, ownZone()) }]
          : []),
      ]}
    />
  );
};

const Actions = ({ reference: { referenceId, name } }: { reference: OwnReference }) => {
  const { t } = useTranslation('references');
  const [asking, setAsking] = useState(false);
  const resending = useResendReference();
  const withdrawing = useWithdrawReference();
  const oneAtATime = useOneAtATime();
  const fail = (error: Error) => toast.error(error.message);
  const resend = () =>
    void oneAtATime(() => resending.mutateAsync(referenceId).then(() => toast.success(t('resent')), fail));
  const withdraw = () =>
    void oneAtATime(() =>
      withdrawing
        .mutateAsync(referenceId)
        .then(() => toast.success(say('referenceWithdrawn')), fail)
        .finally(() => setAsking(false)),
    );
  return (
    <Row gap="xs">
      <Button
        variant="secondary"
        size="small"
        loading={resending.isPending}
        aria-label={t('resendTo', { name })}
        onClick={resend}
      >
        {t('resend')}
      </Button>
      <Button variant="quiet" size="small" aria-label={t('withdrawOf', { name })} onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        opened={asking}
        danger
        title={t('withdrawTitle', { name })}
        text={t('withdrawText')}
        confirmLabel={t('withdraw')}
        loading={withdrawing.isPending}
        onConfirm={withdraw}
        onClose={() => setAsking(false)}
      />
    </Row>
  );
};
