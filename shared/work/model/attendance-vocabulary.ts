export const entryKinds = ['in', 'out', 'break_start', 'break_end', 'late'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const fenceResults = ['inside', 'outside', 'unsure'] as const;

/** How a phone proves that its owner is at the unit. `none`: not at all, so the supervisor decides. */
export const entryMethods = ['location', 'code', 'none'] as const;

export const timeMethods = [...entryMethods, 'supervisor', 'correction'] as const;
export type TimeMethod = (typeof timeMethods)[number];

/** `look`: the readings disagree, and the supervisor decides. `medium`: nothing to compare the phone's clock with. */
export const entryTrusts = ['high', 'medium', 'look'] as const;
export type EntryTrust = (typeof entryTrusts)[number];

/**
 * Who signed an entry. `signed`: a phone of the person; `new_phone`: one that was added that day. `unsigned`: no one.
 * `removed_phone`: one that the person had removed. `mismatch`: the signature is wrong, or of another person's key.
 */
export const entrySignings = ['signed', 'new_phone', 'unsigned', 'removed_phone', 'mismatch'] as const;
export type EntrySigning = (typeof entrySignings)[number];

/** How people clock in and out at a location. `code`: only the code at the unit proves that they're there. */
export const clockInMethods = ['phone_or_code', 'code'] as const;
export type ClockInMethod = (typeof clockInMethods)[number];

/** From the weakest to the strongest. */
export const evidenceLevels = ['claimed', 'confirmed', 'high', 'highest'] as const;
export type EvidenceLevel = (typeof evidenceLevels)[number];

/** "Did you get your break, uninterrupted?" `waived`: recorded before, where the law lets it. */
export const breakAnswers = ['yes', 'part', 'no', 'waived'] as const;
export type BreakAnswer = (typeof breakAnswers)[number];

/**
 * What is noticed of a booking: someone is late, hasn't clocked in yet, is missing, or is still clocked in. `settled`: the two
 * sides settled its hours, without staff.
 */
export const attendanceNews = ['late', 'on_way', 'missing', 'still_working', 'settled'] as const;

/** What becomes of an entry that a phone sends. All but `recorded` and `known` mean that it isn't kept. */
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
