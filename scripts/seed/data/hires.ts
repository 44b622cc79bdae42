import type { OfferTerms } from '@shared/hiring/model/offer';
import type { TimesheetStatus } from '@shared/hiring/model/hiring-vocabulary';

type SeedReview = { rating: number; text: string; daysAgo: number };

export type SeedHire = {
  professional: string;
  job: string;
  terms: Pick<OfferTerms, 'jobType' | 'rate'> & {
    /** Whole US dollars. */
    pay: number;
    /** Initially offered amount, if changed later. */
    payBefore?: number;
    /** Days from today. */
    startsIn: number;
    endsIn?: number;
    hoursPerWeek?: number;
    location: string;
    notes?: string;
  };
  /** State of the compliance file: number of open items before the first day, or whether one has expired since. */
  file?: { open?: number; expired?: true };
  /** Days from today until an open offer expires. */
  expiresIn?: number;
  work?: {
    /** Hours by day of the week, from Monday as 0. */
    shifts: readonly (readonly [day: number, hours: number])[];
    note?: string;
    /** Status per week, newest first; older ones are paid. */
    weeks: readonly TimesheetStatus[];
    dispute?: string;
  };
  reviews?: { professional?: SeedReview; employer?: SeedReview };
};

const [chicago, evanston] = ['Chicago, Illinois', 'Evanston, Illinois'];

export const seedHires: readonly SeedHire[] = [
  {
    professional: 'elena-vasquez',
    job: 'Emergency Department Night Cover',
    terms: {
      jobType: 'contract',
      rate: 'hour',
      pay: 245,
      startsIn: -38,
      hoursPerWeek: 24,
      location: chicago,
      notes: 'Two nights a week from 7 pm to 7 am. Parking and a call room are provided.',
    },
    work: {
      shifts: [
        [0, 12],
        [2, 11.5],
      ],
      note: 'Night shift',
      weeks: ['draft', 'submitted', 'disputed', 'approved'],
      dispute: 'The schedule has you until 6 am on this day. Please check the end of the shift.',
    },
    reviews: {
      professional: {
        rating: 5,
        text: 'A department that answers the phone, starts handovers on time and pays when it says it will. The call room even has a window.',
        daysAgo: 5,
      },
      employer: {
        rating: 5,
        text: 'Calm on the busiest nights and generous with what she knows. The residents ask when she is on next.',
        daysAgo: 4,
      },
    },
  },
  {
    professional: 'robert-kowalski',
    job: 'Locum General Surgeon, Four Weeks',
    terms: {
      jobType: 'locum',
      rate: 'day',
      pay: 1900,
      startsIn: -59,
      endsIn: -32,
      hoursPerWeek: 50,
      location: chicago,
      notes: 'Two blocks of two weeks. Lodging near the hospital is paid by us.',
    },
    work: {
      shifts: [
        [0, 10],
        [1, 10],
        [2, 10],
        [3, 10],
        [4, 10],
      ],
      weeks: [],
    },
    reviews: {
      professional: {
        rating: 4,
        text: 'Well organized service and a good team. The OR block on Thursdays could start earlier.',
        daysAgo: 26,
      },
      employer: {
        rating: 5,
        text: 'Sound judgment, quick hands and kind to patients and nurses alike. We would have him back any time.',
        daysAgo: 24,
      },
    },
  },
  {
    professional: 'daniel-friedman',
    job: 'Per Diem Obstetric Anesthesiologist',
    terms: {
      jobType: 'per_diem',
      rate: 'hour',
      pay: 270,
      startsIn: -48,
      endsIn: -10,
      hoursPerWeek: 12,
      location: evanston,
    },
    work: { shifts: [[3, 12]], note: 'Birth center', weeks: ['draft', 'submitted', 'approved', 'approved'] },
    reviews: {
      employer: {
        rating: 5,
        text: 'Punctual, calm and much liked by the midwives. Every epidural chart was complete.',
        daysAgo: 3,
      },
    },
  },
  {
    professional: 'isaac-thompson',
    job: 'Temporary Hospitalist, Autumn Cover',
    terms: {
      jobType: 'temporary',
      rate: 'hour',
      pay: 155,
      startsIn: -33,
      endsIn: 9,
      hoursPerWeek: 40,
      location: chicago,
    },
    work: {
      shifts: [
        [0, 10],
        [1, 10],
        [2, 10],
        [3, 9.5],
      ],
      weeks: ['draft', 'submitted', 'approved'],
    },
    file: { expired: true },
  },
  {
    professional: 'mei-lin-chow',
    job: 'Weekend Neuroradiology Reads',
    terms: { jobType: 'contract', rate: 'hour', pay: 240, startsIn: -28, hoursPerWeek: 10, location: 'Remote' },
    work: {
      shifts: [
        [5, 5],
        [6, 5],
      ],
      note: 'From home',
      weeks: ['draft', 'submitted', 'submitted', 'approved'],
    },
  },
  {
    professional: 'daniel-friedman',
    job: 'Weekend Obstetric Anesthesiologist',
    terms: {
      jobType: 'part_time',
      rate: 'hour',
      pay: 285,
      startsIn: 11,
      hoursPerWeek: 24,
      location: evanston,
      notes: 'Saturdays and Sundays in house.',
    },
    file: { open: 2 },
  },
  {
    professional: 'amara-osei',
    job: 'Family Physician with Obstetrics',
    terms: {
      jobType: 'full_time',
      rate: 'year',
      pay: 292_000,
      startsIn: 60,
      hoursPerWeek: 40,
      location: 'Hillsboro, Oregon',
      notes: 'A signing bonus of $15,000 with the first pay. Partnership is offered after two years.',
    },
    expiresIn: 7,
  },
  {
    professional: 'jamal-whitaker',
    job: 'Urgent Care PA or NP',
    terms: {
      jobType: 'full_time',
      rate: 'hour',
      pay: 74,
      payBefore: 71,
      startsIn: 21,
      hoursPerWeek: 36,
      location: 'Tampa, Florida',
      notes: 'Three shifts of twelve hours; every second weekend is free.',
    },
    expiresIn: 5,
  },
];

export const hireOf = (professional: string, job: string): SeedHire => {
  const found = seedHires.find((hire) => hire.professional === professional && hire.job === job);
  if (!found) throw new Error(`There are no terms for ${professional}, ${job}.`);
  return found;
};
