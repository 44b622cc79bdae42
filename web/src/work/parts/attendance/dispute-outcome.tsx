import { useState } from 'react';
import { nextDisputeStep, type Dispute, type DisputeStep } from '@shared/work/rules/attendance/dispute-cases';
import { limits } from '@shared/limits';
import type { Attendance, DisputeCase } from '@shared/work/model/attendance';
import type { BookingSide } from '@shared/work/model/shifts/shift-vocabulary';
import { AppealDialog } from '@/trust/parts/appeals/appeal-dialog';
import { AppealFileList } from '@/trust/parts/appeals/appeal-file-list';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { formatHours } from '@/lib/time/hours';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { AcceptDispute } from './accept-dispute';
import { AttachedMessages } from './attached-messages';
import { useAppealDispute } from './attendance-queries';

/** Both sides can read each other's statements. */
const Said = ({ found: { caseId, isAppeal, openedBy, text, files } }: { found: DisputeCase }) => {
  const { t } = useTranslation('disputes');
  if (openedBy === null) return null;
  return (
    <>
      <p>{t(isAppeal ? `said.${openedBy}` : 'said.objection', { text })}</p>
      <AppealFileList caseId={caseId} files={files} />
    </>
  );
};

const State = ({ found: { state, isAppeal, dueAt, minutes, reason, decidedAt } }: { found: DisputeCase }) => {
  const { t } = useTranslation('disputes');
  if (state === 'open') return <p>{t(isAppeal ? 'appealed' : 'open', { date: formatDate(dueAt, ownZone()) })}</p>;
  const decided = { hours: formatHours(minutes ?? 0), date: formatDate(decidedAt ?? dueAt) };
  return (
    <>
      <p>{t(isAppeal ? 'final' : 'decided', decided)}</p>
      <MutedText>{t('reason', { reason: reason ?? '' })}</MutedText>
    </>
  );
};

const Case = ({ found }: { found: DisputeCase }) =>
  found.state === 'settled' ? null : (
    <Stack gap="xs">
      <Said found={found} />
      <State found={found} />
    </Stack>
  );

type Of = { attendance: Attendance; side: BookingSide };

const Dialog = ({ attendance, step, onClose }: Of & { step: DisputeStep; onClose: () => void }) => {
  const { t } = useTranslation('disputes');
  const { shiftId, professional } = attendance;
  const appeal = useAppealDispute({ shiftId, userId: professional.userId });
  return (
    <AppealDialog
      title={t(`${step.kind}.title`)}
      intro={t(`${step.kind}.intro`, { days: limits.appealBusinessDays })}
      textLabel={t('text')}
      submit={t('send')}
      cancel={t('cancel')}
      isSaving={appeal.isPending}
      error={appeal.error}
      onSend={(given) =>
        appeal.mutate(given, {
          onSuccess: () => {
            toast.success(t('sent'));
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
};

const Next = ({ dispute, ...of }: Of & { dispute: Dispute }) => {
  const { t } = useTranslation('disputes');
  const [now] = useState(() => new Date());
  const [opened, setOpened] = useState(false);
  const step = nextDisputeStep(dispute, of.side, now);
  if (!step) return null;
  return (
    <Stack gap="xs">
      <p>{t(`${step.kind}.until`, { date: formatDate(step.until) })}</p>
      <div>
        <Button variant="secondary" onClick={() => setOpened(true)}>
          {t(`${step.kind}.action`)}
        </Button>
      </div>
      {opened && <Dialog {...of} step={step} onClose={() => setOpened(false)} />}
    </Stack>
  );
};

/** The pending or made staff decision about disputed hours, the evidence, and a side's remaining actions. */
export const DisputeOutcome = ({ attendance, side }: Of) => {
  const { dispute } = attendance;
  if (!dispute) return <AttachedMessages attendance={attendance} side={side} />;
  return (
    <Stack gap="s">
      {dispute.cases.map((found) => (
        <Case key={found.caseId} found={found} />
      ))}
      <AttachedMessages attendance={attendance} side={side} />
      <Next {...{ attendance, side, dispute }} />
      {side === 'worker' && <AcceptDispute attendance={attendance} />}
    </Stack>
  );
};
