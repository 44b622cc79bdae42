/** Placeholder for each applicant's first name in a bulk rejection reason. */
export const firstNameMark = '{{firstName}}';

export const personalReason = (reason: string, firstName: string): string =>
  reason.replace(/\{\{\s*firstName\s*\}\}/g, () => firstName);
