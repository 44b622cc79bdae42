import { documentKeys } from '@shared/platform/media';

type DocumentRef = { userId: string; credentialId: string; documentId: string };

/** Where the proof of a credential is kept. */
export const credentialDocumentKey = ({ userId, credentialId, documentId }: DocumentRef): string =>
  `${documentKeys.credential}${userId}/${credentialId}/${documentId}`;
