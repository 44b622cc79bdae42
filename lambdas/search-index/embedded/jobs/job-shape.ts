import { departments, jobStatuses, jobTypes, specialties } from '@shared/model/vocabulary';
import type { JobDocument } from '../../port';
import { numberIn } from '../columns';
import type { IndexMemory, IndexShape } from '../memory';

const columns = {
  jobType: Uint8Array,
  /** 1-based index of the specialty; 0 for none. Same for departments. */
  specialty: Uint8Array,
  department: Uint8Array,
  remote: Uint8Array,
  urgent: Uint8Array,
  title: Uint32Array,
  organization: Uint32Array,
  location: Uint32Array,
  organizationId: Uint32Array,
  firstResponsible: Uint32Array,
  secondResponsible: Uint32Array,
  /** Epoch milliseconds; -1 for never. */
  publishedAt: Float64Array,
  createdAt: Float64Array,
  /** US cents; -1 for none or other currencies. */
  pay: Float64Array,
} as const;

type JobKinds = {
  document: JobDocument;
  column: keyof typeof columns;
  dictionary: 'title' | 'organization' | 'location' | 'organizationId' | 'person';
  text: 'posting';
};
export type JobMemory = IndexMemory<JobKinds>;

export const activeStatus = jobStatuses.indexOf('active');
export const statusNumber = (status: JobDocument['status']): number => jobStatuses.indexOf(status);

const timeOf = (instant: string | null): number => (instant === null ? -1 : Date.parse(instant));

export const jobShape: IndexShape<JobKinds> = {
  format: 'jobs 2',
  columns,
  dictionaries: ['title', 'organization', 'location', 'organizationId', 'person'],
  texts: {
    posting: [
      { read: ({ title }) => title, weight: 10, usualWords: 4 },
      { read: ({ organization }) => organization, weight: 6, usualWords: 3 },
      { read: ({ specialty }) => specialty ?? '', weight: 5, usualWords: 2 },
      { read: ({ department }) => department ?? '', weight: 3, usualWords: 2 },
      { read: ({ description }) => description, weight: 1.5, usualWords: 150 },
    ],
  },
  idOf: ({ jobId }) => jobId,
  revisionOf: ({ revision }) => revision,
  row: (document, dictionaries) => {
    const [first, second] = document.responsible;
    return {
      status: statusNumber(document.status),
      jobType: jobTypes.indexOf(document.jobType),
      specialty: numberIn(specialties, document.specialty),
      department: numberIn(departments, document.department),
      remote: Number(document.remote),
      urgent: Number(document.urgentHiring),
      title: dictionaries.title.idOf(document.title),
      organization: dictionaries.organization.idOf(document.organization),
      location: dictionaries.location.idOf(document.location),
      organizationId: dictionaries.organizationId.idOf(document.organizationId),
      firstResponsible: dictionaries.person.idOf(first ?? ''),
      secondResponsible: dictionaries.person.idOf(second ?? ''),
      publishedAt: timeOf(document.publishedAt),
      createdAt: timeOf(document.createdAt),
      pay: document.currency === 'USD' ? (document.payYearlyCents ?? -1) : -1,
    };
  },
};
