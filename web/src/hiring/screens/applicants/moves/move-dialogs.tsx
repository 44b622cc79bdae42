import { Suspense } from 'react';
import { MutedText, Row, Stack } from '@/components/layout';
import { InterviewPanel } from '@/hiring/parts/interviews/interview-panel';
import { ApplicationStatusBadge } from '@/hiring/parts/applications/application-status-badge';
import { ReasonDialog } from '@/components/reason-dialog';
import { OfferPanel } from '@/hiring/parts/offers/offer-panel';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useApplicantCache } from '../drawer/applicant-cache';
import { rowOf } from '../drawer/applicant-rows';
import { nameOf } from '../drawer/applicant-labels';
import { RejectDialog } from './reject-dialog';
import type { MoveConflict, Moves } from './use-moves';
import { canMoveManually } from './status-transitions';

const OpenDialog = ({ moves }: { moves: Moves }) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const cache = useApplicantCache();
  const { asked, conflict, dismiss } = moves;
  if (conflict) return <ConflictDialog conflict={conflict} onResolve={moves.resolve} />;
  if (!asked) return null;
  const { row, to, way } = asked;
  const done = () => {
    dismiss();
    void cache.read(row.applicationId).then(cache.store, () => undefined);
  };
  if (way === 'reason')
    return (
      <RejectDialog
        rows={[row]}
        saving={false}
        onClose={dismiss}
        onSubmit={(reason) => void moves.move(row, to, reason)}
      />
    );
  const name = nameOf(row.candidate);
  if (way === 'back')
    return (
      <ReasonDialog
        title={t('back.title', { name, status: t(`applicationStatus.${to}`) })}
        text={<p>{t('back.text')}</p>}
        label={t('back.reason')}
        confirmLabel={t('back.confirm')}
        required
        saving={false}
        onClose={dismiss}
        onSubmit={(reason) => void moves.move(row, to, reason)}
      />
    );
  if (way === 'offer')
    return (
      <Dialog opened onClose={dismiss} title={t('offer.title', { name })}>
        <OfferPanel applicationId={row.applicationId} start onDone={done} onCancel={dismiss} />
      </Dialog>
    );
  return (
    <Dialog opened onClose={dismiss} title={t('interview.title', { name })}>
      <Stack gap="l">
        <Row justify="between">
          <MutedText>{t('interview.byHandText')}</MutedText>
          <Button variant="secondary" size="small" onClick={() => void moves.move(row, to)}>
            {t('interview.byHand')}
          </Button>
        </Row>
        <InterviewPanel applicationId={row.applicationId} mode="schedule" onDone={done} />
      </Stack>
    </Dialog>
  );
};

/** The forms' texts load later: the content below stays meanwhile, with its focus. */
export const MoveDialogs = ({ moves }: { moves: Moves }) => (
  <Suspense fallback={null}>
    <OpenDialog moves={moves} />
  </Suspense>
);

type ConflictProps = { conflict: MoveConflict; onResolve: (keepMine: boolean) => void };

const ConflictDialog = ({ conflict: { now, to }, onResolve }: ConflictProps) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const step = now.timeline.at(-1);
  const isPossible = canMoveManually(rowOf(now), to);
  const words = {
    name: nameOf(now.candidate),
    mine: t(`applicationStatus.${to}`),
    theirs: t(`applicationStatus.${now.status}`),
  };
  return (
    <Dialog opened onClose={() => onResolve(false)} title={t('conflict.title', words)}>
      <Stack>
        <p>
          {t(step?.by ? 'conflict.movedBy' : 'conflict.moved', {
            ...words,
            by: step?.by ?? '',
            at: formatDateTime(step?.at ?? now.updatedAt, ownZone()),
          })}
        </p>
        {step?.reason && <MutedText>{t('conflict.reason', { reason: step.reason })}</MutedText>}
        <Row>
          <ApplicationStatusBadge status={now.status} side="employer" />
        </Row>
        <p>{t(isPossible ? 'conflict.possible' : 'conflict.impossible', words)}</p>
        <DialogActions>
          <Button variant={isPossible ? 'secondary' : 'primary'} onClick={() => onResolve(false)}>
            {t('conflict.theirs', words)}
          </Button>
          {isPossible && <Button onClick={() => onResolve(true)}>{t('conflict.mine', words)}</Button>}
        </DialogActions>
      </Stack>
    </Dialog>
  );
};
