/** Stands in a reason that many applicants get for the first name of each. */
export const firstNameMark = '{{firstName}}';

/** The reason as this person reads it. */
export const personalReason = (reason: string, firstName: string): string =>
  reason.replace(/\{\{\s*firstName\s*\}\}/g, () => firstName);
