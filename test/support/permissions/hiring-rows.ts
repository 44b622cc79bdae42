import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { ulid } from 'ulid';
import { nameOf, offerForm } from '../hire';
import { dayFromNow } from '../marketplace';
import {
  admins,
  application,
  candidate,
  managers,
  professionals,
  signedIn,
  stale,
  team,
  type Call,
  type Outcome,
  type Outcomes,
  type RecordIds,
  type Row,
} from './row';

const bothSides: Outcomes = [401, 'ok', 403, 'ok', 'ok', 403];

export const handedInWeek = (): string => mondayOfDay(dayFromNow(0));

/** Permission is checked before the name. */
const other = { me: { firstName: 'Other', lastName: 'Person' } };

const offer = ({ offerId }: RecordIds): Call => ({ params: { offerId } });
const placement = ({ placementId }: RecordIds): Call => ({ params: { placementId } });
const item = ({ placementId }: RecordIds): Call => ({ params: { placementId, itemId: 'license-MA' } });
const week = ({ placementId }: RecordIds): Call => ({ params: { placementId, weekStartsOn: handedInWeek() } });

const pair = (own: Outcomes, colleague: Outcomes, foreign: Outcomes): Pick<Row, 'own' | 'colleague' | 'foreign'> => ({
  own,
  colleague,
  foreign,
});
const outside: Outcome = 404;
const readByBoth = pair(bothSides, [401, outside, 403, 'ok', 'ok', 403], [401, outside, 403, outside, outside, 403]);
const readByTeam = pair(
  [401, 'ok', 'ok', 'ok', 'ok', 403],
  [401, outside, outside, 'ok', 'ok', 403],
  [401, outside, outside, outside, outside, 403],
);
const byManagers = pair(managers, managers, [401, 403, 403, outside, outside, 403]);
const byTeam = pair(team, [401, 403, outside, 'ok', 'ok', 403], [401, 403, outside, outside, outside, 403]);
const byProfessional = pair(professionals, [401, outside, 403, 403, 403, 403], [401, outside, 403, 403, 403, 403]);
const none: Outcomes = [401, outside, 403, outside, outside, 403];

export const hiringRows: Record<string, Row> = {
  makeOffer: { call: (it) => ({ ...application(it), body: offerForm(other) }), ...byManagers },
  listApplicationOffers: { call: application, ...readByBoth },
  listOffers: { own: bothSides },
  getOffer: { call: offer, ...readByBoth },
  changeOffer: { call: (it) => ({ ...offer(it), body: { offer: offerForm(other), version: stale } }), ...byManagers },
  withdrawOffer: { call: (it) => ({ ...offer(it), body: { version: stale } }), ...byManagers },
  acceptOffer: {
    call: (it) => ({ ...offer(it), body: { termsHash: '0'.repeat(64), signedAs: nameOf(other) } }),
    ...byProfessional,
  },
  printOffer: { call: offer, ...readByBoth },
  declineOffer: { call: offer, ...byProfessional },
  listPlacements: { own: [401, 'ok', 'ok', 'ok', 'ok', 403] },
  getPlacement: { call: placement, ...readByTeam },
  endPlacement: {
    call: (it) => ({ ...placement(it), body: { endOn: dayFromNow(90), reason: 'None', version: stale } }),
    // Professionals may end only placements they joined by invitation.
    ...pair([401, 'ok', 403, 'ok', 'ok', 403], [401, outside, 403, 'ok', 'ok', 403], none),
  },

  getComplianceFile: {
    call: placement,
    ...pair(
      [401, 'ok', 'ok', 'ok', 'ok', 'ok'],
      [401, outside, outside, 'ok', 'ok', 'ok'],
      [401, outside, outside, outside, outside, 'ok'],
    ),
  },
  shareComplianceItems: {
    call: (it) => ({ ...placement(it), body: { items: [{ itemId: 'license-MA', version: stale }] } }),
    ...byProfessional,
  },
  shareComplianceItem: { call: (it) => ({ ...item(it), body: { version: stale } }), ...byProfessional },
  unshareComplianceItem: { call: (it) => ({ ...item(it), body: { version: stale } }), ...byProfessional },
  requestComplianceUpload: {
    call: (it) => ({ ...item(it), body: { contentType: 'application/pdf', size: 1 } }),
    ...readByBoth,
  },
  submitComplianceItem: {
    call: (it) => ({ ...item(it), body: { note: 'None', validUntil: null, upload: null, version: stale } }),
    ...readByBoth,
  },
  decideComplianceItem: {
    call: (it) => ({ ...item(it), body: { decision: 'reopen', version: stale } }),
    ...byManagers,
  },
  // 404 for everyone: there is no document.
  openComplianceDocument: {
    call: (it) => ({ ...item(it), body: { reason: 'None' } }),
    ...pair(none, none, none),
  },
  // Refused as not ready, after authorization.
  confirmStart: { call: placement, ...byManagers },
  listFacilityLists: { own: managers },
  saveFacilityList: {
    call: () => ({ params: { unit: 'icu' }, body: { list: { optional: [], own: [] }, version: stale } }),
    own: managers,
  },
  removeFacilityList: { call: () => ({ params: { unit: 'icu' }, body: { version: stale } }), own: managers },

  listPlacementTimesheets: { call: placement, ...readByTeam },
  listTimesheets: { call: () => ({ query: { status: 'submitted' } }), own: [401, 'ok', 'ok', 'ok', 'ok', 403] },
  getTimesheet: { call: week, ...readByTeam },
  saveTimesheet: {
    call: (it) => ({ ...week(it), body: { timesheet: { lines: [] }, version: stale } }),
    ...byProfessional,
  },
  submitTimesheet: { call: (it) => ({ ...week(it), body: { version: stale } }), ...byProfessional },
  approveTimesheet: { call: (it) => ({ ...week(it), body: { version: stale } }), ...byTeam },
  disputeTimesheet: {
    call: (it) => ({ ...week(it), body: { lines: [{ day: dayFromNow(0), reason: 'Why?' }], version: stale } }),
    ...byTeam,
  },
  payTimesheet: {
    call: (it) => ({ ...week(it), body: { version: stale } }),
    ...pair(admins, admins, [401, 403, 403, 403, outside, 403]),
  },
  printTimesheet: { call: week, ...readByTeam },
  exportTimesheets: { call: placement, ...readByTeam },
  getEarnings: { own: professionals },
  getEmployerEarnings: { own: professionals },
  listPayDays: { own: professionals },
  // There is no pay on that day, which is checked after authorization.
  printPayStatement: { call: () => ({ params: { day: '2020-01-01' } }), own: [401, 404, 403, 403, 403, 403] },
  exportPayStatement: { call: () => ({ params: { day: '2020-01-01' } }), own: [401, 404, 403, 403, 403, 403] },

  exportPayroll: { own: admins },
  exportOwnStaffHours: { call: () => ({ params: { weekStartsOn: '2026-01-05' } }), own: admins },
  // A nonexistent version, refused after authorization.
  savePayroll: {
    call: () => ({
      body: { provider: 'adp_workforce_now', company: 'ABC', codes: {}, numbers: {}, version: stale },
    }),
    own: admins,
  },

  getPlacementReviews: { call: placement, ...readByBoth },
  // Refused as too early, after authorization.
  writeReview: { call: (it) => ({ ...placement(it), body: { rating: 5, text: 'Good.' } }), ...readByBoth },
  listProfessionalReviews: { call: candidate, own: signedIn, foreign: signedIn },
  listOrganizationReviews: {
    call: (_it, { people }) => ({
      params: { organizationId: people.admin?.me.membership?.organizationId ?? '' },
    }),
    own: signedIn,
  },
  // 404 because there is none; reviews.test.ts covers the rest.
  replyToReview: { call: () => ({ params: { reviewId: `rev_${ulid()}` }, body: { text: 'Thanks.' } }), own: none },
};
