import { hiringKindOf } from '@shared/hiring/rules/hiring-kind';
import type { Area, Certification, HiringKind } from '@shared/people/model/healthcare-vocabulary';
import { areasOf, certificationsOf, namesOf } from '../job-terms';
import { namedPlace } from '../place-test';
import type { JobDocument } from '../port';
import { beginnings, folded, keyword, part, wordBeginnings, words } from './analysis';
import type { IndexDefinition } from './search-index';

export type IndexedJob = JobDocument & { order: JobOrderValues; derived: DerivedTerms };

type JobOrderValues = {
  /** Epoch milliseconds; 0 for none, because positions can't contain null. */
  published: number;
  created: number;
  /** US cents; -1 for other currencies or without annual pay. */
  payUsd: number;
  weeklyUsd: number;
};

type DerivedTerms = {
  names: string;
  where: string;
  poster: string | null;
  areas: Area[];
  certifications: Certification[];
  hiring: HiringKind;
  /** Whether the employer is verified. */
  verified: boolean;
  /** One name per town; null without a location. */
  town: string | null;
  state: string | null;
  point: { lat: number; lon: number } | null;
};

const derivedTerms = (document: JobDocument): DerivedTerms => {
  const { place, name, point } = namedPlace(document.location);
  return {
    names: namesOf(document),
    where: document.location,
    poster: document.responsible[0] ?? null,
    areas: areasOf(document),
    certifications: certificationsOf(document),
    hiring: hiringKindOf(document),
    verified: document.verified !== null,
    town: name || null,
    state: place?.state ?? null,
    point,
  };
};

const milliseconds = (instant: string | null): number => (instant === null ? 0 : Date.parse(instant));

export const indexedJob = (document: JobDocument): IndexedJob => ({
  ...document,
  derived: derivedTerms(document),
  order: {
    published: milliseconds(document.publishedAt),
    created: milliseconds(document.createdAt),
    payUsd: document.currency === 'USD' ? (document.payYearlyCents ?? -1) : -1,
    weeklyUsd: document.currency === 'USD' ? (document.payWeeklyCents ?? -1) : -1,
  },
});

export const documentOf = ({ order: _order, derived: _derived, ...document }: IndexedJob): JobDocument => document;

export const searchedFields = {
  title: 8,
  'derived.names': 6,
  specialty: 4,
  organization: 3,
  department: 3,
  'derived.where': 2,
  requirements: 2,
  description: 1,
} as const;
export type SearchedField = keyof typeof searchedFields;

const mapping: IndexDefinition<JobDocument>['mapping'] = {
  // Other fields are stored but not searchable.
  dynamic: false,
  properties: {
    jobId: keyword,
    organizationId: keyword,
    organization: { ...words, fields: { [beginnings]: wordBeginnings, folded, exact: keyword } },
    title: { ...words, fields: { [beginnings]: wordBeginnings, folded, part } },
    department: { ...words, fields: { [beginnings]: wordBeginnings, exact: keyword, part } },
    specialty: { ...words, fields: { [beginnings]: wordBeginnings, exact: keyword } },
    description: { ...words, fields: { [beginnings]: wordBeginnings } },
    requirements: { ...words, fields: { [beginnings]: wordBeginnings } },
    professions: keyword,
    unit: keyword,
    shift: keyword,
    pattern: keyword,
    contractWeeks: { type: 'integer' },
    hoursPerShift: { type: 'integer' },
    startAsap: { type: 'boolean' },
    derived: {
      properties: {
        names: { ...words, fields: { [beginnings]: wordBeginnings } },
        where: { ...words, fields: { [beginnings]: wordBeginnings, part } },
        poster: keyword,
        areas: keyword,
        certifications: keyword,
        hiring: keyword,
        verified: { type: 'boolean' },
        town: keyword,
        state: keyword,
        point: { type: 'geo_point' },
      },
    },
    jobType: keyword,
    remote: { type: 'boolean' },
    urgentHiring: { type: 'boolean' },
    status: keyword,
    responsible: keyword,
    order: {
      properties: {
        published: { type: 'long' },
        created: { type: 'long' },
        payUsd: { type: 'long' },
        weeklyUsd: { type: 'long' },
      },
    },
  },
};

export const jobDefinition: IndexDefinition<JobDocument> = {
  mapping,
  idOf: ({ jobId }) => jobId,
  revisionOf: ({ revision }) => revision,
  indexed: indexedJob,
};
