import type { DomainEvent } from '@shared/model/event';
import { credentialDocumentKey } from '../store/credentials/document-key';
import type { Documents } from '../platform/files/ports';
import type { Effect } from '../events/ports';

/** Deletes documents that are no longer referenced. Names are never reused. */
export const deleteRemovedDocuments = (documents: Pick<Documents, 'remove'>, event: DomainEvent): Effect[] =>
  event.type === 'credential.document_removed'
    ? [{ id: 'delete', run: () => documents.remove(credentialDocumentKey(event.data)) }]
    : [];
