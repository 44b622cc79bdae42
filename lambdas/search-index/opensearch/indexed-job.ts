import type { JobDocument } from '../port';
import { beginnings, folded, keyword, part, wordBeginnings, words } from './analysis';
import type { IndexDefinition } from './search-index';

/** What an index holds of a posting: the document as it is, and beside it what orders and filters compare. */
export type IndexedJob = JobDocument & { order: JobOrderValues };

type JobOrderValues = {
  /** Moments as milliseconds; 0 for none, so that a position in a list never holds a null. */
  published: number;
  created: number;
  /** Only dollars are compared; -1 for other currencies and for no yearly pay. */
  payUsd: number;
};

const milliseconds = (instant: string | null): number => (instant === null ? 0 : Date.parse(instant));

export const indexedJob = (document: JobDocument): IndexedJob => ({
  ...document,
  order: {
    published: milliseconds(document.publishedAt),
    created: milliseconds(document.createdAt),
    payUsd: document.currency === 'USD' ? (document.payYearlyCents ?? -1) : -1,
  },
});

export const documentOf = ({ order: _order, ...document }: IndexedJob): JobDocument => document;

/** Text fields that a search reads, with what a match in them counts. */
export const searchedFields = { title: 6, specialty: 4, organization: 3, department: 2, description: 1 } as const;
export type SearchedField = keyof typeof searchedFields;

const mapping: IndexDefinition<JobDocument>['mapping'] = {
  // What is not named here is stored with the document and not searched.
  dynamic: false,
  properties: {
    jobId: keyword,
    organizationId: keyword,
    organization: { ...words, fields: { [beginnings]: wordBeginnings, folded } },
    title: { ...words, fields: { [beginnings]: wordBeginnings, folded, part } },
    department: { ...words, fields: { [beginnings]: wordBeginnings, exact: keyword, part } },
    specialty: { ...words, fields: { [beginnings]: wordBeginnings, exact: keyword } },
    description: { ...words, fields: { [beginnings]: wordBeginnings } },
    location: keyword,
    jobType: keyword,
    remote: { type: 'boolean' },
    urgentHiring: { type: 'boolean' },
    status: keyword,
    responsible: keyword,
    order: {
      properties: { published: { type: 'long' }, created: { type: 'long' }, payUsd: { type: 'long' } },
    },
  },
};

export const jobDefinition: IndexDefinition<JobDocument> = {
  mapping,
  idOf: ({ jobId }) => jobId,
  revisionOf: ({ revision }) => revision,
  indexed: indexedJob,
};
