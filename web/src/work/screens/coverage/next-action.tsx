import { Link } from 'react-router-dom';
import type { Booking } from '@shared/work/model/booking';
import type { Shift } from '@shared/work/model/shifts/shift';
import { paths } from '@shared/paths';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { toast } from '@/components/ui/base/toast';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { usePublishShift } from './coverage-queries';
import type { NextStep } from './next-step';
import styles from './panel.module.css';
import { AssignOwnStaff } from './seats/assign-own-staff';
import { useDeciding, useRunningCoverNow } from './use-shift-acts';

type Props = {
  shift: Shift;
  step: NextStep;
  onReview: () => void;
  onCall: () => void;
  onAssign: () => void;
};

/** The panel's only primary button. */
export const NextAction = (props: Props) => (
  <div className={styles.next}>
    <Step {...props} />
  </div>
);

const Step = ({ step, shift, onReview, onCall, onAssign }: Props) => {
  const { t } = useTranslation('coverage');
  switch (step.kind) {
    case 'verify':
      return (
        <p>
          {t('actions.locked')} <Link to={paths.organizationVerification}>{t('actions.verify')}</Link>
        </p>
      );
    case 'publish':
      return <Publish shiftId={shift.shiftId} />;
    case 'approve':
      return <Approve booking={step.booking} />;
    case 'review':
      return <Button onClick={onReview}>{t('next.review', { count: step.count })}</Button>;
    case 'start':
    case 'resume':
      return <CoverNow shiftId={shift.shiftId} isPaused={step.kind === 'resume'} />;
    case 'call':
      return <Button onClick={onCall}>{t('calls.show')}</Button>;
    case 'assign':
      return <AssignOwnStaff isNext onAssign={onAssign} />;
    default:
      return <ButtonLink to={paths.timesheets}>{t('next.hours')}</ButtonLink>;
  }
};

const Publish = ({ shiftId }: { shiftId: string }) => {
  const { t } = useTranslation('coverage');
  const publish = usePublishShift(shiftId);
  const oneAtATime = useOneAtATime();
  const act = () =>
    publish.mutateAsync(undefined).then(
      () => toast.success(t('actions.published')),
      (error: unknown) => toast.error((error as Error).message),
    );
  return (
    <Button loading={publish.isPending} onClick={() => void oneAtATime(act)}>
      {t('actions.publish')}
    </Button>
  );
};

const Approve = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('coverage');
  const { decide, pending } = useDeciding(booking);
  return (
    <Button loading={pending === true} onClick={() => decide(true)}>
      {t('next.approve', { name: knownName(booking.professional.name) })}
    </Button>
  );
};

const CoverNow = ({ shiftId, isPaused }: { shiftId: string; isPaused: boolean }) => {
  const { t } = useTranslation('coverage');
  const { run, isPending } = useRunningCoverNow(shiftId);
  return (
    <>
      <Button loading={isPending} onClick={run}>
        {t(isPaused ? 'fill.resume' : 'fill.start')}
      </Button>
      <p>{t(isPaused ? 'fill.paused' : 'fill.hint')}</p>
    </>
  );
};
