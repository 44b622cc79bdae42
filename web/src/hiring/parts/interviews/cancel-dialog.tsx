import { useState } from 'react';
import type { HiringSide } from '@shared/hiring/model/hiring-vocabulary';
import type { Interview } from '@shared/hiring/model/interview';
import { ReasonDialog } from '@/components/reason-dialog';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { refusalOf } from './interview-form';
import { whatIs } from './interview-labels';
import { useChangeInterview } from './interview-queries';

type Props = { interview: Interview; side: HiringSide; onClose: () => void; onDone?: (() => void) | undefined };

/** Cancels with a reason that the other side sees. */
export const CancelDialog = ({ interview, side, onClose, onDone }: Props) => {
  const { t } = useTranslation('interviews');
  const change = useChangeInterview();
  const oneAtATime = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  const cancel = (reason: string) =>
    oneAtATime(async () => {
      setProblem(undefined);
      try {
        await change.mutateAsync({ interview, change: { act: 'cancel', reason } });
        onDone?.();
        onClose();
      } catch (error) {
        setProblem(refusalOf(error));
      }
    });
  const what = whatIs(interview);
  return (
    <ReasonDialog
      title={t('cancel.title', { what })}
      text={t('cancel.text', {
        other: side === 'employer' ? knownName(interview.professional.name) : interview.organization,
      })}
      label={t('cancel.reason')}
      confirmLabel={t('actions.cancel', { what })}
      required
      danger
      saving={change.isPending}
      problem={problem}
      onSubmit={(reason) => void cancel(reason)}
      onClose={onClose}
    />
  );
};
