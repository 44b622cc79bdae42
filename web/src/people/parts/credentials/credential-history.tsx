import type { VerificationStep } from '@shared/people/model/verification';
import { Prose, MutedText } from '@/components/layout';
import { Timeline, TimelineStep } from '@/components/records/timeline';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate, formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';

/** Oldest first. `reader` determines how the owner is named. */
export const CredentialHistory = ({
  steps,
  reader,
}: {
  steps: readonly VerificationStep[];
  reader: 'owner' | 'reviewer';
}) => {
  const { t } = useTranslation(['credentials', 'labels/profiles']);
  const actorOf = ({ actor }: VerificationStep) =>
    t(actor === 'owner' && reader === 'owner' ? 'history.you' : `history.${actor}`);
  const causeOf = ({ cause, deactivatedOn }: VerificationStep) => {
    if (deactivatedOn !== undefined) return t('history.deactivated', { date: formatDate(deactivatedOn) });
    return cause && t(`verificationCause.${cause}`);
  };
  return (
    <Timeline label={t('history.label')}>
      {steps.map((step) => (
        <TimelineStep
          key={`${step.at}-${step.actor}`}
          what={t(`verificationStatus.${step.status}`)}
          at={step.at}
          when={formatDateTime(step.at, ownZone())}
        >
          <MutedText as="span">{actorOf(step)}</MutedText>
          {step.cause && <MutedText>{causeOf(step)}</MutedText>}
          {step.note !== '' && <Prose>{step.note}</Prose>}
        </TimelineStep>
      ))}
    </Timeline>
  );
};
