/** Days for which LinkedIn shows a posting (ADR 54). What ends sooner is posted anew once LinkedIn says so. */
export const postingDays = 180;
/**
 * By which `RENEW` extends it:
 * https://github.com/linkedin-developers/job-posting-development-tools, job_posting_v2.yaml, `jobPostingOperationType`
 */
export const renewedDays = 30;
/** Before its end. */
export const renewalDays = 7;
/** Postings are compared, and their listing is checked, at least this often. */
export const checkHours = 24;
/** LinkedIn asks for five minutes before the first look: https://learn.microsoft.com/linkedin/talent/job-postings/api/check-job-taskstatus */
export const firstCheckMinutes = 5;
/** While LinkedIn is still at it. */
export const nextCheckMinutes = 60;
/** Of a request, whose query may have 4 KB: https://learn.microsoft.com/linkedin/talent/job-postings/api/check-job-posting-status */
export const postingsPerCheck = 100;
/** Of what LinkedIn says about a posting that it doesn't show. */
export const notListedReasonLength = 300;

/** `sent`: LinkedIn hasn't said yet; `refused`: it took it neither then nor since; `not_listed`: it took it, and doesn't show it. */
export const postingStates = ['sent', 'listed', 'not_listed', 'refused'] as const;
export type PostingState = (typeof postingStates)[number];

export const postingProviders = ['linkedin-recruiter'] as const;
export type PostingProvider = (typeof postingProviders)[number];
export const isPostingProvider = (id: string): id is PostingProvider => postingProviders.some((it) => it === id);
