import { calendarDay } from '@shared/core/rules/calendar-days';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import type { Interview, InterviewSlot } from '@shared/hiring/model/interview';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ErrorState } from '@/components/ui/base/error-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';
import { placeTime } from '@/lib/time/place-time';
import { placeOfZone } from '@/lib/time/time-zones';
import { refusalOf } from './interview-form';
import { formatClock, formatDay, formatSlot, ownSlot } from './interview-labels';
import { pickableTimesQuery, useChangeInterview } from './interview-queries';
import styles from './pick-time.module.css';

const byDay = (slots: readonly InterviewSlot[]): Map<string, InterviewSlot[]> => {
  const days = new Map<string, InterviewSlot[]>();
  const zone = ownZone();
  for (const slot of slots) {
    const day = calendarDay(wallTimeAt(Date.parse(slot.startsAt), zone));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
};

type ChoiceProps = {
  slots: readonly InterviewSlot[];
  timeZone: string;
  chosen: InterviewSlot | null;
  onChoose: (slot: InterviewSlot) => void;
};

const Choice = ({ slots, timeZone, chosen, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('self-scheduling');
  const days = [...byDay(slots)];
  const [opened, setOpened] = useState<string | null>(null);
  const [day, ofDay] = days.find(([it]) => it === opened) ?? days[0] ?? ['', []];
  const isElsewhere = slots.some((slot) => ownSlot(slot, timeZone) !== null);
  return (
    <Stack gap="s">
      <div className={styles.days} role="group" aria-label={t('pick.days')}>
        {days.map(([it, those]) => (
          <button key={it} type="button" aria-pressed={it === day} onClick={() => setOpened(it)}>
            {formatDay(those[0]!, ownZone())}
          </button>
        ))}
      </div>
      <div className={styles.times} role="group" aria-label={t('pick.times')}>
        {ofDay.map((slot) => (
          <button
            key={slot.startsAt}
            type="button"
            aria-pressed={slot.startsAt === chosen?.startsAt}
            aria-label={formatSlot(slot, ownZone())}
            onClick={() => onChoose(slot)}
          >
            {formatClock(slot.startsAt, ownZone())}
          </button>
        ))}
      </div>
      <MutedText>
        {isElsewhere
          ? t('pick.zones', { own: placeOfZone(ownZone()), theirs: placeOfZone(timeZone) })
          : t('pick.zone', { own: placeOfZone(ownZone()) })}
      </MutedText>
    </Stack>
  );
};

type Props = { interview: Interview; onPicked: () => void; onCancel?: (() => void) | undefined };

/** Free times of both sides; confirming one schedules the interview. */
export const PickTime = ({ interview, onPicked, onCancel }: Props) => {
  const { t } = useTranslation('self-scheduling');
  const { interviewId, timeZone, organization } = interview;
  const query = useQuery(pickableTimesQuery(interviewId));
  const change = useChangeInterview();
  const [chosen, setChosen] = useState<InterviewSlot | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (query.isPending) return <ListSkeleton rows={2} label={t('pick.loading')} />;
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;

  const slots = query.data.items.filter(({ startsAt }) => startsAt !== interview.startsAt);
  const there = chosen && ownSlot(chosen, timeZone) !== null ? formatSlot(chosen, timeZone) : null;
  const confirm = async (slot: InterviewSlot) => {
    if (change.isPending) return;
    setProblem(null);
    try {
      await change.mutateAsync({ interview, change: { act: 'pick', startsAt: slot.startsAt } });
      onPicked();
    } catch (error) {
      setProblem(refusalOf(error));
      if (!(error instanceof ApiError) || error.code !== 'TIME_TAKEN') return;
      setChosen(null);
      await query.refetch();
    }
  };

  return (
    <section className={styles.pick} aria-label={t('pick.title')}>
      <Stack gap="s">
        <h4>{t('pick.title')}</h4>
        {interview.status === 'proposed' && <p>{t('pick.text', { organization })}</p>}
        {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
        {slots.length === 0 ? (
          <p>{t('pick.none')}</p>
        ) : (
          <Choice slots={slots} timeZone={timeZone} chosen={chosen} onChoose={setChosen} />
        )}
        <Row className={chosen ? styles.confirm : undefined}>
          {chosen && (
            <Button loading={change.isPending} onClick={() => void confirm(chosen)}>
              {t('pick.confirm', { when: placeTime(chosen.startsAt, ownZone()) })}
            </Button>
          )}
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {t('pick.keep')}
            </Button>
          )}
          {there && <MutedText as="span">{there}</MutedText>}
        </Row>
      </Stack>
    </section>
  );
};
