import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openStages } from '@shared/core/model/vocabulary';
import { limits } from '@shared/limits';
import { Stack, MutedText } from '@/components/layout';
import { FormGate, asStoredNow } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { NumberField } from '@/components/ui/editing/number-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { api, type ApiResult } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { readAgain } from '@/lib/requests/query-of';
import { goalsQuery } from './analytics-queries';

type Stored = ApiResult<'getHiringGoals'>;

export const GoalsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('analytics');
  const query = useQuery({ ...goalsQuery(), ...asStoredNow });
  return (
    <Dialog opened onClose={onClose} title={t('goals.title')}>
      <FormGate query={query} loading={t('loading')}>
        {(stored) => <GoalsForm stored={stored} onClose={onClose} />}
      </FormGate>
    </Dialog>
  );
};

const isGoal = (days: number | null): boolean =>
  days === null || (Number.isInteger(days) && days >= 1 && days <= limits.goalDays);

const GoalsForm = ({ stored, onClose }: { stored: Stored; onClose: () => void }) => {
  const { t } = useTranslation(['analytics', 'labels/hiring']);
  const client = useQueryClient();
  const [stageDays, setStageDays] = useState<Partial<Record<string, number | null>>>(stored.stageDays);
  const [fillDays, setFillDays] = useState(stored.fillDays);
  // After a conflict, the typed goals replace those that someone else saved.
  const [version, setVersion] = useState(stored.version);
  const [isTried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () => {
      const set = openStages.flatMap((stage) => {
        const days = stageDays[stage];
        return days === null || days === undefined ? [] : [[stage, days] as const];
      });
      return api('saveHiringGoals', { body: { goals: { stageDays: Object.fromEntries(set), fillDays }, version } });
    },
    onSuccess: async (saved) => {
      client.setQueryData(goalsQuery().queryKey, saved);
      await readAgain(client, ['getAnalytics']);
      toast.success(t('goals.saved'));
      onClose();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') return;
      const newest = await client.query({ ...goalsQuery(), staleTime: 0 });
      setVersion(newest.version);
    },
  });
  const days = [...openStages.map((stage) => stageDays[stage] ?? null), fillDays];
  const errorOf = (value: number | null) =>
    isTried && !isGoal(value) ? t('goals.invalid', { most: limits.goalDays }) : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (days.every(isGoal) && !save.isPending) save.mutate();
      }}
    >
      <Stack>
        <MutedText>{t('goals.text')}</MutedText>
        {openStages.map((stage) => (
          <NumberField
            key={stage}
            label={t(`applicationStatus.${stage}`)}
            min={1}
            max={limits.goalDays}
            value={stageDays[stage] ?? null}
            error={errorOf(stageDays[stage] ?? null)}
            onChange={(value) => setStageDays((before) => ({ ...before, [stage]: value }))}
          />
        ))}
        <NumberField
          label={t('goals.fill')}
          description={t('goals.fillHint')}
          min={1}
          max={limits.goalDays}
          value={fillDays}
          error={errorOf(fillDays)}
          onChange={setFillDays}
        />
        {save.isError && (
          <FormMessage kind="error">
            {save.error instanceof ApiError && save.error.code === 'STALE_VERSION'
              ? t('goals.stale')
              : save.error.message}
          </FormMessage>
        )}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {t('goals.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('goals.save')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};
