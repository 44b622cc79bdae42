import { useQuery } from '@tanstack/react-query';
import type { HiringSide } from '@shared/hiring/model/hiring-vocabulary';
import type { Interview, InterviewSlot, SlotCheck } from '@shared/hiring/model/interview';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { addresseeOf, timesCheckQuery } from './interview-queries';
import { isOwnTurn } from './interview-state';
import { formatDay, formatSlot, formatSlotHours, ownSlot } from './interview-labels';
import styles from './interviews.module.css';
import { Warnings } from './times-fields';

export const WhenLines = ({ slot, timeZone }: { slot: InterviewSlot; timeZone: string }) => {
  const own = ownSlot(slot, timeZone);
  return (
    <>
      <strong>{formatDay(slot, timeZone)}</strong>
      <span>{formatSlotHours(slot, timeZone)}</span>
      {own && <MutedText as="span">{own}</MutedText>}
    </>
  );
};

type SlotProps = {
  slot: InterviewSlot;
  timeZone: string;
  past: boolean;
  check: SlotCheck | undefined;
  onChoose: (() => void) | null;
  busy: boolean;
};

const Slot = ({ slot, timeZone, past, check, onChoose, busy }: SlotProps) => {
  const { t } = useTranslation('interviews');
  return (
    <li className={styles.slot}>
      <div className={styles.slotLine}>
        <div className={past ? `${styles.when} ${styles.past}` : styles.when}>
          <WhenLines slot={slot} timeZone={timeZone} />
        </div>
        {past && <MutedText as="span">{t('slots.past')}</MutedText>}
        {!past && onChoose && (
          <Button
            size="small"
            loading={busy}
            aria-label={t('slots.chooseThis', { when: formatSlot(slot, timeZone) })}
            onClick={onChoose}
          >
            {t('slots.choose')}
          </Button>
        )}
      </div>
      {!past && <Warnings check={check} />}
    </li>
  );
};

type Props = {
  interview: Interview;
  side: HiringSide;
  now: number;
  accepting: string | null;
  onChoose: (startsAt: string) => void;
};

export const SlotChoice = ({ interview, side, now, accepting, onChoose }: Props) => {
  const { t } = useTranslation('interviews');
  const { slots, interviewId, timeZone, proposedBy, organization, professional } = interview;
  const mine = isOwnTurn(interview, side);
  const ahead = slots.filter(({ startsAt }) => Date.parse(startsAt) > now);
  const checks = useQuery({
    ...timesCheckQuery(addresseeOf(interview), ahead, interviewId),
    enabled: mine && ahead.length > 0,
  });
  const who = proposedBy === 'employer' ? organization : knownName(professional.name);
  const other = side === 'employer' ? knownName(professional.name) : organization;
  return (
    <Stack gap="s">
      <p>{mine ? t('slots.yours', { who }) : t('slots.waiting', { other })}</p>
      {mine && ahead.length === 0 && <MutedText>{t('slots.allPast')}</MutedText>}
      <ul role="list" className={styles.slots}>
        {slots.map((slot) => (
          <Slot
            key={slot.startsAt}
            slot={slot}
            timeZone={timeZone}
            past={Date.parse(slot.startsAt) <= now}
            check={checks.data?.slots.find(({ startsAt }) => startsAt === slot.startsAt)}
            onChoose={mine ? () => onChoose(slot.startsAt) : null}
            busy={accepting === slot.startsAt}
          />
        ))}
      </ul>
    </Stack>
  );
};
