import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  PatternRule,
  PlanSource,
  ShiftKind,
  ShiftPattern,
  ShiftTemplateForm,
} from '@shared/work/model/shifts/shift-plan';
import type { PatternReach } from '@shared/work/model/shifts/shift-plan-vocabulary';
import { api, type ApiResult } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const shiftPlansQuery = (locationId: string) => queryOf('listShiftPlans', { params: { locationId } });

export type ShiftPlans = ApiResult<'listShiftPlans'>;

/** Reads the stored plans. */
export const usePlansNow = (locationId: string) => {
  const client = useQueryClient();
  return (): Promise<ShiftPlans> => client.query({ ...shiftPlansQuery(locationId), staleTime: 0 });
};

export const useCheckShifts = (locationId: string) =>
  useMutation({ mutationFn: (body: PlanSource) => api('checkShifts', { params: { locationId }, body }) });

type SavedTemplate = { unitId: string; templateId: string | null; form: ShiftTemplateForm; version: number };

export const useSaveTemplate = (locationId: string) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ unitId, templateId, form, version }: SavedTemplate) =>
      templateId === null
        ? api(
            'createShiftTemplate',
            { params: { locationId, unitId }, body: form },
            { idempotencyKey: keyFor({ unitId, form }) },
          )
        : api('updateShiftTemplate', { params: { locationId, templateId }, body: { template: form, version } }),
    onSettled: () => void readAgain(client, ['listShiftPlans']),
  });
};

export const useDeleteTemplate = (locationId: string, templateId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (_nothing: undefined) => api('deleteShiftTemplate', { params: { locationId, templateId } }),
    onSettled: () => void readAgain(client, ['listShiftPlans']),
  });
};

type NewPattern = { templateId: string; rule: PatternRule; publish: boolean };

export const useCreatePattern = (locationId: string) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ templateId, ...body }: NewPattern) =>
      api(
        'createShiftPattern',
        { params: { locationId, templateId }, body },
        { idempotencyKey: keyFor({ templateId, body }) },
      ),
    onSuccess: () => void readAgain(client, ['listShiftPlans', 'getBoard']),
  });
};

type PatternChange = { rule: PatternRule; shift: ShiftKind; reach: PatternReach; day: string };

export const useChangePattern = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ pattern, ...change }: { pattern: ShiftPattern } & PatternChange) => {
      const { locationId, patternId, version } = pattern;
      return api('updateShiftPattern', { params: { locationId, patternId }, body: { ...change, version } });
    },
    onSettled: () => void readAgain(client, ['listShiftPlans', 'getBoard', 'getShift']),
  });
};

export const useEndPattern = ({ locationId, patternId }: Pick<ShiftPattern, 'locationId' | 'patternId'>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (day: string) => api('endShiftPattern', { params: { locationId, patternId }, body: { day } }),
    onSettled: () => void readAgain(client, ['listShiftPlans', 'getBoard', 'getShift']),
  });
};

export const ruleOf = ({ weekdays, everyWeeks, from, until, skipped }: ShiftPattern): PatternRule => ({
  weekdays,
  everyWeeks,
  from,
  until,
  skipped,
});
