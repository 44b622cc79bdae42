import type { DomainEvent } from '@shared/model/event';
import { credentialDocumentKey } from '../store/credentials/document-key';
import type { Documents } from '../platform/files/ports';
import type { Effect } from '../events/ports';

/** A proof that no case names any more is deleted, whatever took it away. Documents have names of their own: none comes back. */
export const deleteRemovedDocuments = (documents: Pick<Documents, 'remove'>, event: DomainEvent): Effect[] =>
  event.type === 'credential.document_removed'
    ? [{ id: 'delete', run: () => documents.remove(credentialDocumentKey(event.data)) }]
    : [];
