import type { DocumentKind } from '../shared/platform/media';
import partitions from './table-access.json' with { type: 'json' };

/**
 * Partitions of the table that a function may touch, as IAM patterns of leading keys. table-access.json is written by
 * `npm run table-access` from the keys that the function's code names; test/infra compares the two.
 */
export const partitionsOf = (functionName: string): readonly string[] => {
  const patterns = (partitions as Record<string, readonly string[]>)[functionName];
  if (!patterns) throw new Error(`Run npm run table-access: infra/table-access.json does not know ${functionName}.`);
  return patterns;
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
