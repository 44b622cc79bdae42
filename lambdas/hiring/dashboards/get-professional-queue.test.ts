import { describe, expect, it } from 'vitest';
import { aViewer } from '../../../test/support/viewer';
import type { Booking } from '@shared/work/model/booking';
import { bookingWith } from '../../store/work/shifts/shifts.fake';
import type { Viewer } from '../../platform/http/caller';
import { getProfessionalQueue } from './get-professional-queue';
import {
  emptyWallet,
  fakeDeps,
  fileOf,
  interviewOf,
  offerOf,
  placementOf,
  sheetOf,
  timeZone,
  type Stored,
} from './queue.fake';

const queueOf = (stored: Stored, viewedBy?: Viewer) =>
  getProfessionalQueue(fakeDeps(stored), { caller: { userId: 'pro', ...(viewedBy && { viewedBy }) }, timeZone });
const kindsOf = async (stored: Stored) => (await queueOf(stored)).rows.map(({ kind }) => kind);

const nurse = {
  profession: 'rn' as const,
  units: [{ id: 'ent_1', unit: 'icu' as const, years: 2, lastWorkedOn: null }],
};

describe('a professional’s queue', () => {
  it('is empty before the profile has a profession', async () => {
    const counts = { offers: 0, returnedWeeks: 0, interviews: 0 };
    expect(await queueOf({})).toEqual({ rows: [], counts, inPool: false });
  });

  it('sorts interviews, offers, and returned weeks by time left', async () => {
    const returned = sheetOf(1, {
      status: 'disputed',
      lines: [{ day: '2026-11-19', minutes: 780, note: '', dispute: '12 h scheduled' }],
    });
    const { rows, counts } = await queueOf({
      interviews: [interviewOf(1)],
      offers: [offerOf(1), offerOf(2, { status: 'declined' }), offerOf(3, { expiresOn: '2026-11-20' })],
      sheets: [returned],
    });
    expect(rows.map(({ kind }) => kind)).toEqual(['interview', 'offer', 'week_returned']);
    expect(rows[2]).toMatchObject({ reason: { day: '2026-11-19', text: '12 h scheduled' } });
    expect(counts).toEqual({ offers: 1, returnedWeeks: 1, interviews: 1 });
  });

  it('quotes the newest unread message, but not to staff who view as the person', async () => {
    expect((await queueOf({ unread: 1 })).rows.map(({ kind }) => kind)).toEqual(['unread']);
    expect((await queueOf({ unread: 1 }, aViewer())).rows).toEqual([]);
  });

  it('asks the person to choose a time the employer proposed', async () => {
    const proposed = { status: 'proposed', startsAt: null, endsAt: null } as const;
    const slots = [{ startsAt: '2026-11-25T15:00:00.000Z', endsAt: '2026-11-25T15:30:00.000Z' }];
    expect(
      await kindsOf({
        interviews: [
          interviewOf(1, { ...proposed, slots }),
          interviewOf(2, { ...proposed, slots, proposedBy: 'professional' }),
        ],
      }),
    ).toEqual(['choose_time']);
  });

  it('asks for last week’s hours until they are submitted', async () => {
    const placements = [placementOf(1)];
    expect(await kindsOf({ placements })).toEqual(['week_to_submit']);
    expect(await kindsOf({ placements, sheets: [sheetOf(1, { status: 'draft', submittedAt: null })] })).toEqual([
      'week_to_submit',
    ]);
    expect(await kindsOf({ placements, sheets: [sheetOf(1)] })).toEqual([]);
  });

  it('asks for no hours of a week whose clocked shifts were all submitted', async () => {
    const { terms } = bookingWith('pro');
    const bookingOf = (status: Booking['status'], day = '2026-11-18') =>
      bookingWith('pro', { placementId: placementOf(1).placementId, status, terms: { ...terms, day } });
    const asked = (...bookings: Booking[]) => kindsOf({ placements: [placementOf(1)], bookings });
    expect(await asked(bookingOf('submitted'))).toEqual([]);
    expect(await asked(bookingOf('submitted'), bookingOf('returned'))).toEqual([]);
    expect(await asked(bookingOf('submitted'), bookingOf('completed'))).toEqual(['week_to_submit']);
    expect(await asked(bookingOf('completed'))).toEqual(['week_to_submit']);
    expect(await asked(bookingOf('submitted', '2026-11-23'))).toEqual(['week_to_submit']);
    expect(await asked(bookingOf('canceled_by_facility'))).toEqual(['week_to_submit']);
  });

  it('offers shifts to book from the hire until the last day', async () => {
    const { terms } = placementOf(1);
    const inPool = async (changes: Parameters<typeof placementOf>[1]) =>
      (await queueOf({ placements: [placementOf(1, changes)] })).inPool;
    expect(await inPool({ terms: { ...terms, startOn: '2026-12-01' } })).toBe(true);
    expect(await inPool({ endOn: '2026-11-23' })).toBe(true);
    expect(await inPool({ endOn: '2026-11-22' })).toBe(false);
  });

  it('does not ask for hours before the first day, after the last, or in the current week', async () => {
    const terms = placementOf(1).terms;
    expect(await kindsOf({ placements: [placementOf(1, { terms: { ...terms, startOn: '2026-11-23' } })] })).toEqual([]);
    expect(await kindsOf({ placements: [placementOf(1, { endOn: '2026-11-15' })] })).toEqual([]);
    expect(
      await kindsOf({ sheets: [sheetOf(1, { status: 'draft', weekStartsOn: '2026-11-23', submittedAt: null })] }),
    ).toEqual([]);
  });

  it('warns of credentials within 30 days', async () => {
    const card = { type: 'certification', code: 'bls', otherName: '' } as const;
    const credentials = ['2026-11-20', '2026-12-05', '2026-12-23', '2026-12-24'].map((expiresOn) => ({
      ...card,
      expiresOn,
    }));
    const { rows } = await queueOf({ profile: { credentials } });
    expect(rows.map((row) => row.kind === 'credential_expiring' && row.expiresOn)).toEqual([
      '2026-12-05',
      '2026-12-23',
    ]);
  });

  describe('with documents to provide', () => {
    const { terms } = placementOf(1);
    const placements = [1, 2].map((number) => placementOf(number, { terms: { ...terms, startOn: '2026-12-28' } }));
    const ids = placements.map(({ placementId }) => placementId) as [string, string];
    const rowsOf = async (stored: Stored) =>
      (await queueOf({ wallet: emptyWallet, placements, ...stored })).rows.filter((row) => row.kind === 'documents');

    it('names the placement and the first day before it offers points', async () => {
      const { rows } = await queueOf({ wallet: emptyWallet, placements, files: [fileOf(1)], profile: nurse });
      expect(rows).toMatchObject([
        { kind: 'documents', placementId: ids[0], organization: 'Lakeshore', count: 3, firstDueOn: '2026-12-14' },
        { kind: 'checklist' },
        { kind: 'references' },
      ]);
    });

    it('counts what the wallet leaves open once it is shared', async () => {
      const { items } = fileOf(1);
      const shared = items.map((item) => ({ ...item, sharedAt: '2026-11-22T10:00:00.000Z' }));
      const texas = { profession: 'rn', state: 'TX', scope: 'single', expiresOn: '2027-06-30' } as const;
      const wallet = {
        ...emptyWallet,
        licenses: [{ ...texas, status: 'verified' as const, verifiedOn: '2026-07-01' }],
      };
      expect(await rowsOf({ files: [fileOf(1)], wallet })).toMatchObject([{ count: 3 }]);
      // The license and the health record are provided, and the card isn't.
      expect(await rowsOf({ files: [fileOf(1, { items: shared })], wallet })).toMatchObject([{ count: 1 }]);
    });

    it('reads one wallet for all placements, and none if nothing can be open', async () => {
      const reads: string[] = [];
      const deps = fakeDeps({ placements, files: [fileOf(1), fileOf(2)] });
      deps.wallets.read = (userId) => {
        reads.push(userId);
        return Promise.resolve(emptyWallet);
      };
      await getProfessionalQueue(deps, { caller: { userId: 'pro' }, timeZone });
      expect(reads).toEqual(['pro']);
      const waived = fileOf(1).items.map((item) => ({ ...item, decision: 'waived' as const }));
      expect(await kindsOf({ placements, files: [fileOf(1, { items: waived })] })).toEqual([]);
    });

    it('is silent about past placements and files that block nothing', async () => {
      expect(await rowsOf({ files: [fileOf(1, { enforced: false })] })).toEqual([]);
      const over = placements.map((placement) => ({ ...placement, endOn: '2026-11-22' }));
      expect(await rowsOf({ placements: over, files: [fileOf(1)] })).toEqual([]);
    });
  });

  it('offers points for the checklist and references, without those already requested', async () => {
    const { rows } = await queueOf({ profile: nurse });
    expect(rows).toMatchObject([
      { kind: 'checklist', checklist: 'rn_icu', points: 20 },
      { kind: 'references', missing: 2, points: 20 },
    ]);
    expect((await queueOf({ profile: nurse, answered: 1 })).rows[1]).toMatchObject({ missing: 1, points: 10 });
    expect(await kindsOf({ profile: nurse, answered: 1, awaited: 1 })).toEqual(['checklist']);
  });
});
