import type { DomainEvent } from '@shared/core/model/event';
import { credentialDocumentKey } from '../../store/people/credentials/document-key';
import { healthDocumentKey } from '../../store/people/health-file/document-key';
import type { Documents } from '../../platform/files/ports';
import type { Effect } from '../../events/ports';

const removedKey = (event: DomainEvent): string | null => {
  if (event.type === 'credential.document_removed') return credentialDocumentKey(event.data);
  return event.type === 'health_file.document_removed' ? healthDocumentKey(event.data) : null;
};

/** Deletes documents that are no longer referenced. Names are never reused. */
export const deleteRemovedDocuments = (documents: Pick<Documents, 'remove'>, event: DomainEvent): Effect[] => {
  const key = removedKey(event);
  return key === null ? [] : [{ id: 'delete', run: () => documents.remove(key) }];
};
