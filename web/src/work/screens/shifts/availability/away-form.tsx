import { useState } from 'react';
import type { AwayPeriod } from '@shared/work/model/shifts/shift-preferences';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { DateField } from '@/components/ui/editing/date-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { awayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { today } from '@/lib/time/today';
import { BookedThen } from '../booking/booked-then';
import { joinedWith, problemOf, withFirst, type AwayDraft, type DraftProblem } from './new-away';
import type { Choices } from '../week/use-choices';

type Props = Pick<Choices, 'send'> & { away: readonly AwayPeriod[]; onClose: () => void };

const isSame = (one: AwayPeriod, other: AwayPeriod): boolean => one.from === other.from && one.until === other.until;

const useProblemText = () => {
  const { t } = useTranslation('shifts');
  return (problem: DraftProblem | null): string | undefined => {
    if (problem === null) return undefined;
    if (problem === 'long') return t('away.long', { count: shiftLimits.awayDays });
    if (problem === 'many') return t('away.many', { count: shiftLimits.awayPeriods });
    return problem === 'required' ? say('required') : t(`away.${problem}`);
  };
};

/** Days to add, with the person's booked shifts on them. */
export const AwayForm = ({ away, send, onClose }: Props) => {
  const { t } = useTranslation('shifts');
  const oneAtATime = useOneAtATime();
  const [draft, setDraft] = useState<AwayDraft>({ from: '', until: '' });
  const [isAsked, setIsAsked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failed, setFailed] = useState<Error | null>(null);
  const problem = problemOf(away, draft, today());
  const change = (next: AwayDraft) => {
    setIsAsked(false);
    setFailed(null);
    setDraft(next);
  };
  const save = () =>
    oneAtATime(async () => {
      setIsAsked(true);
      if (problem !== null) return;
      setIsSaving(true);
      try {
        const saved = await send({ addAway: draft });
        const period = joinedWith(saved.away, draft);
        toast.success(t(isSame(period, draft) ? 'away.added' : 'away.joined', { dates: awayText(period) }));
        onClose();
      } catch (error) {
        setFailed(error as Error);
        setIsSaving(false);
      }
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack>
        <Days draft={draft} problem={isAsked ? problem : null} onChange={change} />
        {problem === null && <Consequences away={away} draft={draft} />}
        {failed && <FormMessage kind="error">{failed.message}</FormMessage>}
        <Row>
          <Button type="submit" loading={isSaving}>
            {t('away.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('away.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

type DaysProps = { draft: AwayDraft; problem: DraftProblem | null; onChange: (draft: AwayDraft) => void };

const Days = ({ draft, problem, onChange }: DaysProps) => {
  const { t } = useTranslation('shifts');
  const textOf = useProblemText();
  const isFirst = problem === 'required' && draft.from === '';
  return (
    <Row fields align="start">
      <DateField
        label={t('away.from')}
        required
        min={today()}
        value={draft.from}
        error={isFirst ? textOf(problem) : undefined}
        onChange={(event) => onChange(withFirst(draft, event.currentTarget.value))}
      />
      <DateField
        label={t('away.until')}
        required
        min={draft.from === '' ? today() : draft.from}
        value={draft.until}
        error={isFirst ? undefined : textOf(problem)}
        onChange={(event) => onChange({ ...draft, until: event.currentTarget.value })}
      />
    </Row>
  );
};

const Consequences = ({ away, draft }: { away: readonly AwayPeriod[]; draft: AwayDraft }) => {
  const { t } = useTranslation('shifts');
  const period = joinedWith(away, draft);
  return (
    <div aria-live="polite">
      <Stack gap="s">
        {!isSame(period, draft) && <MutedText>{t('away.joins', { dates: awayText(period) })}</MutedText>}
        <BookedThen period={draft} />
      </Stack>
    </div>
  );
};
