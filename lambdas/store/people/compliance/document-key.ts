import { documentKeys } from '@shared/platform/media';

export const complianceDocumentKey = ({
  placementId,
  documentId,
}: {
  placementId: string;
  documentId: string;
}): string => `${documentKeys.compliance}${placementId}/${documentId}`;
