/**
 * Days after the notice of exclusion to request a hearing: 42 CFR 1001.2007(b). The end of an exclusion isn't automatic:
 * oig.hhs.gov/exclusions/reinstatement.asp. Checked November 23, 2026, against copies of both.
 */
export const exclusionAppeal = { days: 60, url: 'https://oig.hhs.gov/exclusions/reinstatement.asp' } as const;

/** Page to verify one person by Social Security number, which the files don't have: oig.hhs.gov/exclusions/tips.asp. */
export const exclusionSearchUrl = 'https://exclusions.oig.hhs.gov/';
