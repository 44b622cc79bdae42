import type { TableStep } from '@shared/accounts/model/deletion-vocabulary';
import type { Item } from '../../../platform/table/table';
import type { ErasureSubject } from '../../../store/accounts/erasure/subject';
import { erasureRules, type ErasureRule } from './erasure-rules';
import type { ErasureDeps } from './ports';
import type { ErasureContext } from './redactions';

export type Counts = Record<string, number>;
export type HasTime = () => boolean;

/** Ends the step early; the next run continues it. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/** Throws for items of a later version, which have no rule here. */
export const ruleOf = ({ entity }: Item): ErasureRule => {
  const rule = (erasureRules as Partial<Record<string, ErasureRule>>)[String(entity)];
  if (!rule) throw new Error(`There is no erasure rule for ${String(entity)}.`);
  return rule;
};

type Done = 'deleted' | 'changed' | 'kept' | 'missed';

const eraseItem = async (deps: ErasureDeps, item: Item, context: ErasureContext): Promise<[Done, number]> => {
  const rule = ruleOf(item);
  if (rule.step === undefined) return ['kept', 0];
  const fate = rule.act(item, context);
  if (fate === 'keep') return ['kept', 0];
  // Files first: the item is the only record of their names.
  const files = rule.files?.(item, context) ?? [];
  for (const file of files) await deps.files.remove(file);
  if (fate === 'delete') {
    await deps.table.remove(item, context.userId);
    return ['deleted', files.length];
  }
  return [(await deps.table.change(item, fate.set)) ? 'changed' : 'missed', files.length];
};

const passes = 3;

/** Erases items; repeats those that someone else changed in the meantime. */
export const eraseItems = async (
  deps: ErasureDeps,
  step: TableStep,
  { subject, keptUntil, hasTime }: { subject: ErasureSubject; keptUntil: number; hasTime: HasTime },
): Promise<Counts> => {
  const counts = { deleted: 0, changed: 0, files: 0 };
  for (let pass = 1; ; pass += 1) {
    let missed = 0;
    for await (const item of deps.items(step, subject)) {
      if (!hasTime()) throw new OutOfTime();
      const [done, files] = await eraseItem(deps, item, { ...subject, keptUntil });
      counts.files += files;
      if (done === 'missed') missed += 1;
      else if (done !== 'kept') counts[done] += 1;
    }
    if (missed === 0) return counts;
    if (pass === passes) throw new Error(`Items of the step ${step} keep changing.`);
  }
};
