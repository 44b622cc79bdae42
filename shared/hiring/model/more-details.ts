import * as z from 'zod';
import { limits } from '../../limits';
import { Cents } from '../../core/model/fields';
import {
  detailAmounts,
  detailChoices,
  detailCounts,
  detailFlags,
  type DetailAmount,
  type DetailChoice,
  type DetailCount,
  type DetailFlag,
} from './more-details-vocabulary';
import { stateCodes } from '../../people/model/profile-vocabulary';

const choice = <const V extends readonly [string, ...string[]]>(values: V) => z.enum(values).nullable().default(null);
const choices = {
  setting: choice(detailChoices.setting),
  traumaLevel: choice(detailChoices.traumaLevel),
  recordSystem: choice(detailChoices.recordSystem),
  float: choice(detailChoices.float),
  weekends: choice(detailChoices.weekends),
  extension: choice(detailChoices.extension),
  housing: choice(detailChoices.housing),
  localsAccepted: choice(detailChoices.localsAccepted),
  boardStatus: choice(detailChoices.boardStatus),
  malpractice: choice(detailChoices.malpractice),
  practiceRule: choice(detailChoices.practiceRule),
} satisfies Record<DetailChoice, z.ZodType>;

const count = (max: number) => z.int().min(0).max(max).nullable().default(null);
type Count = ReturnType<typeof count>;
const counts = Object.fromEntries(
  detailCounts.map((name): [DetailCount, Count] => [name, count(limits.moreDetails[name])]),
) as Record<DetailCount, Count>;

const Amount = Cents.nullable().default(null);
const amounts = Object.fromEntries(detailAmounts.map((name) => [name, Amount])) as Record<DetailAmount, typeof Amount>;

const Flag = z.boolean().default(false);
const flags = Object.fromEntries(detailFlags.map((name) => [name, Flag])) as Record<DetailFlag, typeof Flag>;

/** Optional facts about the facility and the offer. */
export const MoreDetails = z.strictObject({
  ...choices,
  ...counts,
  ...amounts,
  ...flags,
  /** States of the patients, for remote work with patients. */
  practiceStates: z.array(z.enum(stateCodes)).max(stateCodes.length).default([]),
});
export type MoreDetails = z.infer<typeof MoreDetails>;
