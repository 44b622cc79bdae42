import { advanced, atNight, day, evening, inTheEvening, morning, night, type SeedShifts } from './shifts';

const orientation = { days: [-29] };
const orientationHours = ['08:00', '16:00'] as const;
const welcome = 'Orientation: badge, charting, and a tour of the unit. Bring a photo ID.';

/** After one shift at the location, people book instantly. */
const orientations: readonly SeedShifts[] = [
  {
    ...{ unit: 'ICU', hours: orientationHours, rate: 56, notes: welcome },
    on: [
      {
        ...orientation,
        crew: ['josephine-quigley', 'miriam-feldman', 'andrew-oyelaran', 'hana-park', 'walter-szymanski'],
      },
    ],
  },
  {
    ...{ unit: 'Emergency', hours: orientationHours, rate: 54, notes: welcome },
    on: [{ ...orientation, crew: ['colin-mcbride', 'zainab-hassan', 'tessa-novotny'] }],
  },
  {
    ...{ unit: 'Med-Surg 4 West', hours: orientationHours, rate: 50, notes: welcome },
    on: [{ ...orientation, crew: ['hailey-brooks'] }],
  },
  {
    ...{ unit: 'Stepdown', hours: orientationHours, rate: 54, notes: welcome },
    on: [{ ...orientation, crew: ['yuki-sato'] }],
  },
];

/** By unit and day. Josephine and Miriam have enough of them for a visible reliability. */
const worked: readonly SeedShifts[] = [
  {
    ...{ unit: 'ICU', hours: day, rate: 62, requiredCertifications: advanced },
    on: [
      { days: [-25, -20, -15, -11, -7], crew: ['miriam-feldman'] },
      { days: [-23, -9], crew: ['andrew-oyelaran'] },
      { days: [-5], crew: ['andrew-oyelaran'], then: 'canceled' },
    ],
  },
  {
    ...{ unit: 'ICU', hours: night, rate: 62, requiredCertifications: advanced, differentials: atNight },
    on: [
      { days: [-25, -22, -18, -14, -10], crew: ['josephine-quigley'] },
      { days: [-24, -12], crew: ['hana-park'] },
      { days: [-21], crew: ['walter-szymanski'] },
      { days: [-16], crew: ['walter-szymanski'], then: 'disputed' },
      { days: [-3], crew: ['josephine-quigley'], then: 'returned' },
      { days: [-2], crew: ['walter-szymanski'], then: 'submitted' },
    ],
  },
  {
    ...{ unit: 'Emergency', hours: day, rate: 60, requiredCertifications: advanced },
    on: [
      { days: [-24, -13], crew: ['colin-mcbride'] },
      { days: [-17], crew: ['zainab-hassan'] },
      { days: [-2], crew: ['zainab-hassan'], then: 'submitted' },
    ],
  },
  {
    ...{ unit: 'Emergency', hours: ['11:00', '23:00'], rate: 60, requiredCertifications: advanced },
    differentials: inTheEvening,
    on: [
      { days: [-22], crew: ['tessa-novotny'] },
      { days: [-6], crew: ['tessa-novotny'], then: 'no_show' },
    ],
  },
  {
    ...{ unit: 'Med-Surg 4 West', hours: morning, rate: 54, requiredCertifications: ['bls'] },
    on: [
      { days: [-22, -12], crew: ['diego-maldonado'] },
      { days: [-3], crew: ['diego-maldonado'], then: 'submitted' },
    ],
  },
  {
    ...{ unit: 'Med-Surg 4 West', hours: evening, rate: 54, requiredCertifications: ['bls'] },
    differentials: inTheEvening,
    on: [{ days: [-23, -16, -8], crew: ['hailey-brooks'] }],
  },
  {
    ...{ unit: 'Stepdown', hours: night, rate: 58, requiredCertifications: advanced, differentials: atNight },
    on: [{ days: [-20, -8], crew: ['yuki-sato'] }],
  },
  {
    ...{ unit: 'Operating Room', hours: morning, rate: 58, requiredCertifications: ['bls'] },
    on: [{ days: [-18, -11], crew: ['owen-fitzgerald'] }],
  },
  {
    ...{ unit: 'Labor and Delivery', hours: day, rate: 60, requiredCertifications: ['bls', 'nrp'] },
    on: [{ days: [-19, -9], crew: ['alicia-romero'] }],
  },
  {
    ...{ unit: 'Therapy Gym', hours: ['08:00', '16:00'], rate: 58, requiredCertifications: ['bls'] },
    professions: ['pt'],
    on: [{ days: [-24, -20, -17, -13, -8, -4], crew: ['noah-lindgren'] }],
  },
];

export const workedShifts: readonly SeedShifts[] = [...orientations, ...worked];

/** Statements about shifts that didn't go as planned. */
export const workedTexts = {
  canceled: 'Low census: two patients went to the floor this morning.',
  returned: 'The charge nurse has you leaving at 6:30. Please check the end of the shift.',
  disputeFinding: 'The next nurse signed in at 7 and took over the beds.',
  dispute: 'The day nurse came late, and I stayed for the handoff of both beds until 7:45. The charge nurse knows.',
  evidence: {
    subject: 'Tonight in the ICU',
    asked: 'The day nurse may be late. Please stay with both beds until she has taken over.',
    answered: 'I will. I have both until she is here.',
    thanked: 'Thank you, Walter.',
  },
  appeal:
    'I was there at 10:50, but the badge reader at the ambulance entrance was down, and I was sent to help in the trauma bay. My parking receipt from that morning is attached.',
  appealFile: 'Parking receipt.png',
} as const;
