/** Days for which LinkedIn shows a posting (ADR 54). If LinkedIn ends it sooner, it is posted again. */
export const postingDays = 180;
/**
 * Days that `RENEW` adds:
 * https://github.com/linkedin-developers/job-posting-development-tools, job_posting_v2.yaml, `jobPostingOperationType`
 */
export const renewedDays = 30;
/** Days before its end. */
export const renewalDays = 7;
/** Hours between two checks of a posting and its listing. */
export const checkHours = 24;
/** LinkedIn asks for five minutes before the first look: https://learn.microsoft.com/linkedin/talent/job-postings/api/check-job-taskstatus */
export const firstCheckMinutes = 5;
/** Minutes between checks while LinkedIn is still processing. */
export const nextCheckMinutes = 60;
/** Of a request, whose query may have 4 KB: https://learn.microsoft.com/linkedin/talent/job-postings/api/check-job-posting-status */
export const postingsPerCheck = 100;
/** Length of LinkedIn's reason for not showing a posting. */
export const notListedReasonLength = 300;

/** `sent`: no answer from LinkedIn yet; `refused`: never accepted; `not_listed`: accepted, but not shown. */
export const postingStates = ['sent', 'listed', 'not_listed', 'refused'] as const;
export type PostingState = (typeof postingStates)[number];

export const postingProviders = ['linkedin-recruiter'] as const;
export type PostingProvider = (typeof postingProviders)[number];
export const isPostingProvider = (id: string): id is PostingProvider => postingProviders.some((it) => it === id);
