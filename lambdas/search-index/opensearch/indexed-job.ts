import type { JobDocument } from '../port';
import { beginnings, folded, keyword, part, wordBeginnings, words } from './analysis';
import type { IndexDefinition } from './search-index';

export type IndexedJob = JobDocument & { order: JobOrderValues };

type JobOrderValues = {
  /** Epoch milliseconds; 0 for none, because positions can't contain null. */
  published: number;
  created: number;
  /** US cents; -1 for other currencies or without annual pay. */
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

export const searchedFields = { title: 6, specialty: 4, organization: 3, department: 2, description: 1 } as const;
export type SearchedField = keyof typeof searchedFields;

const mapping: IndexDefinition<JobDocument>['mapping'] = {
  // Other fields are stored but not searchable.
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
