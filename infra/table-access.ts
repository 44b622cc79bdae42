import type {
  ApiArea,
  calendarFeedFunction,
  QueueConsumerName,
  ScheduledFunctionName,
  pageFunction,
  realtimeFunction,
  signUpTrigger,
  streamConsumer,
} from '../shared/platform/functions';
import type { DocumentKind } from '../shared/platform/media';

type FunctionName =
  | ApiArea
  | QueueConsumerName
  | ScheduledFunctionName
  | typeof pageFunction.name
  | typeof calendarFeedFunction.name
  | typeof streamConsumer.name
  | typeof realtimeFunction.name
  | typeof signUpTrigger.name;

/**
 * Partitions of the table that each function may touch, as IAM patterns of leading keys. test/infra compares them with
 * the keys that the function's code names, in both directions.
 */
const partitions: Record<FunctionName, readonly string[]> = {
  accounts: [
    'COOLDOWN#*',
    'DAILY_COUNT#*',
    'EMAIL#*',
    'EMAIL_LINK#*',
    'IDEMPOTENCY#*#*',
    'INVITATION#*',
    'ORG#*',
    'ORGANIZATIONS',
    'OTP#*#*',
    'RESET_TOKEN#*',
    'USER#*',
  ],
  profiles: ['CASES#*', 'IDEMPOTENCY#*#*', 'ORG#*', 'ORGANIZATIONS', 'PROFILES#*', 'USER#*'],
  professionals: ['IDEMPOTENCY#*#*', 'ORG#*', 'USER#*'],
  credentials: ['DAILY_COUNT#*', 'IDEMPOTENCY#*#*', 'REGISTRY#*', 'UPLOAD#*', 'USER#*', 'CASES#*'],
  portfolio: ['DAILY_COUNT#*', 'IDEMPOTENCY#*#*', 'UPLOAD#*', 'USER#*'],
  resumes: ['DAILY_COUNT#*', 'IDEMPOTENCY#*#*', 'ORG#*', 'UPLOAD#*', 'USER#*'],
  calendar: ['CALENDARS#due', 'DAILY_COUNT#*', 'IDEMPOTENCY#*#*', 'ORG#*', 'USER#*'],
  'calendar-feed': ['ORG#*', 'USER#*#CALENDAR', 'USER#*#INTERVIEWS', 'USER#*#SCHEDULE'],
  'index-professionals': ['PROCESSED#*#*', 'PROFILES#*', 'SEARCH_LOG#PROFESSIONALS', 'USER#*'],
  'check-credentials': ['CASES#*', 'PROCESSED#*#*', 'REGISTRY', 'REGISTRY#*', 'USER#*'],
  'delete-documents': ['PROCESSED#*#*'],
  'watch-credentials': ['CASES#*', 'USER#*#CASES'],
  'import-calendars': ['CALENDARS#due', 'USER#*#CALENDAR'],
  organizations: ['DAILY_COUNT#*', 'IDEMPOTENCY#*#*', 'INVITATION#*', 'ORG#*', 'ORGANIZATIONS', 'UPLOAD#*', 'USER#*'],
  jobs: ['APPLICATION#*', 'IDEMPOTENCY#*#*', 'JOB#*', 'JOBS#*', 'ORG#*', 'USER#*'],
  'close-expired-jobs': ['APPLICATION#*', 'JOB#*', 'JOBS#*', 'ORG#*', 'USER#*'],
  applications: [
    'APPLICATION#*',
    'IDEMPOTENCY#*#*',
    'INTERVIEW#*',
    'INTERVIEWS#due',
    'JOB#*',
    'OFFER#*',
    'OFFERS#due',
    'ORG#*',
    'USER#*',
  ],
  search: [
    'IDEMPOTENCY#*#*',
    'JOB#*',
    'JOBS#*',
    'ORG#*',
    'PROFILES#*',
    'SEARCH_LOG',
    'SEARCH_LOG#PROFESSIONALS',
    'USER#*',
  ],
  'saved-jobs': ['ALERTS#due', 'IDEMPOTENCY#*#*', 'JOB#*', 'ORG#*', 'USER#*'],
  messages: [
    'CONVERSATION#*',
    'DAILY_COUNT#*',
    'IDEMPOTENCY#*#*',
    'JOB#*',
    'ORG#*',
    'REPORTS#messages',
    'UPLOAD#*',
    'USER#*',
  ],
  interviews: ['APPLICATION#*', 'IDEMPOTENCY#*#*', 'INTERVIEW#*', 'INTERVIEWS#due', 'JOB#*', 'ORG#*', 'USER#*'],
  offers: ['APPLICATION#*', 'IDEMPOTENCY#*#*', 'JOB#*', 'OFFER#*', 'OFFERS#due', 'ORG#*', 'PLACEMENT#*', 'USER#*'],
  timesheets: [
    'DAILY_COUNT#*',
    'IDEMPOTENCY#*#*',
    'JOB#*#PLACEMENTS',
    'JOB#*#TIMESHEETS#*',
    'ORG#*',
    'PLACEMENT#*',
    'USER#*',
  ],
  reviews: [
    'IDEMPOTENCY#*#*',
    'JOB#*#PLACEMENTS',
    'ORG#*',
    'PLACEMENT#*',
    'REPORTS#reviews',
    'REVIEW#*',
    'REVIEWS#due',
    'USER#*',
  ],
  dashboards: ['IDEMPOTENCY#*#*', 'JOB#*#PLACEMENTS', 'ORG#*', 'PLACEMENT#*', 'USER#*'],
  'remind-interviews': ['INTERVIEW#*', 'INTERVIEWS#due'],
  'expire-offers': [
    'APPLICATION#*#OFFER',
    'APPLICATION#*#OFFERS',
    'OFFER#*',
    'OFFERS#due',
    'ORG#*#OFFERS',
    'USER#*#OFFERS',
  ],
  'publish-reviews': ['ORG#*', 'PLACEMENT#*', 'REVIEW#*', 'REVIEWS#due', 'USER#*'],
  'send-digests': ['DIGESTS#due', 'USER#*'],
  'send-push': ['PROCESSED#*#*', 'PUSH#*', 'USER#*'],
  'send-sms': ['DAILY_COUNT#*', 'PROCESSED#*#*', 'USER#*'],
  notifications: ['COOLDOWN#*', 'DAILY_COUNT#*', 'IDEMPOTENCY#*#*', 'PUSH#*', 'USER#*'],
  notify: [
    'ALERT_DELIVERY#*',
    'APPLICATION#*',
    'CONVERSATION#*',
    'DIGESTS#due',
    'INTERVIEW#*',
    'INVITATION#*',
    'JOB#*',
    'OFFER#*',
    'OFFERS#due',
    'ORG#*',
    'PLACEMENT#*',
    'PROCESSED#*#*',
    'USER#*',
  ],
  'send-mail': [
    'ALERT_DELIVERY#*',
    'APPLICATION#*',
    'CONVERSATION#*',
    'DIGESTS#due',
    'INTERVIEW#*',
    'INVITATION#*',
    'JOB#*',
    'OFFER#*',
    'OFFERS#due',
    'ORG#*',
    'PLACEMENT#*',
    'PROCESSED#*#*',
    'USER#*',
  ],
  'index-jobs': ['JOB#*', 'JOBS#*', 'ORG#*', 'PROCESSED#*#*', 'SEARCH_LOG'],
  'snapshot-search': ['JOB#*', 'JOBS#*', 'ORG#*', 'PROFILES#*', 'SEARCH_LOG', 'SEARCH_LOG#PROFESSIONALS', 'USER#*'],
  'send-job-alerts': ['ALERTS#due', 'ALERT_DELIVERY#*', 'JOB#*', 'JOBS#*', 'ORG#*', 'SEARCH_LOG', 'USER#*#ALERTS'],
  'push-live': ['CONNECTION#*', 'JOB#*', 'PROCESSED#*#*', 'TOPIC#*', 'USER#*'],
  pages: ['JOB#*', 'ORG#*'],
  'publish-events': [],
  'pre-sign-up': ['COOLDOWN#*', 'DAILY_COUNT#*', 'EMAIL#*', 'USER#*'],
  realtime: ['CONNECTION#*', 'CONVERSATION#*', 'INTERVIEW#*', 'JOB#*', 'TOPIC#*', 'USER#*'],
};

export const partitionsOf = (functionName: string): readonly string[] => {
  if (!(functionName in partitions))
    throw new Error(`Name the partitions of ${functionName} in infra/table-access.ts.`);
  return partitions[functionName as FunctionName];
};

type DocumentRights = readonly { kind: DocumentKind; actions: readonly string[] }[];

const wholeFile = ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'];

/** Files that are not public: which of them each function reaches, and how. Signed addresses have the signer's rights. */
const documents: Record<string, DocumentRights> = {
  credentials: [{ kind: 'credential', actions: wholeFile }],
  'delete-documents': [{ kind: 'credential', actions: ['s3:DeleteObject'] }],
  resumes: [{ kind: 'resume', actions: wholeFile }],
  // The resume is copied when it is sent.
  applications: [
    { kind: 'resume', actions: ['s3:GetObject'] },
    { kind: 'application', actions: wholeFile },
  ],
  messages: [{ kind: 'attachment', actions: wholeFile }],
  timesheets: [{ kind: 'timesheet', actions: ['s3:GetObject', 's3:PutObject'] }],
};

export const documentRights = (functionName: string): DocumentRights => {
  const rights = documents[functionName];
  if (!rights) throw new Error(`Name the documents of ${functionName} in infra/table-access.ts.`);
  return rights;
};

/** Operations on the user pool that the accounts function's gateway sends with its own rights. */
export const identityActions = [
  'cognito-idp:AdminAddUserToGroup',
  'cognito-idp:AdminCreateUser',
  'cognito-idp:AdminGetUser',
  'cognito-idp:AdminInitiateAuth',
  'cognito-idp:AdminSetUserMFAPreference',
  'cognito-idp:AdminSetUserPassword',
  'cognito-idp:AdminUpdateUserAttributes',
  'cognito-idp:AdminUserGlobalSignOut',
] as const;

/** Operations on the user pool that the function sends which the pool asks before a first sign-in at a provider. */
export const poolUserActions = [
  'cognito-idp:AdminCreateUser',
  'cognito-idp:AdminGetUser',
  'cognito-idp:AdminLinkProviderForUser',
  'cognito-idp:AdminSetUserPassword',
  'cognito-idp:AdminUpdateUserAttributes',
  'cognito-idp:AdminUserGlobalSignOut',
] as const;
