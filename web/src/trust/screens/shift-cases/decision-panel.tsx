import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '@shared/limits';
import type {
  DisputedHours,
  ShiftCaseDecision,
  ShiftCaseDetail,
  ShiftCaseRow,
} from '@shared/work/model/shifts/shift-case';
import {
  outcomesOfKind,
  pauseDays,
  type DecidedOutcome,
  type PauseDays,
  type ShiftCaseOutcome,
} from '@shared/work/model/shifts/shift-case-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Prose, Stack } from '@/components/layout';
import { CaseDecision } from '@/components/records/case-page';
import { DueClock } from '@/components/records/due-clock';
import { useNextCase } from '@/components/records/use-next-case';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate, formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { formatHours, minutesIn } from '@/lib/time/hours';
import { ClaimedHours, claimedIn, mayHaveHours } from './claimed-hours';
import { shiftCasesQuery, useDecideShiftCase } from './shift-case-queries';

type Found = { found: ShiftCaseDetail };

/** The next waiting case, or the queue. */
const useNextPath = (caseId: string): string => {
  const waiting = useInfiniteQuery(shiftCasesQuery('open'));
  const next = useNextCase<ShiftCaseRow>(waiting, (row) => row.caseId === caseId);
  return next ? pathTo(paths.shiftCase, { caseId: next.caseId }) : paths.shiftCases;
};

const dayMs = 24 * 3600 * 1000;

type DaysProps = { days: PauseDays; onChange: (days: PauseDays) => void };

const PausedFor = ({ days, onChange }: DaysProps) => {
  const { t } = useTranslation('shift-cases');
  const [now] = useState(() => Date.now());
  return (
    <SelectField
      label={t('decide.days')}
      data={pauseDays.map((value) => ({
        value: String(value),
        label: t('decide.dayOption', { days: value, date: formatDate(new Date(now + value * dayMs).toISOString()) }),
      }))}
      value={String(days)}
      onChange={(value) => onChange(pauseDays.find((it) => String(it) === value) ?? days)}
    />
  );
};

type Set = { hours: DisputedHours; typed: string; isWrong: boolean; onChange: (typed: string) => void };

const rangeOf = ({ least, most }: DisputedHours) => ({ least: formatHours(least), most: formatHours(most) });

const SetHours = ({ hours, typed, isWrong, onChange }: Set) => {
  const { t } = useTranslation('shift-cases');
  return (
    <TextField
      label={t('decide.minutes')}
      description={t('decide.minutesHint', rangeOf(hours))}
      required
      autoComplete="off"
      value={typed}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={isWrong ? t('decide.minutesInvalid', rangeOf(hours)) : undefined}
    />
  );
};

type Choice = { days: PauseDays; minutes: number | null; claimed: string; reason: string; version: number };

/** Null while the hours can't be decided. */
const decisionOf = (outcome: DecidedOutcome, { days, minutes, claimed, ...rest }: Choice): ShiftCaseDecision | null => {
  if (outcome === 'paused' || outcome === 'stopped') return { outcome, days, ...rest };
  if (outcome === 'ruled') return minutes === null ? null : { outcome, minutes, ...rest };
  if (outcome === 'exempt') {
    const hours = claimedIn(claimed);
    return hours && { outcome, ...hours, ...rest };
  }
  return { outcome, ...rest };
};

const minutesWithin = (typed: string, hours: DisputedHours | null): number | null => {
  const minutes = minutesIn(typed);
  return hours && minutes !== null && minutes >= hours.least && minutes <= hours.most ? minutes : null;
};

const outcomes: Readonly<Record<ShiftCaseDetail['kind'], readonly DecidedOutcome[]>> = outcomesOfKind;

const Decide = ({ found }: Found) => {
  const { caseId, kind, hours, booking, version } = found;
  const { t } = useTranslation('shift-cases');
  const navigate = useNavigate();
  const next = useNextPath(caseId);
  const [days, setDays] = useState<PauseDays>(pauseDays[1]);
  // Starts empty, because either side's hours would be a suggestion.
  const [typed, setTyped] = useState('');
  const [claimed, setClaimed] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { mutate, isPending, isStale, error } = useDecideShiftCase(caseId);
  const onSuccess = () => {
    toast.success(t('decide.done'));
    void navigate(next);
  };
  const decide = (outcome: DecidedOutcome, reason: string) => {
    const decision = decisionOf(outcome, { days, minutes: minutesWithin(typed, hours), claimed, reason, version });
    setIsWrong(decision === null);
    if (decision) mutate(decision, { onSuccess });
  };
  const more = (outcome: DecidedOutcome) => {
    if (outcome === 'paused' || outcome === 'stopped') return <PausedFor days={days} onChange={setDays} />;
    if (outcome === 'exempt' && booking && mayHaveHours(found)) {
      return <ClaimedHours planned={booking.plannedMinutes} {...{ typed: claimed, isWrong }} onChange={setClaimed} />;
    }
    return hours && <SetHours {...{ hours, typed, isWrong }} onChange={setTyped} />;
  };
  return (
    <CaseDecision
      title={t('decide.title')}
      actions={outcomes[kind].map((value) => ({
        value,
        label: t(`decide.${value}`),
        description: t(`decide.${value}Text`),
        button: t(`decide.${value}Button`),
      }))}
      reasonLabel={t('decide.reason')}
      reasonHint={t(`decide.reasonHint.${kind}`)}
      reasonLength={limits.statementLength}
      saving={isPending}
      problem={error ? (isStale ? t('decide.changed') : error.message) : undefined}
      more={more}
      beside={
        <ButtonLink to={next} variant="secondary">
          {t('decide.skip')}
        </ButtonLink>
      }
      onDecide={decide}
    />
  );
};

const good: readonly ShiftCaseOutcome[] = ['exempt', 'lifted', 'allowed'];

const Made = ({ found: { outcome, pausedUntil, minutes, reason, decidedBy, decidedAt } }: Found) => {
  const { t } = useTranslation('shift-cases');
  if (outcome === null || decidedAt === null) return null;
  return (
    <Stack as="section" gap="s">
      <h2>{t('made')}</h2>
      <div>
        <Badge tone={good.includes(outcome) ? 'success' : 'neutral'}>{t(`outcome.${outcome}`)}</Badge>
      </div>
      {minutes !== null && <p>{t(outcome === 'exempt' ? 'granted' : 'set', { hours: formatHours(minutes) })}</p>}
      {pausedUntil && <p>{t('until', { date: formatDate(pausedUntil) })}</p>}
      {reason !== null && <Prose>{reason}</Prose>}
      <MutedText>
        {outcome === 'settled'
          ? formatDateTime(decidedAt, ownZone())
          : t('madeBy', { name: decidedBy ?? t('unnamed'), date: formatDateTime(decidedAt, ownZone()) })}
      </MutedText>
    </Stack>
  );
};

export const DecisionPanel = ({ found }: Found) => {
  const { t } = useTranslation('shift-cases');
  if (found.state === 'decided') return <Made found={found} />;
  return (
    <>
      <DueClock startedAt={found.openedAt} dueAt={found.dueAt} about="decision">
        {t('decide.clock', { date: formatDate(found.openedAt, ownZone()) })}
      </DueClock>
      {found.mayDecide ? <Decide found={found} /> : <FormMessage kind="info">{t('decide.other')}</FormMessage>}
    </>
  );
};
