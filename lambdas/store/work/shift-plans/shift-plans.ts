import { AppError } from '@shared/errors';
import { ShiftTemplate } from '@shared/work/model/shifts/shift-plan';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';
import { all, buildCondition, equals } from '../../../platform/table/conditions';
import { createCounted, removeCounted } from '../../../platform/table/counted-item';
import { countWrite } from '../../../platform/table/reserve-slot';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import {
  getItem,
  queryDue,
  queryEvery,
  transact,
  type Item,
  type Table,
  type Write,
} from '../../../platform/table/table';
import { updateVersion } from '../../../platform/table/update-version';
import { entity } from '../../entity';
import { shiftPlanIndexes, shiftPlanKeys } from './keys';
import { patternItem, readPattern } from './pattern-item';
import type { DuePatterns, PatternItem, PatternRef, ShiftPlans, TemplateRef } from './ports';

const templateKey = ({ organizationId, templateId }: TemplateRef) =>
  shiftPlanKeys.shiftTemplate(organizationId, templateId);
const patternKey = ({ organizationId, patternId }: PatternRef) => shiftPlanKeys.shiftPattern(organizationId, patternId);

const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name, 'en');

const isOf = (name: string) => (item: Item) => item['entity'] === name;

/** Whether it was neither edited nor advanced since it was read. */
const unchanged = ({ version, plannedThrough, applyFrom }: PatternItem) =>
  buildCondition(
    all(equals('version', version), equals('plannedThrough', plannedThrough), equals('applyFrom', applyFrom)),
  );

/** Writes unless the item changed since it was read; returns whether it did. */
const ifUnchanged = async (table: Table, writes: Write[]): Promise<boolean> => {
  try {
    await transact(table, writes);
    return true;
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return false;
    throw error;
  }
};

const unlessGone = (error: unknown): void => {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
};

const putPattern = (table: Table, before: PatternItem, after: PatternItem): Write => ({
  Put: { TableName: table.name, Item: patternItem(after), ...unchanged(before) },
  refusal: ConcurrentModificationError,
});

const findPattern = async (table: Table, ref: PatternRef): Promise<PatternItem | null> => {
  const item = await getItem(table, patternKey(ref), true);
  return item ? readPattern(item) : null;
};

const templates = (table: Table) =>
  ({
    async template(ref) {
      const item = await getItem(table, templateKey(ref), true);
      return item ? ShiftTemplate.parse(item) : null;
    },

    addTemplate: (organizationId, template) =>
      createCounted(
        table,
        {
          ...templateKey({ organizationId, ...template }),
          ...entity('ShiftTemplate'),
          organizationId,
          ...template,
        },
        {
          count: shiftPlanKeys.shiftPlanCount(organizationId, 'templates'),
          limit: shiftPlanLimits.templatesPerOrganization,
        },
      ),

    updateTemplate: async (ref, { template, version, at }) =>
      ShiftTemplate.parse(await updateVersion(table, templateKey(ref), { fields: template, version, at })),

    removeTemplate: (ref) =>
      removeCounted(table, templateKey(ref), shiftPlanKeys.shiftPlanCount(ref.organizationId, 'templates')),
  }) satisfies Partial<ShiftPlans>;

const patterns = (table: Table) =>
  ({
    pattern: (ref) => findPattern(table, ref),

    addPattern: (pattern) =>
      createCounted(table, patternItem(pattern), {
        count: shiftPlanKeys.shiftPlanCount(pattern.organizationId, 'patterns'),
        limit: shiftPlanLimits.patternsPerOrganization,
      }),

    changePattern: (ref, { rule, shift, applyFrom, version, at }) =>
      retryOnConflict(async () => {
        const before = await findPattern(table, ref);
        if (!before) throw new AppError('NOT_FOUND');
        if (before.version !== version) throw new AppError('STALE_VERSION');
        // Includes the rest of an interrupted change.
        const from = before.applyFrom !== null && before.applyFrom < applyFrom ? before.applyFrom : applyFrom;
        const after = { ...before, ...rule, shift, applyFrom: from, updatedAt: at, version: version + 1 };
        await transact(table, [putPattern(table, before, after)]);
        return after;
      }),

    skipDay: (ref, day, at) =>
      retryOnConflict(async () => {
        const before = await findPattern(table, ref);
        if (!before || before.skipped.includes(day)) return;
        const skipped = [...before.skipped, day].toSorted().slice(-shiftPlanLimits.skippedDays);
        const after = { ...before, skipped, updatedAt: at, version: before.version + 1 };
        await transact(table, [putPattern(table, before, after)]);
      }),

    movePattern: (before, after) => ifUnchanged(table, [putPattern(table, before, after)]),

    removePattern: (before) =>
      ifUnchanged(table, [
        {
          Delete: { TableName: table.name, Key: patternKey(before), ...unchanged(before) },
          refusal: ConcurrentModificationError,
        },
        countWrite(table.name, shiftPlanKeys.shiftPlanCount(before.organizationId, 'patterns'), { add: -1 }),
      ]),
  }) satisfies Partial<ShiftPlans>;

const listPlans = async (table: Table, organizationId: string): ReturnType<ShiftPlans['list']> => {
  const items: Item[] = [];
  const list = shiftPlanIndexes.shiftPlans(organizationId);
  for await (const item of queryEvery(table, { list, consistent: true })) items.push(item);
  const stored = items.filter(isOf('ShiftTemplate')).map((item) => ShiftTemplate.parse(item));
  return {
    templates: stored.sort(byName),
    patterns: items.filter(isOf('ShiftPattern')).map(readPattern).sort(byName),
  };
};

export const createShiftPlans = (table: Table): ShiftPlans => {
  const plans = { ...templates(table), ...patterns(table) };
  return {
    ...plans,
    list: (organizationId) => listPlans(table, organizationId),

    async removeOfUnit(organizationId, unitId) {
      const all = await listPlans(table, organizationId);
      for (const { templateId } of all.templates.filter((it) => it.unitId === unitId)) {
        await plans.removeTemplate({ organizationId, templateId }).catch(unlessGone);
      }
      for (const pattern of all.patterns.filter((it) => it.unitId === unitId)) await plans.removePattern(pattern);
    },
  };
};

export const createDuePatterns = (table: Table): DuePatterns => ({
  async patterns(day, after) {
    // "$" includes patterns due on that day.
    const bound = { compared: '<', with: `${day}$` } as const;
    const { items, next } = await queryDue(table, { list: shiftPlanIndexes.duePatterns, bound, after });
    return { due: items.map(readPattern), next };
  },
});
