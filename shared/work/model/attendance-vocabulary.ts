export const entryKinds = ['in', 'out', 'break_start', 'break_end', 'late'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const fenceResults = ['inside', 'outside', 'unsure'] as const;

/** How a phone proves that its owner is at the unit. `none`: no proof, so the supervisor decides. */
export const entryMethods = ['location', 'code', 'none'] as const;

export const timeMethods = [...entryMethods, 'supervisor', 'correction'] as const;
export type TimeMethod = (typeof timeMethods)[number];

/** `look`: the readings disagree, so the supervisor decides. `medium`: nothing to compare the phone's clock with. */
export const entryTrusts = ['high', 'medium', 'look'] as const;
export type EntryTrust = (typeof entryTrusts)[number];

/**
 * Signer of an entry. `signed`: a phone of the person; `new_phone`: one added that day. `unsigned`: none.
 * `removed_phone`: one the person had removed. `mismatch`: a wrong signature, or another person's key.
 */
export const entrySignings = ['signed', 'new_phone', 'unsigned', 'removed_phone', 'mismatch'] as const;
export type EntrySigning = (typeof entrySignings)[number];

/** How people clock in and out at a location. `code`: only the code at the unit counts as proof. */
export const clockInMethods = ['phone_or_code', 'code'] as const;
export type ClockInMethod = (typeof clockInMethods)[number];

/** From weakest to strongest. */
export const evidenceLevels = ['claimed', 'confirmed', 'high', 'highest'] as const;
export type EvidenceLevel = (typeof evidenceLevels)[number];

/** "Did you get your break, uninterrupted?" `waived`: recorded before, where the law allows it. */
export const breakAnswers = ['yes', 'part', 'no', 'waived'] as const;
export type BreakAnswer = (typeof breakAnswers)[number];

/**
 * Notices about a booking: running late, not clocked in, missing, or still clocked in. `settled`: the sides settled its
 * hours without staff.
 */
export const attendanceNews = ['late', 'on_way', 'missing', 'still_working', 'settled'] as const;

/** Outcome of an entry sent by a phone. All but `recorded` and `known` mean that it isn't stored. */
export const entryOutcomes = [
  'recorded',
  /** Sent before. */
  'known',
  'not_booked',
  'too_early',
  'too_late',
  'wrong_code',
  'not_there',
  'wrong_hash',
] as const;
export type EntryOutcome = (typeof entryOutcomes)[number];
