import { useState } from 'react';
import { useTranslation } from '@/lib/i18n';
import { needsReason, nextStatuses } from '@shared/domain/application-status';
import type { ApplicationDetail } from '@shared/model/application';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { Row } from '@/components/layout';
import { applicationStatusLabel, type Side } from '@/components/marketplace/application-status-badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormMessage } from '@/components/ui/form-message';
import { toast } from '@/components/ui/toast';
import { useMoveApplication } from './application-queries';
import { ReasonDialog } from './reason-dialog';

/** The steps that this side may take next. */
export const MoveApplication = ({ application, side }: { application: ApplicationDetail; side: Side }) => {
  const { t } = useTranslation('applications');
  const [asked, setAsked] = useState<ApplicationStatus | null>(null);
  const move = useMoveApplication(application);
  const moves = nextStatuses(application.status, side);

  const moveTo = (status: ApplicationStatus, reason = '') => {
    if (move.isPending) return;
    move.mutate(
      { status, reason },
      {
        onSuccess: (moved) => toast.success(t('move.done', { status: applicationStatusLabel(moved.status, side) })),
        onSettled: () => setAsked(null),
      },
    );
  };
  const start = (status: ApplicationStatus) =>
    needsReason(status) || status === 'withdrawn' || status === 'hired' ? setAsked(status) : moveTo(status);

  return (
    <>
      {move.isError && <FormMessage kind="error">{move.error.message}</FormMessage>}
      {moves.length > 0 && (
        <Row role="group" aria-label={t('move.label')}>
          {moves.map((status, index) => (
            <Button
              key={status}
              variant={variantOf(status, index)}
              loading={move.isPending && move.variables.status === status}
              onClick={() => start(status)}
            >
              {t(`move.${status}`)}
            </Button>
          ))}
        </Row>
      )}
      <ConfirmDialog
        opened={asked === 'hired'}
        title={t('move.hiredTitle')}
        text={t('move.hiredText')}
        confirmLabel={t('move.hired')}
        loading={move.isPending}
        onConfirm={() => moveTo('hired')}
        onClose={() => setAsked(null)}
      />
      {(asked === 'rejected' || asked === 'withdrawn') && (
        <ReasonDialog
          to={asked}
          required={needsReason(asked)}
          saving={move.isPending}
          onSubmit={(reason) => moveTo(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

const variantOf = (status: ApplicationStatus, index: number) => {
  if (status === 'rejected' || status === 'withdrawn') return 'danger';
  return index === 0 ? 'primary' : 'secondary';
};
