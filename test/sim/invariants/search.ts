import { searchRoutes } from '@shared/find/api/search.routes';
import { systemClock } from '@lambdas/platform/clock';
import { openTable } from '@lambdas/platform/table/table';
import { createJobDocuments } from '@lambdas/search-index/job-documents';
import { createProfessionalDocuments } from '@lambdas/search-index/professional-documents';
import { api } from '../../support/client';
import type { Check } from './check';
import { itemsOf, textOf } from './items';
import type { World } from '../world/world';

type Document = Record<string, unknown> & { revision: number };
type Entry =
  | { kind: 'put'; document: Document }
  | { kind: 'remove'; id: string; revision?: number }
  | { kind: 'rebuilt' };

/** Documents keep the earlier shape until the index is rebuilt. */
const isOfReleaseBefore = true;

const idOf = ({ jobId, userId }: Document): string => textOf(jobId ?? userId);

/** The documents of a reader with all changes; `prefix` selects their IDs. */
const indexOf = (world: World, isOf: (id: string) => boolean): Map<string, Document> => {
  const changes = itemsOf(world, 'SearchChange').sort((a, b) => (a.sk < b.sk ? -1 : 1));
  const written = new Set(world.changes.map(({ keys }) => keys['sk']?.S));
  const [found, removed] = [new Map<string, Document>(), new Map<string, number>()];
  for (const { entry, sk } of changes) {
    const change = entry as Entry;
    if (change.kind === 'put' && isOf(idOf(change.document))) {
      const id = idOf(change.document);
      const { revision } = change.document;
      if ((removed.get(id) ?? -1) >= revision || (found.get(id)?.revision ?? -1) > revision) continue;
      found.set(id, written.has(sk) ? change.document : { revision, isOfReleaseBefore });
    } else if (change.kind === 'remove' && isOf(change.id)) {
      const { id, revision = Number.POSITIVE_INFINITY } = change;
      if ((found.get(id)?.revision ?? -1) > revision) continue;
      found.delete(id);
      removed.set(id, revision);
    }
  }
  return found;
};

const collected = async (documents: AsyncIterable<object>): Promise<Map<string, Document>> => {
  const all = new Map<string, Document>();
  for await (const document of documents) all.set(idOf(document as Document), document as Document);
  return all;
};

/** Omits the revision, which for people is the time of reading. */
const shown = (document: Document | undefined): string =>
  JSON.stringify(
    Object.entries(document ?? {})
      .filter(([name]) => name !== 'revision')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const differences = (index: Map<string, Document>, table: Map<string, Document>): string[] =>
  [...new Set([...index.keys(), ...table.keys()])].flatMap((id) => {
    const [is, ought] = [shown(index.get(id)), shown(table.get(id))];
    if (index.get(id)?.['isOfReleaseBefore'] && table.has(id)) return [];
    return is === ought ? [] : [`${id} is ${is} in the index, and ${ought} in the table`];
  });

const isJob = (id: string): boolean => id.startsWith('job_');

const jobsAreIndexed: Check = async (world) =>
  differences(indexOf(world, isJob), await collected(createJobDocuments(openTable()).all()));

const professionalsAreIndexed: Check = async (world) =>
  differences(
    indexOf(world, (id) => !isJob(id)),
    await collected(createProfessionalDocuments(openTable(), systemClock).all()),
  );

/** Compares what a visitor sees. */
const visitorsFindActiveJobs: Check = async (world) => {
  const { body } = await api(searchRoutes.searchJobs, { query: {} });
  const found = (body as { items: { jobId: string }[] }).items.map(({ jobId }) => jobId).sort();
  const active = itemsOf(world, 'Job')
    .filter(({ status }) => status === 'active')
    .map(({ jobId }) => textOf(jobId))
    .sort();
  return JSON.stringify(found) === JSON.stringify(active)
    ? []
    : [`visitors find ${found.join(', ')}; active are ${active.join(', ')}`];
};

/** Documents are ordered by time; where clocks differ, the rebuild of the next hour corrects them. */
const ifClocksAgree =
  (check: Check): Check =>
  async (world, scene) =>
    world.clocksApartMs() === 0 ? check(world, scene) : [];

export const searchChecks: readonly Check[] = [
  ifClocksAgree(jobsAreIndexed),
  ifClocksAgree(professionalsAreIndexed),
  ifClocksAgree(visitorsFindActiveJobs),
];

/** Holds once the index was rebuilt. */
export const searchIsRight = visitorsFindActiveJobs;
