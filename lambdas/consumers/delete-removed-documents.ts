import type { DomainEvent } from '@shared/model/event';
import { credentialDocumentKey } from '../runtime/credential-documents';
import type { Documents } from '../runtime/files/ports';
import type { Effect } from './ports';

/** A proof that no case names any more is deleted, whatever took it away. Documents have names of their own: none comes back. */
export const deleteRemovedDocuments = (documents: Pick<Documents, 'remove'>, event: DomainEvent): Effect[] =>
  event.type === 'credential.document_removed'
    ? [{ id: 'delete', run: () => documents.remove(credentialDocumentKey(event.data)) }]
    : [];
