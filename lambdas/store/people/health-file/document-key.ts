import { documentKeys } from '@shared/platform/media';

export const healthDocumentKey = ({ userId, documentId }: { userId: string; documentId: string }): string =>
  `${documentKeys.health}${userId}/${documentId}`;
