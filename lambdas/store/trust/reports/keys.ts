export const moderationKeys = {
  reportCase: (caseId: string) => ({ pk: `REPORT_CASE#${caseId}`, sk: 'CASE' }),
  /** Refers to the open case of the subject. */
  reportedThing: (thing: string) => ({ pk: `REPORTED#${thing}`, sk: 'CASE' }),
  /** One per person and subject. */
  report: (userId: string, thing: string) => ({ pk: `USER#${userId}#REPORTS`, sk: `REPORT#${thing}` }),
  reportCaseCount: () => ({ pk: 'REPORT_CASES', sk: 'COUNT' }),
  /** A person's current restrictions; one attribute for each case. */
  restriction: (userId: string) => ({ pk: `USER#${userId}`, sk: 'RESTRICTION' }),
  organizationRestriction: (organizationId: string) => ({ pk: `ORG#${organizationId}`, sk: 'RESTRICTION' }),
  /** The organization that used a job's text first. */
  jobText: (textHash: string) => ({ pk: `JOB_TEXT#${textHash}`, sk: 'TEXT' }),
} as const;

export const moderationIndexes = {
  /** gsi1 */
  reportCases: (queue: string) => `REPORT_CASES#${queue}`,
  /** gsi2: by opening. */
  personCases: (userId: string) => `USER#${userId}#REPORT_CASES`,
  /** gsi2: by opening. */
  organizationCases: (organizationId: string) => `ORG#${organizationId}#REPORT_CASES`,
  /** gsi3: undecided ones, by decision deadline. */
  dueCases: 'REPORT_CASES#due',
  /** gsi3: by the end of the suspension. */
  suspensions: 'REPORT_CASES#suspensions',
  /** gsi1: by creation. */
  ownReports: (userId: string) => `USER#${userId}#REPORTS`,
  /** gsi2: by creation. */
  caseReports: (caseId: string) => `REPORT_CASE#${caseId}#REPORTS`,
} as const;
