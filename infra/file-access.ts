import type { MediaKind, UploadKind } from '../shared/platform/media';

type Kinds = { sent: readonly UploadKind[]; media: readonly MediaKind[] };

/** File kinds per function, so a bug in one area can't reach another's files. */
const fileAccess: Readonly<Record<string, Kinds>> = {
  organizations: { sent: ['logo', 'facility'], media: ['logo', 'facility'] },
  portfolio: { sent: ['image'], media: ['portfolio', 'photo'] },
  resumes: { sent: ['resume'], media: [] },
  'health-file': { sent: ['health'], media: [] },
  'close-organizations': { sent: [], media: ['logo', 'facility'] },
  compliance: { sent: ['compliance'], media: [] },
  'organization-verifications': { sent: ['organization'], media: [] },
  credentials: { sent: ['credential'], media: [] },
  messages: { sent: ['attachment'], media: [] },
  reports: { sent: ['appeal'], media: [] },
  support: { sent: ['ticket'], media: [] },
  'receive-mail': { sent: ['ticket'], media: [] },
};

export const filesOf = (owner: string): Kinds => {
  const kinds = fileAccess[owner];
  if (!kinds) throw new Error(`infra/file-access.ts does not say which files ${owner} uses.`);
  return kinds;
};
