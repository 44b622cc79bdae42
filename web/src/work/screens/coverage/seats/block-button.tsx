import Ban from 'lucide-react/dist/esm/icons/ban.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '@shared/work/model/booking';
import type { Shift } from '@shared/work/model/shifts/shift';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { ReasonDialog } from '@/components/reason-dialog';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { blocksQuery, useBlock } from '../coverage-queries';
import styles from '../panel.module.css';
import { useMayBlock } from './unit-blocks';

type Props = { shift: Shift; booking: Booking };

/** Keeps a person from booking more shifts of the unit. Blocked people are listed with an unblock button. */
export const BlockButton = (props: Props) => (useMayBlock() ? <Asking {...props} /> : null);

const Asking = ({ shift, booking: { professional } }: Props) => {
  const { t } = useTranslation('coverage');
  const [isAsking, setIsAsking] = useState(false);
  const block = useBlock(shift);
  const { data: blocked } = useQuery(blocksQuery(shift));
  const oneAtATime = useOneAtATime();
  const said = { name: knownName(professional.name), unit: shift.unit };
  const label = t('block.add', said);
  const close = () => {
    block.reset();
    setIsAsking(false);
  };
  const isFull = block.error instanceof ApiError && block.error.code === 'LIMIT_REACHED';
  const full = t('block.full', { unit: shift.unit, max: shiftLimits.blocksPerUnit });
  const submit = (reason: string) =>
    block.mutateAsync({ userId: professional.userId, reason }).then(
      () => {
        toast.success(t('block.added', said));
        close();
      },
      // The dialog shows the error.
      () => undefined,
    );
  if (!isAsking && blocked?.people.some(({ userId }) => userId === professional.userId)) return null;
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        <Ban size={16} aria-hidden="true" />
      </button>
      {isAsking && (
        <ReasonDialog
          title={t('block.question', said)}
          text={t('block.consequence', said)}
          label={t('actions.reason')}
          confirmLabel={t('block.confirm')}
          required
          danger
          maxLength={shiftLimits.reasonLength}
          saving={block.isPending}
          problem={isFull ? full : block.error?.message}
          onSubmit={(reason) => void oneAtATime(() => submit(reason))}
          onClose={close}
        />
      )}
    </>
  );
};
