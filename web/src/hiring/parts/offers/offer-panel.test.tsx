import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { Offer } from '@shared/hiring/model/offer';
import { managedJobOf } from '@/hiring/parts/jobs/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { liveServer } from '@/lib/testing/live';
import { OfferPanel } from './offer-panel';
import { applicationOf, ids, offerOf, showTo, terms } from './testing';
import { errorTexts } from '@shared/text/english.fixture';
import { ContractTerms } from '@shared/hiring/model/offer';
import { PayPackage } from '@shared/hiring/model/pay-package';
import { withContractPay } from '@shared/hiring/rules/pay/pay-package';
import { notice } from '@shared/text/notice';

const wrongName = notice('signatureName', { name: 'Ada Rivera' });
const noContract = ContractTerms.parse({});

const live = liveServer();

let offers = [offerOf()];
let status: ApplicationStatus = 'offered';
const server = answering({
  listApplicationOffers: () => ({ items: offers }),
  getApplication: () => applicationOf({ status }),
  getManagedJob: () =>
    managedJobOf({
      jobType: 'contract',
      rate: 'hour',
      salaryMinCents: 90_00,
      salaryMaxCents: 110_00,
      expectedHoursFixed: 36,
    }),
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  offers = [offerOf()];
  status = 'offered';
  await loadTexts('offers', 'reviews');
});
afterEach(() => vi.useRealTimers());

const signature = () => screen.getByRole('textbox', { name: /Sign with your full name/, hidden: true });
const sign = (name: string) => fireEvent.change(signature(), { target: { value: name } });
const acceptButton = () => screen.getByRole('button', { name: 'Sign and Accept', hidden: true });

describe('an offer, seen by the professional', () => {
  it('is readable and is signed by the hash of its terms, once', async () => {
    const answer = Promise.withResolvers<Offer>();
    server.use({ acceptOffer: () => answer.promise });
    const onDone = vi.fn();
    await showTo('professional', <OfferPanel applicationId={ids.application} onDone={onDone} />);
    expect(await screen.findByText('Mercy General is offering you this job')).toBeDefined();
    for (const words of ['$95 per hour', 'Nov 2, 2026', 'Ongoing', '36 hours per week', 'Austin, TX'])
      expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByText('Expires in 7 days, on Nov 28, 2026.')).toBeDefined();

    fireEvent.click(screen.getByRole('button', { name: 'Accept Offer' }));
    expect(
      screen.getByText(/You agree to work as ICU Nurse for Mercy General at \$95 per hour, starting Nov 2/),
    ).toBeDefined();
    fireEvent.click(acceptButton());
    expect(await screen.findByText('This field is required')).toBeDefined();
    sign('ada rivera');
    fireEvent.click(acceptButton());
    fireEvent.click(acceptButton());
    await waitFor(() => expect(server.calls('acceptOffer')).toHaveLength(1));
    offers = [offerOf({ status: 'accepted', placementId: ids.placement })];
    await act(async () => answer.resolve(offers[0]!));
    expect(server.calls('acceptOffer')).toEqual([
      { params: { offerId: ids.offer }, body: { termsHash: 'a'.repeat(64), signedAs: 'ada rivera' } },
    ]);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect((await screen.findByRole('link', { name: 'Open Placement' })).getAttribute('href')).toBe(
      `/placements/${ids.placement}`,
    );
  });

  it('that changed meanwhile is not signed: the difference is shown first', async () => {
    const changed = { terms: { ...terms, payCents: 90_00 }, termsHash: 'b'.repeat(64), version: 2 };
    server.use({
      acceptOffer: () => {
        offers = [offerOf({ ...changed, previousTerms: terms })];
        throw new AppError('TERMS_CHANGED');
      },
    });
    await showTo('professional', <OfferPanel applicationId={ids.application} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Accept Offer' }));
    sign('Ada Rivera');
    fireEvent.click(acceptButton());
    expect(await screen.findByText('The terms have changed since you last viewed them.')).toBeDefined();
    expect(screen.getByText('$95 per hour', { selector: 'del' })).toBeDefined();
    expect(screen.getByText('$90 per hour', { selector: 'ins' })).toBeDefined();
    expect(screen.getByText(errorTexts.TERMS_CHANGED)).toBeDefined();

    server.use({ acceptOffer: () => offerOf({ status: 'accepted', placementId: ids.placement }) });
    fireEvent.click(screen.getByRole('button', { name: 'Accept Offer' }));
    sign('Ada Rivera');
    fireEvent.click(acceptButton());
    await waitFor(() => expect(server.calls('acceptOffer')).toHaveLength(2));
    expect(server.calls('acceptOffer')[1]).toMatchObject({ body: { termsHash: 'b'.repeat(64) } });
  });

  it('shows its package, what differs from the posting, and who signed it', async () => {
    const payPackage = PayPackage.parse({ baseHourlyCents: 40_00, mealsWeeklyCents: 300_00, guaranteedHours: 24 });
    const contract = ContractTerms.parse({
      ...{ assignment: 'travel', shift: 'nights', hoursPerShift: 12, shiftsPerWeek: 3, payPackage },
      ...{ canceledShiftsMax: 1, cancellation: 'Two weeks of notice.' },
    });
    const travel = withContractPay({ ...terms, endOn: '2027-01-31', contract });
    const posted = { ...travel, location: 'Dallas, TX', contract: { ...contract, shift: 'days' as const } };
    const signed = { employer: { name: 'Max Manager', at: '2026-11-20T16:00:00.000Z' }, professional: null };
    offers = [offerOf({ terms: travel, postedTerms: posted, signatures: signed })];
    await showTo('professional', <OfferPanel applicationId={ids.application} />);
    expect(await screen.findByText('$1,740 per week')).toBeDefined();
    expect(screen.getByText('Travel contract')).toBeDefined();
    expect(screen.getByText('Jan 31, 2027 (13 weeks)')).toBeDefined();
    expect(screen.getAllByText('Nights, 3 shifts of 12 hours per week')).toHaveLength(2);
    expect(screen.getByText('Taxable pay per week')).toBeDefined();
    expect(screen.getAllByText('$1,440').length).toBeGreaterThan(0);
    expect(screen.getByText('At most 1 shift per two weeks without pay')).toBeDefined();
    expect(screen.getByText('Two weeks of notice.')).toBeDefined();
    expect(screen.getByText('Dallas, TX', { selector: 'del' })).toBeDefined();
    expect(screen.getByText('Days, 3 shifts of 12 hours per week', { selector: 'del' })).toBeDefined();
    expect(screen.getByText(/^Signed by Max Manager, Nov 20, 2026/)).toBeDefined();
  });

  it('is read again when the employer changes it', async () => {
    await showTo('professional', <OfferPanel applicationId={ids.application} />);
    await screen.findByText('36 hours per week');
    offers = [offerOf({ terms: { ...terms, hoursPerWeek: 40 }, termsHash: 'c'.repeat(64), version: 2 })];
    await live.says({ type: 'offer.changed', applicationId: testId('app', 2) });
    await live.says({ type: 'offer.changed', applicationId: ids.application });
    expect(await screen.findByText('40 hours per week', { selector: 'ins' })).toBeDefined();
  });

  it('is declined with a reason', async () => {
    server.use({
      declineOffer: () => {
        offers = [offerOf({ status: 'declined', answeredAt: '2026-11-21T12:00:00.000Z' })];
        return offers[0]!;
      },
    });
    await showTo('professional', <OfferPanel applicationId={ids.application} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    fireEvent.change(screen.getByRole('textbox', { name: /Reason/, hidden: true }), { target: { value: ' Too far ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Decline Offer', hidden: true }));
    expect(await screen.findByText('Answered Nov 21, 2026')).toBeDefined();
    expect(server.calls('declineOffer')[0]).toEqual({ params: { offerId: ids.offer }, body: { reason: 'Too far' } });
    expect(screen.queryByRole('button', { name: 'Accept Offer' })).toBeNull();
  });

  it('is absent while there is none', async () => {
    offers = [];
    await showTo('professional', <OfferPanel applicationId={ids.application} />);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Offer' })).toBeNull());
  });
});

describe('offers, seen by the team', () => {
  it('start from the posting and the candidate’s start day, with a preview before sending', async () => {
    offers = [];
    status = 'interview_scheduled';
    server.use({ makeOffer: refuse('INVALID_REQUEST', undefined, { fields: { signedAs: wrongName } }) });
    const onDone = vi.fn();
    await showTo('manager', <OfferPanel applicationId={ids.application} start onDone={onDone} />);
    const form = await screen.findByRole('form', { name: 'New offer' });
    expect(within(form).getByText('Listed pay: $90 - $110 per hour.')).toBeDefined();
    expect(within(form).getByLabelText<HTMLInputElement>(/First day/).value).toBe('2026-12-01');
    fireEvent.change(within(form).getByLabelText(/^Pay/), { target: { value: '98.5' } });
    fireEvent.submit(form);
    const preview = await screen.findByRole('region', { name: 'What Ada Rivera will see' });
    expect(within(preview).getByText('$98.50 per hour')).toBeDefined();
    expect(server.calls('makeOffer')).toHaveLength(0);
    fireEvent.submit(form);
    expect(await screen.findByText('This field is required')).toBeDefined();
    sign('Bea Manager');
    fireEvent.submit(form);
    expect(await screen.findByText('Type your name as in your account: Ada Rivera')).toBeDefined();
    server.use({ makeOffer: () => offerOf() });
    sign('Ada Rivera');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(server.calls('makeOffer')).toHaveLength(2);
    expect(server.calls('makeOffer')[1]).toEqual({
      params: { applicationId: ids.application },
      body: {
        terms: {
          ...terms,
          startOn: '2026-12-01',
          payCents: 98_50,
          notes: '',
          contract: noContract,
        },
        expiresOn: '2026-11-28',
        signedAs: 'Ada Rivera',
      },
    });
  });

  it('cannot expire yesterday, nor in a year, nor end before they start', async () => {
    offers = [];
    await showTo('admin', <OfferPanel applicationId={ids.application} start />);
    const form = await screen.findByRole('form', { name: 'New offer' });
    const until = within(form).getByLabelText(/Offer expires/);
    fireEvent.change(until, { target: { value: '2026-11-20' } });
    fireEvent.submit(form);
    expect(await screen.findByText('Choose today or a later date')).toBeDefined();
    fireEvent.change(until, { target: { value: '2027-11-20' } });
    fireEvent.submit(form);
    expect(await screen.findByText('An offer can stay open for up to 60 days')).toBeDefined();
    fireEvent.change(until, { target: { value: '2026-11-21' } });
    fireEvent.change(within(form).getByLabelText(/Last day/), { target: { value: '2026-11-01' } });
    fireEvent.submit(form);
    expect(await screen.findByText('The last day cannot be before the first day')).toBeDefined();
  });

  it('show what a change changes, and what a colleague changed meanwhile', async () => {
    server.use({
      changeOffer: () => {
        offers = [offerOf({ terms: { ...terms, location: 'Dallas, TX' }, version: 2 })];
        throw new AppError('STALE_VERSION');
      },
    });
    await showTo('manager', <OfferPanel applicationId={ids.application} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change Offer' }));
    const form = await screen.findByRole('form', { name: 'Change offer' });
    fireEvent.change(within(form).getByLabelText(/^Pay/), { target: { value: '100' } });
    fireEvent.submit(form);
    const preview = await screen.findByRole('region', { name: 'What Ada Rivera will see' });
    expect(within(preview).getByText('$95 per hour', { selector: 'del' })).toBeDefined();
    expect(within(preview).getByText('$100 per hour', { selector: 'ins' })).toBeDefined();
    sign('Ada Rivera');
    fireEvent.submit(form);
    expect(await screen.findByText(/Someone on your team changed this offer in the meantime/)).toBeDefined();
    expect(screen.getAllByText('Dallas, TX').length).toBeGreaterThan(0);

    server.use({ changeOffer: () => offerOf({ terms: { ...terms, payCents: 100_00 }, version: 3 }) });
    fireEvent.submit(form);
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(server.calls('changeOffer').map(({ body }) => body.version)).toEqual([1, 2]);
  });

  it('are withdrawn with a reason and made again; earlier ones stay visible', async () => {
    server.use({
      withdrawOffer: () => {
        offers = [offerOf({ status: 'withdrawn', reason: 'Budget', version: 2 })];
        return offers[0]!;
      },
    });
    await showTo('manager', <OfferPanel applicationId={ids.application} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw Offer' }));
    fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: 'Budget' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Withdraw Offer', hidden: true }).at(-1)!);
    expect(await screen.findByRole('button', { name: 'Make Another Offer' })).toBeDefined();
    expect(server.calls('withdrawOffer')[0]).toMatchObject({ body: { reason: 'Budget', version: 1 } });
  });

  it('need no interview, as for someone who worked here before', async () => {
    offers = [];
    status = 'new';
    await showTo('manager', <OfferPanel applicationId={ids.application} />);
    expect(await screen.findByRole('button', { name: 'Make an Offer' })).toBeDefined();
  });

  it('say before the form that all openings are filled', async () => {
    offers = [];
    server.use({ getManagedJob: () => managedJobOf({ numberOfOpenings: 1, filledOpenings: 1 }) });
    await showTo('manager', <OfferPanel applicationId={ids.application} start />);
    expect(await screen.findByText(/^All openings for this job are filled/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('need an open application, and are not offered to members', async () => {
    offers = [];
    status = 'rejected';
    const { unmount } = await showTo('manager', <OfferPanel applicationId={ids.application} start />);
    expect(await screen.findByText(/^This application can't continue/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    server.forgetCalls();
    await showTo('member', <OfferPanel applicationId={ids.application} />);
    expect(screen.queryByRole('heading', { name: 'Offer' })).toBeNull();
    expect(server.called()).toEqual([]);
  });
});
