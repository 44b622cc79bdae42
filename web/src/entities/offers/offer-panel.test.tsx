import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCatalogue, type ErrorCode } from '@shared/errors';
import { ApiError } from '@/lib/api/api-error';
import { loadWording } from '@/lib/i18n/i18n';
import { OfferPanel } from './offer-panel';
import { offerOf, showTo, terms } from './testing';

const api = vi.hoisted(() => vi.fn());
const live = vi.hoisted(() => ({ handlers: new Set<(news: unknown) => void>() }));
vi.mock('@/lib/api/api', async (original) => ({ ...(await original<object>()), api }));
vi.mock('@/lib/live/live', () => ({ useLiveNews: (handler: (news: unknown) => void) => live.handlers.add(handler) }));

let offers = [offerOf()];
let status = 'offered';
const job = {
  jobType: 'contract',
  salaryMinCents: 90_00,
  salaryMaxCents: 110_00,
  payBy: 'range',
  rate: 'hour',
  currency: 'USD',
  expectedHoursFixed: 36,
  expectedHoursMin: null,
  expectedHoursMax: null,
  location: 'Austin, TX',
};
const answers: Record<string, (call: never) => unknown> = {
  listApplicationOffers: () => ({ items: offers }),
  getApplication: () => ({
    applicationId: 'app_1',
    jobId: 'job_1',
    status,
    availableStart: '2026-12-01',
    candidate: { firstName: 'Ada', lastName: 'Rivera' },
  }),
  getManagedJob: () => job,
};
const refusal = (code: ErrorCode) =>
  new ApiError(errorCatalogue[code].status, { code, error: errorCatalogue[code].message });
const callsOf = (name: string) =>
  (api.mock.calls as [string, unknown, unknown][]).filter(([called]) => called === name);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  offers = [offerOf()];
  status = 'offered';
  live.handlers.clear();
  api.mockReset().mockImplementation((name: string, call: never) => Promise.resolve(answers[name]?.(call)));
  await loadWording('offers', 'reviews');
});
afterEach(() => vi.useRealTimers());

describe('an offer, as the professional has it', () => {
  it('reads clearly and is accepted by the hash of its terms, once', async () => {
    let answer = (_: unknown) => {};
    answers['acceptOffer'] = () => new Promise((resolve) => (answer = resolve));
    const onDone = vi.fn();
    await showTo('professional', <OfferPanel applicationId="app_1" onDone={onDone} />);
    expect(await screen.findByText('Mercy General offers you this job')).toBeDefined();
    for (const words of ['$95 per hour', 'Nov 2, 2026', 'Without an end', '36 hours a week', 'Austin, TX'])
      expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByText('Can be accepted for 7 more days, until Nov 28, 2026.')).toBeDefined();

    fireEvent.click(screen.getByRole('button', { name: 'Accept Offer' }));
    expect(
      screen.getByText(/You agree to work as ICU Nurse for Mercy General for \$95 per hour, from Nov 2/),
    ).toBeDefined();
    const confirm = screen.getByRole('button', { name: 'Accept $95 per hour', hidden: true });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(callsOf('acceptOffer')).toHaveLength(1));
    offers = [offerOf({ status: 'accepted', placementId: 'plc_1' })];
    await act(async () => answer(offers[0]));
    expect(callsOf('acceptOffer')).toEqual([
      ['acceptOffer', { params: { offerId: 'ofr_1' }, body: { termsHash: 'a'.repeat(64) } }],
    ]);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect((await screen.findByRole('link', { name: 'Open Placement' })).getAttribute('href')).toBe(
      '/placements/plc_1',
    );
  });

  it('that changed meanwhile is not accepted: the difference is shown first', async () => {
    answers['acceptOffer'] = () => {
      offers = [
        offerOf({ terms: { ...terms, payCents: 90_00 }, previousTerms: terms, termsHash: 'b'.repeat(64), version: 2 }),
      ];
      return Promise.reject(refusal('TERMS_CHANGED'));
    };
    await showTo('professional', <OfferPanel applicationId="app_1" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Accept Offer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Accept $95 per hour', hidden: true }));
    expect(await screen.findByText('The terms have changed since you last read them.')).toBeDefined();
    expect(screen.getByText('$95 per hour', { selector: 'del' })).toBeDefined();
    expect(screen.getByText('$90 per hour', { selector: 'ins' })).toBeDefined();
    expect(screen.getByText(errorCatalogue.TERMS_CHANGED.message)).toBeDefined();

    answers['acceptOffer'] = () => offerOf({ status: 'accepted', placementId: 'plc_1' });
    fireEvent.click(screen.getByRole('button', { name: 'Accept Offer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Accept $90 per hour', hidden: true }));
    await waitFor(() => expect(callsOf('acceptOffer')).toHaveLength(2));
    expect(callsOf('acceptOffer')[1]![1]).toMatchObject({ body: { termsHash: 'b'.repeat(64) } });
  });

  it('is read again when the employer changes it', async () => {
    await showTo('professional', <OfferPanel applicationId="app_1" />);
    await screen.findByText('36 hours a week');
    offers = [offerOf({ terms: { ...terms, hoursPerWeek: 40 }, termsHash: 'c'.repeat(64), version: 2 })];
    act(() => live.handlers.forEach((tell) => tell({ type: 'offer.changed', applicationId: 'app_other' })));
    act(() => live.handlers.forEach((tell) => tell({ type: 'offer.changed', applicationId: 'app_1' })));
    expect(await screen.findByText('40 hours a week', { selector: 'ins' })).toBeDefined();
  });

  it('is declined with a reason', async () => {
    answers['declineOffer'] = () => {
      offers = [offerOf({ status: 'declined', answeredAt: '2026-11-21T12:00:00.000Z' })];
      return offers[0];
    };
    await showTo('professional', <OfferPanel applicationId="app_1" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    fireEvent.change(screen.getByRole('textbox', { name: /Reason/, hidden: true }), { target: { value: ' Too far ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Decline Offer', hidden: true }));
    expect(await screen.findByText('Answered Nov 21, 2026')).toBeDefined();
    expect(callsOf('declineOffer')[0]![1]).toEqual({ params: { offerId: 'ofr_1' }, body: { reason: 'Too far' } });
    expect(screen.queryByRole('button', { name: 'Accept Offer' })).toBeNull();
  });

  it('is nothing while there is none', async () => {
    offers = [];
    await showTo('professional', <OfferPanel applicationId="app_1" />);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Offer' })).toBeNull());
  });
});

describe('offers, as the team makes them', () => {
  it('begin from the posting and the day the candidate can start, and are previewed before they are sent', async () => {
    offers = [];
    status = 'interview_scheduled';
    answers['makeOffer'] = () => offerOf();
    const onDone = vi.fn();
    await showTo('manager', <OfferPanel applicationId="app_1" start onDone={onDone} />);
    const form = await screen.findByRole('form', { name: 'New offer' });
    expect(within(form).getByText('The posting says $90 - $110 per hour.')).toBeDefined();
    expect(within(form).getByLabelText<HTMLInputElement>(/First day/).value).toBe('2026-12-01');
    fireEvent.change(within(form).getByLabelText(/^Pay/), { target: { value: '98.5' } });
    fireEvent.submit(form);
    const preview = await screen.findByRole('region', { name: 'What Ada Rivera will read' });
    expect(within(preview).getByText('$98.50 per hour')).toBeDefined();
    expect(callsOf('makeOffer')).toHaveLength(0);
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(callsOf('makeOffer')).toHaveLength(1);
    expect(callsOf('makeOffer')[0]![1]).toEqual({
      params: { applicationId: 'app_1' },
      body: {
        terms: {
          ...terms,
          startOn: '2026-12-01',
          payCents: 98_50,
          notes: '',
        },
        expiresOn: '2026-11-28',
      },
    });
  });

  it('cannot expire yesterday, nor in a year, nor end before they start', async () => {
    offers = [];
    await showTo('admin', <OfferPanel applicationId="app_1" start />);
    const form = await screen.findByRole('form', { name: 'New offer' });
    const until = within(form).getByLabelText(/Can be accepted until/);
    fireEvent.change(until, { target: { value: '2026-11-20' } });
    fireEvent.submit(form);
    expect(await screen.findByText('Choose today or a later day')).toBeDefined();
    fireEvent.change(until, { target: { value: '2027-11-20' } });
    fireEvent.submit(form);
    expect(await screen.findByText('An offer can stay open for at most 60 days')).toBeDefined();
    fireEvent.change(until, { target: { value: '2026-11-21' } });
    fireEvent.change(within(form).getByLabelText(/Last day/), { target: { value: '2026-11-01' } });
    fireEvent.submit(form);
    expect(await screen.findByText('The last day cannot be before the first')).toBeDefined();
  });

  it('show what a change changes, and what a colleague changed meanwhile', async () => {
    answers['changeOffer'] = () => {
      offers = [offerOf({ terms: { ...terms, location: 'Dallas, TX' }, version: 2 })];
      return Promise.reject(refusal('STALE_VERSION'));
    };
    await showTo('manager', <OfferPanel applicationId="app_1" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change Offer' }));
    const form = await screen.findByRole('form', { name: 'Change the offer' });
    fireEvent.change(within(form).getByLabelText(/^Pay/), { target: { value: '100' } });
    fireEvent.submit(form);
    const preview = await screen.findByRole('region', { name: 'What Ada Rivera will read' });
    expect(within(preview).getByText('$95 per hour', { selector: 'del' })).toBeDefined();
    expect(within(preview).getByText('$100 per hour', { selector: 'ins' })).toBeDefined();
    fireEvent.submit(form);
    expect(await screen.findByText(/Somebody of your team changed this offer meanwhile/)).toBeDefined();
    expect(screen.getAllByText('Dallas, TX').length).toBeGreaterThan(0);

    answers['changeOffer'] = () => offerOf({ terms: { ...terms, payCents: 100_00 }, version: 3 });
    fireEvent.submit(form);
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(callsOf('changeOffer').map(([, call]) => (call as { body: { version: number } }).body.version)).toEqual([
      1, 2,
    ]);
  });

  it('are withdrawn with a reason and made again; earlier ones stay in sight', async () => {
    answers['withdrawOffer'] = () => {
      offers = [offerOf({ status: 'withdrawn', reason: 'Budget', version: 2 })];
      return offers[0];
    };
    await showTo('manager', <OfferPanel applicationId="app_1" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw Offer' }));
    fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: 'Budget' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Withdraw Offer', hidden: true }).at(-1)!);
    expect(await screen.findByRole('button', { name: 'Make Another Offer' })).toBeDefined();
    expect(callsOf('withdrawOffer')[0]![1]).toMatchObject({ body: { reason: 'Budget', version: 1 } });
  });

  it('wait for an interview, and are not for members', async () => {
    offers = [];
    status = 'shortlisted';
    const { unmount } = await showTo('manager', <OfferPanel applicationId="app_1" start />);
    expect(await screen.findByText('An offer can be made once an interview is scheduled.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    api.mockClear();
    await showTo('member', <OfferPanel applicationId="app_1" />);
    expect(screen.queryByRole('heading', { name: 'Offer' })).toBeNull();
    expect(api).not.toHaveBeenCalled();
  });
});
