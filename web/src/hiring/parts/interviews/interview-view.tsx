import CalendarPlus from 'lucide-react/dist/esm/icons/calendar-plus.mjs';
import { useState } from 'react';
import { limits } from '@shared/limits';
import type { HiringSide } from '@shared/hiring/model/hiring-vocabulary';
import type { Interview } from '@shared/hiring/model/interview';
import { MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { saveText } from '@/lib/files/save-download';
import { CancelDialog } from './cancel-dialog';
import { InterviewFacts } from './interview-facts';
import { interviewFile } from './interview-file';
import { refusalOf } from './interview-form';
import { useChangeInterview, type Change } from './interview-queries';
import { hasBegun, isOpen, isOwnTurn, isPickable, roomOf, statusTones, meetingTickMs } from './interview-state';
import { timeOf, titleOf, whatIs } from './interview-labels';
import styles from './interviews.module.css';
import { JoinButton } from './join-button';
import { PickTime } from './pick-time';
import { WaitingForTime } from './waiting-for-time';
import { SlotChoice, WhenLines } from './slot-choice';
import { useNow } from '@/lib/time/use-now';

type Props = {
  interview: Interview;
  side: HiringSide;
  userId: string;
  onOtherTimes: () => void;
  onChanged?: (() => void) | undefined;
};

const HeldTime = ({ interview }: { interview: Interview }) => {
  const { t } = useTranslation('interviews');
  const time = timeOf(interview);
  if (!time) return null;
  const label =
    interview.status === 'proposed' ? t('time.until') : interview.status === 'cancelled' ? t('time.was') : t('time.is');
  return (
    <div className={styles.time}>
      <MutedText as="span">{label}</MutedText>
      <WhenLines slot={time} timeZone={interview.timeZone} />
    </div>
  );
};

const AddToCalendar = ({ interview }: { interview: Interview }) => {
  const { t } = useTranslation(['interviews', 'labels/hiring']);
  if (interview.status !== 'accepted') return null;
  const save = () => {
    const file = interviewFile(interview, window.location.origin, t);
    if (file) saveText(file, 'interview.ics', 'text/calendar');
  };
  return (
    <Button variant="secondary" leftIcon={<CalendarPlus size={18} aria-hidden="true" />} onClick={save}>
      {t('actions.calendar')}
    </Button>
  );
};

export const InterviewView = ({ interview, side, userId, onOtherTimes, onChanged }: Props) => {
  const { t } = useTranslation(['interviews', 'self-scheduling', 'labels/hiring']);
  const now = useNow(meetingTickMs);
  const change = useChangeInterview();
  const oneAtATime = useOneAtATime();
  const [isCanceling, setIsCanceling] = useState(false);
  const [picksAgain, setPicksAgain] = useState(false);
  const [accepting, setAccepting] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { status, organization } = interview;
  const open = isOpen(interview);
  const isWaiting = status === 'proposed' && interview.selfScheduling !== null;
  const room = roomOf(interview);
  const pickable = side === 'professional' && isPickable(interview, now);
  const picks = pickable && (status === 'proposed' || picksAgain);
  const mayComplete = side === 'employer' && status === 'accepted' && hasBegun(interview, now);

  const act = (wanted: Change) =>
    oneAtATime(async () => {
      setProblem(null);
      try {
        await change.mutateAsync({ interview, change: wanted });
        onChanged?.();
      } catch (error) {
        setProblem(refusalOf(error));
      }
    });
  const choose = (startsAt: string) => {
    setAccepting(startsAt);
    void act({ act: 'accept', startsAt }).finally(() => setAccepting(null));
  };

  return (
    <Stack>
      <Stack gap="xs">
        <Row gap="s" justify="between" align="start">
          <h3>{titleOf(interview)}</h3>
          <Badge tone={statusTones[status]}>
            {isWaiting && side === 'employer' ? t('waiting.badge') : t(`interviewStatus.${status}`)}
          </Badge>
        </Row>
        <MutedText>{organization}</MutedText>
      </Stack>
      {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
      <HeldTime interview={interview} />
      {picks && (
        <PickTime
          interview={interview}
          onPicked={() => {
            setPicksAgain(false);
            onChanged?.();
          }}
          onCancel={status === 'accepted' ? () => setPicksAgain(false) : undefined}
        />
      )}
      {status === 'proposed' && interview.selfScheduling && !picks && (
        <WaitingForTime interview={interview} scheduling={interview.selfScheduling} side={side} now={now} />
      )}
      {status === 'proposed' && !interview.selfScheduling && (
        <SlotChoice interview={interview} side={side} now={now} accepting={accepting} onChoose={choose} />
      )}
      <InterviewFacts interview={interview} isEmployer={side === 'employer'} />
      {room && now < room.opens && <MutedText>{t('form.video', { minutes: limits.callOpensMinutes })}</MutedText>}
      {open && (
        <Row>
          <JoinButton interview={interview} userId={userId} now={now} />
          {mayComplete && (
            <Button loading={change.isPending} onClick={() => void act({ act: 'complete' })}>
              {t('actions.complete')}
            </Button>
          )}
          {pickable && status === 'accepted' && !picks && (
            <Button variant="secondary" onClick={() => setPicksAgain(true)}>
              {t('pickAnother')}
            </Button>
          )}
          <Button variant="secondary" onClick={onOtherTimes}>
            {isOwnTurn(interview, side)
              ? t('actions.otherTimes')
              : isWaiting
                ? t('proposeInstead')
                : t('actions.reschedule')}
          </Button>
          <AddToCalendar interview={interview} />
          <Button variant="quiet" onClick={() => setIsCanceling(true)}>
            {isWaiting && side === 'employer' ? t('withdraw') : t('actions.cancel', { what: whatIs(interview) })}
          </Button>
        </Row>
      )}
      {isCanceling && (
        <CancelDialog interview={interview} side={side} onClose={() => setIsCanceling(false)} onDone={onChanged} />
      )}
    </Stack>
  );
};
