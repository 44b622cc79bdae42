import type { JobSearchPage, OfferedWork } from './port';

export const emptyJobPage: JobSearchPage = {
  hits: [],
  total: 0,
  facets: {
    profession: [],
    unit: [],
    hiring: [],
    shift: [],
    jobType: [],
    specialty: [],
    location: [],
    remote: 0,
    urgent: 0,
    verified: 0,
    postedWithin: [],
  },
  next: null,
};

export const nothingOffered: OfferedWork = {
  profession: [],
  unit: [],
  area: [],
  specialty: [],
  town: [],
  organization: [],
};
