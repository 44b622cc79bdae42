import { workPolicy, workRules, type WorkLimits } from '../../../data/work-rules';
import type { Profession } from '../../../people/model/healthcare-vocabulary';
import type { StateCode } from '../../../people/model/profile-vocabulary';

/** The stricter value: long work spells start earlier, rest is longer, everything else is lower. */
const stricter: Record<keyof WorkLimits, (one: number, other: number) => number> = {
  dutyMinutes: Math.min,
  longDutyMinutes: Math.min,
  restAfterLongMinutes: Math.max,
  restMinutes: Math.max,
  longFromMinutes: Math.min,
  weekMinutes: Math.min,
  longInRow: Math.min,
  daysInRow: Math.min,
};

const fields = Object.keys(stricter) as (keyof WorkLimits)[];

const tightened = (limits: WorkLimits, more: Partial<WorkLimits>): WorkLimits => {
  const next = { ...limits };
  for (const field of fields) {
    const own = more[field];
    if (own !== undefined) next[field] = stricter[field](limits[field], own);
  }
  return next;
};

type Where = { state: StateCode; profession: Profession; day: string };

/** The strictest limits of the policy, the state, and the organization. */
export const workLimits = ({ state, profession, day }: Where, organization: Partial<WorkLimits> = {}): WorkLimits => {
  const rules = workRules.filter(
    (it) => it.state === state && it.since <= day && (it.professions?.includes(profession) ?? true),
  );
  return [...rules.map(({ limits }) => limits), organization].reduce<WorkLimits>(tightened, workPolicy);
};
