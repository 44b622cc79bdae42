import type { DomainEvent } from '@shared/core/model/event';
import type { ProfessionalDocuments } from '../../../search-index/professional-documents';
import type { ProfessionalIndex } from '../../../search-index/professional-port';
import type { Effect } from '../../../events/ports';

type Deps = { documents: Pick<ProfessionalDocuments, 'find'>; index: Pick<ProfessionalIndex, 'apply'> };

/** Indexes the current state, because events may be late and out of order. */
export const indexProfiles = ({ documents, index }: Deps, event: DomainEvent): Effect[] => {
  if (event.type !== 'profile.changed' && event.type !== 'credential.status_changed') return [];
  const { userId } = event.data;
  const run = async (): Promise<void> => {
    const { document, revision } = await documents.find(userId);
    await index.apply([document ? { kind: 'put', document } : { kind: 'remove', id: userId, revision }]);
  };
  return [{ id: 'index', subject: userId, run }];
};
