import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '@shared/limits';
import type { ShiftCaseDecision, ShiftCaseDetail, ShiftCaseRow } from '@shared/model/shift-case';
import { outcomesOfKind, pauseDays, type PauseDays, type ShiftCaseOutcome } from '@shared/model/shift-case-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Prose, Stack } from '@/components/layout';
import { CaseDecision } from '@/components/records/case-page';
import { DueClock } from '@/components/records/due-clock';
import { useNextCase } from '@/components/records/use-next-case';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { toast } from '@/components/ui/base/toast';
import { SelectField } from '@/components/ui/fields/select-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate, formatDateTime } from '@/lib/time/format';
import { shiftCasesQuery, useDecideShiftCase } from './shift-case-queries';

type Found = { found: ShiftCaseDetail };

/** The next one that waits, or the queue. */
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

type Choice = { days: PauseDays; reason: string; version: number };

const decisionOf = (outcome: ShiftCaseOutcome, { days, ...rest }: Choice): ShiftCaseDecision =>
  outcome === 'paused' ? { outcome, days, ...rest } : { outcome, ...rest };

const Decide = ({ found: { caseId, kind, version } }: Found) => {
  const { t } = useTranslation('shift-cases');
  const navigate = useNavigate();
  const next = useNextPath(caseId);
  const [days, setDays] = useState<PauseDays>(pauseDays[1]);
  const { mutate, isPending, isStale, error } = useDecideShiftCase(caseId);
  const onSuccess = () => {
    toast.success(t('decide.done'));
    void navigate(next);
  };
  return (
    <CaseDecision
      title={t('decide.title')}
      actions={outcomesOfKind[kind].map((value) => ({
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
      more={(outcome) => outcome === 'paused' && <PausedFor days={days} onChange={setDays} />}
      beside={
        <ButtonLink to={next} variant="secondary">
          {t('decide.skip')}
        </ButtonLink>
      }
      onDecide={(outcome, reason) => mutate(decisionOf(outcome, { days, reason, version }), { onSuccess })}
    />
  );
};

const Made = ({ found: { outcome, pausedUntil, reason, decidedBy, decidedAt } }: Found) => {
  const { t } = useTranslation('shift-cases');
  if (outcome === null || decidedAt === null) return null;
  return (
    <Stack as="section" gap="s">
      <h2>{t('made')}</h2>
      <Badge tone={outcome === 'exempt' || outcome === 'lifted' ? 'success' : 'neutral'}>
        {t(`outcome.${outcome}`)}
      </Badge>
      {pausedUntil && <p>{t('until', { date: formatDate(pausedUntil) })}</p>}
      <Prose>{reason ?? ''}</Prose>
      <MutedText>{t('madeBy', { name: decidedBy ?? t('unnamed'), date: formatDateTime(decidedAt) })}</MutedText>
    </Stack>
  );
};

export const DecisionPanel = ({ found }: Found) => {
  const { t } = useTranslation('shift-cases');
  if (found.state === 'decided') return <Made found={found} />;
  return (
    <>
      <DueClock startedAt={found.openedAt} dueAt={found.dueAt} about="decision">
        {t('decide.clock')}
      </DueClock>
      <Decide found={found} />
    </>
  );
};
