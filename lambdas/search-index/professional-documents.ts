import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import type { StoredProfile } from '@shared/people/model/professional';
import { isListed } from '../store/people/profiles/professional-view';
import { professionalsFrom } from '../store/people/profiles/load-professionals';
import { createProfilePages } from '../store/people/profiles/profile-pages';
import { everyShard } from '../store/shards';
import type { Table } from '../platform/table/table';
import { professionalDocumentOf } from './professional-document';
import type { ProfessionalDocument } from './professional-port';

/** Maximum list delay: documents read by a consumer in the meantime are newer. */
const listDelayMs = 60_000;

export type ProfessionalDocuments = {
  /** Null if not listed; `revision` is set either way. */
  find(userId: string): Promise<{ document: ProfessionalDocument | null; revision: number }>;
  all(): AsyncIterable<ProfessionalDocument>;
};

export const createProfessionalDocuments = (table: Table, clock: { now(): Date }): ProfessionalDocuments => {
  const pages = createProfilePages(table);

  const documentsOf = async (profiles: readonly StoredProfile[], revision: number): Promise<ProfessionalDocument[]> => {
    const [people] = await Promise.all([
      professionalsFrom(table, profiles.filter(isListed), clock.now()),
      loadGazetteer(),
    ]);
    return people.flatMap((person) => professionalDocumentOf(person, revision) ?? []);
  };

  const ofShard = async (shard: string): Promise<ProfessionalDocument[]> => {
    const documents: ProfessionalDocument[] = [];
    let revision = clock.now().getTime() - listDelayMs;
    for await (const profiles of pages.ofShard(shard)) {
      documents.push(...(await documentsOf(profiles, revision)));
      revision = clock.now().getTime() - listDelayMs;
    }
    return documents;
  };

  return {
    async find(userId) {
      const revision = clock.now().getTime();
      const profile = await pages.get(userId);
      const [document = null] = profile ? await documentsOf([profile], revision) : [];
      return { document, revision };
    },

    async *all() {
      for await (const documents of everyShard(ofShard)) yield* documents;
    },
  };
};
