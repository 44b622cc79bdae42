import { documentKeys } from '@shared/platform/media';

type DocumentRef = { userId: string; credentialId: string; documentId: string };

export const credentialDocumentKey = ({ userId, credentialId, documentId }: DocumentRef): string =>
  `${documentKeys.credential}${userId}/${credentialId}/${documentId}`;
