import * as z from 'zod';
import { comparisons, exclusionNameRules, exclusionStrengths } from './exclusion-vocabulary';
import { limits } from '../../limits';
import { Profession } from '../../core/model/enumerations';
import { Day, Instant, prose, UserId, Version } from '../../core/model/fields';
import { GivenDay } from '../../core/model/given-times';

/** `review`: a possible match that a person has to check. Only a person sets `confirmed`. */
export const exclusionHolds = ['none', 'review', 'confirmed'] as const;
export const ExclusionHold = z.enum(exclusionHolds);
export type ExclusionHold = z.infer<typeof ExclusionHold>;

/** `checkedOn` is the day of the last comparison with a current list; null before the first. */
export const ExclusionStanding = z.object({ hold: ExclusionHold, checkedOn: Day.nullable() });
export type ExclusionStanding = z.infer<typeof ExclusionStanding>;

/** ID that stays the same while the entry does, in files of any month. */
const ExclusionRowId = z.string().regex(/^[\w-]{22}$/);

/** List entry as reviewers see it, without the birth date, which is only compared. */
export const ExcludedEntry = z.object({
  rowId: ExclusionRowId,
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  businessName: z.string(),
  npiNumber: z.string(),
  /** As worded in the list, such as "NURSE/NURSES AIDE". */
  occupation: z.string(),
  /** Column SPECIALTY, as worded in the list. */
  occupationDetail: z.string(),
  city: z.string(),
  state: z.string(),
  /** Section of the Social Security Act, such as 1128a1. */
  type: z.string(),
  excludedOn: Day.nullable(),
});
export type ExcludedEntry = z.infer<typeof ExcludedEntry>;

/** `withdrawn`: the entry left the list before a decision. */
export const exclusionHitStates = ['open', 'dismissed', 'confirmed', 'withdrawn'] as const;
export type ExclusionHitState = (typeof exclusionHitStates)[number];

/** `entryGone`: the list no longer has a confirmed entry, or marks it as ended. */
export const exclusionCauses = ['found', 'strongerMatch', 'entryGone', 'decided'] as const;

export const ExclusionStep = z.object({
  state: z.enum(exclusionHitStates),
  cause: z.enum(exclusionCauses),
  at: Instant,
  note: z.string(),
  /** Day of the official check by Social Security number; only for confirmations. */
  verifiedOn: Day.nullable(),
});
export type ExclusionStep = z.infer<typeof ExclusionStep>;

export const ExclusionHit = z.object({
  entry: ExcludedEntry,
  strength: z.enum(exclusionStrengths).exclude(['none']),
  /** Null if the names differ, and for older matches without a rule. */
  name: z.enum(exclusionNameRules).nullable().default(null),
  npiNumber: z.enum(comparisons),
  birthDate: z.enum(comparisons),
  state: z.enum(exclusionHitStates),
  raisedAt: Instant,
  history: z.array(ExclusionStep),
});
export type ExclusionHit = z.infer<typeof ExclusionHit>;

export const ExclusionQueueItem = z.object({
  userId: UserId,
  professional: z.string(),
  hold: ExclusionHold,
  /** The strongest open match; null if none is open. */
  strength: ExclusionHit.shape.strength.nullable(),
  /** Name rule of that match. */
  name: ExclusionHit.shape.name,
  open: z.int(),
  updatedAt: Instant,
});
export type ExclusionQueueItem = z.infer<typeof ExclusionQueueItem>;

/** Never includes DEA number, date of birth, or gender. */
export const ExclusionDetail = z.object({
  userId: UserId,
  professional: z.object({
    firstName: z.string(),
    lastName: z.string(),
    title: z.string(),
    profession: Profession.nullable(),
    /** Former names from the NPI registry. */
    formerLastNames: z.array(z.string()),
    npiNumber: z.string(),
    location: z.string(),
  }),
  hold: ExclusionHold,
  checkedOn: Day.nullable(),
  /** Number of entries with the same name and a different birth date. */
  ruledOut: z.int(),
  hits: z.array(ExclusionHit),
  updatedAt: Instant,
  version: Version,
});
export type ExclusionDetail = z.infer<typeof ExclusionDetail>;

const decided = { rowId: ExclusionRowId, note: prose(limits.reasonLength), version: Version };
export const ExclusionDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('dismiss'), ...decided }),
  z.strictObject({ decision: z.literal('confirm'), verifiedOn: GivenDay, ...decided }),
]);
export type ExclusionDecision = z.infer<typeof ExclusionDecision>;

export const watchLists = ['exclusions', 'deactivations'] as const;
export type WatchList = (typeof watchLists)[number];

/** The last import, and the progress of comparing professionals with it. */
export const WatchListState = z.object({
  list: z.enum(watchLists),
  fileDate: Day,
  rows: z.int(),
  hits: z.int(),
  importedAt: Instant,
  comparing: z.boolean(),
  stale: z.boolean(),
});
export type WatchListState = z.infer<typeof WatchListState>;
