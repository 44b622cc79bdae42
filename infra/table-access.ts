import { auditConsumer } from '../shared/platform/functions';
import type { DocumentKind } from '../shared/platform/media';
import partitions from './table-access.json' with { type: 'json' };

/** IAM leading-key patterns from table-access.json, which `npm run table-access` generates from the functions' code. */
export const partitionsOf = (functionName: string): readonly string[] => {
  const patterns = (partitions as Record<string, readonly string[]>)[functionName];
  if (!patterns) throw new Error(`Run npm run table-access: infra/table-access.json does not know ${functionName}.`);
  return patterns;
};

/** Writers of the audit log's partitions. Other functions only read them. */
const auditWriters: Readonly<Record<string, RegExp>> = {
  [auditConsumer.name]: /^AUDIT(?:#|_RECORD#)/,
  'checkpoint-audit': /^AUDIT_(?:SEAL#|ROOTS$)/,
  'verify-audit': /^AUDIT_POSITION$/,
};

/** Writers of tickets and cases, which every function reads to check a view as a person (ADR 103). */
const causes = /^(?:TICKET|REPORT_CASE)#/;
const causeWriters: Readonly<Record<string, RegExp>> = {
  support: /^TICKET#/,
  'close-tickets': /^TICKET#/,
  'receive-mail': /^TICKET#/,
  'erase-accounts': causes,
  reports: /^REPORT_CASE#/,
  'raise-signals': /^REPORT_CASE#/,
  'end-suspensions': /^REPORT_CASE#/,
};

/** Functions with write access to fewer partitions than they read. */
const writesOnly: Readonly<Record<string, RegExp>> = { 'build-exports': /^EXPORT#/ };

export const writtenPartitionsOf = (functionName: string): readonly string[] =>
  partitionsOf(functionName).filter(
    (pattern) =>
      (!pattern.startsWith('AUDIT') || auditWriters[functionName]?.test(pattern) === true) &&
      (!causes.test(pattern) || causeWriters[functionName]?.test(pattern) === true) &&
      writesOnly[functionName]?.test(pattern) !== false,
  );

type DocumentRights = readonly { kind: DocumentKind; actions: readonly string[] }[];

const wholeFile = ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'];

/** Files uploaded by people. */
const originals: readonly DocumentKind[] = [
  'resume',
  'credential',
  'health',
  'application',
  'attachment',
  'compliance',
  'ticket',
  'appeal',
];

/** Private files each function may access. Signed URLs carry the signer's permissions. */
const documents: Record<string, DocumentRights> = {
  credentials: [{ kind: 'credential', actions: wholeFile }],
  'health-file': [{ kind: 'health', actions: wholeFile }],
  'delete-documents': [
    { kind: 'credential', actions: ['s3:DeleteObject'] },
    { kind: 'health', actions: ['s3:DeleteObject'] },
  ],
  resumes: [{ kind: 'resume', actions: wholeFile }],
  // The resume is copied on submission.
  applications: [
    { kind: 'resume', actions: ['s3:GetObject'] },
    { kind: 'application', actions: wholeFile },
  ],
  'organization-verifications': [{ kind: 'organization', actions: wholeFile }],
  messages: [{ kind: 'attachment', actions: wholeFile }],
  support: [{ kind: 'ticket', actions: wholeFile }],
  'receive-mail': [{ kind: 'ticket', actions: wholeFile }],
  reports: [{ kind: 'appeal', actions: wholeFile }],
  // With their owner's consent, employers open documents of the health file.
  compliance: [
    { kind: 'compliance', actions: wholeFile },
    { kind: 'health', actions: ['s3:GetObject'] },
  ],
  accounts: [{ kind: 'export', actions: ['s3:GetObject'] }],
  'build-exports': [
    { kind: 'export', actions: wholeFile },
    ...originals.map((kind) => ({ kind, actions: ['s3:GetObject'] })),
  ],
  offers: [{ kind: 'offer', actions: ['s3:GetObject', 's3:PutObject'] }],
  timesheets: [{ kind: 'timesheet', actions: ['s3:GetObject', 's3:PutObject'] }],
  'pay-statements': [{ kind: 'timesheet', actions: ['s3:GetObject', 's3:PutObject'] }],
  evidence: [{ kind: 'evidence', actions: ['s3:GetObject', 's3:PutObject'] }],
  'close-organizations': [{ kind: 'organization', actions: ['s3:DeleteObject'] }],
  billing: [{ kind: 'invoice', actions: ['s3:GetObject', 's3:PutObject'] }],
};

export const documentRights = (functionName: string): DocumentRights => {
  const rights = documents[functionName];
  if (!rights) throw new Error(`Name the documents of ${functionName} in infra/table-access.ts.`);
  return rights;
};

export const identityActions = [
  'cognito-idp:AdminAddUserToGroup',
  'cognito-idp:AdminCreateUser',
  'cognito-idp:AdminDisableProviderForUser',
  'cognito-idp:AdminGetUser',
  'cognito-idp:AdminInitiateAuth',
  'cognito-idp:AdminSetUserMFAPreference',
  'cognito-idp:AdminSetUserPassword',
  'cognito-idp:AdminUpdateUserAttributes',
  'cognito-idp:AdminUserGlobalSignOut',
] as const;

export const staffGroupActions = ['cognito-idp:AdminAddUserToGroup', 'cognito-idp:AdminRemoveUserFromGroup'] as const;

export const poolClientActions = ['cognito-idp:DescribeUserPoolClient'] as const;

export const poolUserActions = [
  'cognito-idp:AdminCreateUser',
  'cognito-idp:AdminGetUser',
  'cognito-idp:AdminLinkProviderForUser',
  'cognito-idp:AdminSetUserPassword',
  'cognito-idp:AdminUpdateUserAttributes',
  'cognito-idp:AdminUserGlobalSignOut',
] as const;
