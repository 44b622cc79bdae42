import type { DocumentKind, MediaKind, UploadKind } from '../shared/platform/media';

type Kinds = { sent: readonly UploadKind[]; media: readonly MediaKind[]; documents: readonly DocumentKind[] };

/** Kinds of files that functions take, publish and keep, so that a mistake in one area cannot reach another's files. */
const fileAccess: Readonly<Record<string, Kinds>> = {
  organizations: { sent: ['logo'], media: ['logo'], documents: [] },
  portfolio: { sent: ['image'], media: ['portfolio', 'photo'], documents: [] },
  resumes: { sent: ['resume'], media: [], documents: ['resume'] },
  credentials: { sent: ['credential'], media: [], documents: ['credential'] },
};

export const filesOf = (owner: string): Kinds => {
  const kinds = fileAccess[owner];
  if (!kinds) throw new Error(`infra/file-access.ts does not say which files ${owner} uses.`);
  return kinds;
};
