import { createHash } from 'node:crypto';
import { cardError, invalidRequest, type StripeError } from './stripe-error';
import type { Card } from './state';

/**
 * Stripe's test cards, https://docs.stripe.com/testing. `authenticate`: `always` asks for 3-D Secure at every payment,
 * `untilSetUp` only until the card was set up with the customer present.
 */
type Behavior = {
  brand: string;
  declines?: string;
  /** Whether attaching or setting up is declined, too. */
  declinesSetup?: true;
  authenticate?: 'always' | 'untilSetUp';
};

const visa = { brand: 'visa' };
const behaviors: Record<string, Behavior> = {
  '4242424242424242': visa,
  '4000056655665556': visa,
  '5555555555554444': { brand: 'mastercard' },
  '5200828282828210': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '6011111111111117': { brand: 'discover' },
  '4000000000000002': { ...visa, declines: 'generic_decline', declinesSetup: true },
  '4000000000009995': { ...visa, declines: 'insufficient_funds', declinesSetup: true },
  '4000000000009987': { ...visa, declines: 'lost_card', declinesSetup: true },
  '4000000000009979': { ...visa, declines: 'stolen_card', declinesSetup: true },
  '4000000000000069': { ...visa, declines: 'expired_card', declinesSetup: true },
  '4000000000000127': { ...visa, declines: 'incorrect_cvc', declinesSetup: true },
  '4000000000000119': { ...visa, declines: 'processing_error', declinesSetup: true },
  '4000000000000341': { ...visa, declines: 'generic_decline' },
  '4000002500003155': { ...visa, authenticate: 'untilSetUp' },
  '4000000000003220': { ...visa, authenticate: 'always' },
  '4000002760003184': { ...visa, authenticate: 'always' },
  '4000003800000446': { ...visa, authenticate: 'untilSetUp' },
  '4000008260003178': { ...visa, authenticate: 'always', declines: 'insufficient_funds' },
};

/** For the viewer and the hosted page. */
export const testCards: readonly { number: string; label: string }[] = [
  { number: '4242424242424242', label: 'Succeeds' },
  { number: '4000000000000002', label: 'Declined' },
  { number: '4000000000009995', label: 'Insufficient funds' },
  { number: '4000000000000069', label: 'Expired' },
  { number: '4000002500003155', label: '3-D Secure once' },
  { number: '4000002760003184', label: '3-D Secure at every payment' },
  { number: '4000008260003178', label: '3-D Secure, then insufficient funds' },
  { number: '4000000000000341', label: 'Can be saved, fails when charged' },
];

/** Numbers behind the test payment methods that replace a form. */
export const testPaymentMethods: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_discover: '6011111111111117',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequiredSetupForOffSession: '4000003800000446',
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
};

const messages: Record<string, { code: string; message: string }> = {
  generic_decline: { code: 'card_declined', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', message: 'Your card has insufficient funds.' },
  lost_card: { code: 'card_declined', message: 'Your card was declined.' },
  stolen_card: { code: 'card_declined', message: 'Your card was declined.' },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authentication_required: {
    code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
};

export const declineCodes = Object.keys(messages);

export const declined = (declineCode: string): StripeError => {
  const { code, message } = messages[declineCode] ?? messages['generic_decline']!;
  const hasReason = code === 'card_declined' || code === 'authentication_required';
  return cardError(code, hasReason ? declineCode : null, message);
};

const behaviorOf = ({ number }: Card): Behavior => behaviors[number] ?? visa;

const fingerprintOf = (number: string): string => createHash('sha256').update(number).digest('hex').slice(0, 16);

export const cardFacts = (card: Card) => {
  const { brand } = behaviorOf(card);
  return {
    brand,
    country: 'US',
    display_brand: brand,
    fingerprint: fingerprintOf(card.number),
    funding: 'credit',
    last4: card.number.slice(-4),
  };
};

const isLuhn = (number: string): boolean => {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

/** Throws Stripe's error for an invalid card, or one that isn't a test card. */
export const checkCard = ({ number, exp_month, exp_year }: Card, now: number): Card => {
  if (!/^\d{12,19}$/.test(number) || !isLuhn(number))
    throw cardError('incorrect_number', null, 'Your card number is incorrect.');
  if (!Object.hasOwn(behaviors, number)) {
    throw cardError(
      'card_declined',
      'test_mode_live_card',
      'Your card was declined. Your request was in test mode, but used a non test card.',
    );
  }
  if (exp_month < 1 || exp_month > 12) {
    throw cardError('invalid_expiry_month', null, "Your card's expiration month is invalid.");
  }
  if (isExpired({ number, exp_month, exp_year }, now)) {
    throw cardError('invalid_expiry_year', null, "Your card's expiration year is invalid.");
  }
  return { number, exp_month, exp_year };
};

export const cardOfToken = (token: string, now: number): Card => {
  const number = testPaymentMethods[token];
  if (!number)
    throw invalidRequest(`No such PaymentMethod: '${token}'`, { code: 'resource_missing', param: 'payment_method' });
  return { number, exp_month: 12, exp_year: new Date(now * 1000).getUTCFullYear() + 3 };
};

export const isExpired = ({ exp_month, exp_year }: Card, now: number): boolean =>
  now * 1000 >= Date.UTC(exp_year, exp_month, 1);

export type Outcome = 'authenticate' | 'succeed' | { declineCode: string };

/** Outcome of a payment. `authenticated`: 3-D Secure is done. */
export const chargeOutcome = (
  method: { card: Card; is_set_up: boolean },
  { authenticated, offSession, now }: { authenticated: boolean; offSession: boolean; now: number },
): Outcome => {
  const { authenticate, declines } = behaviorOf(method.card);
  const needsAuthentication =
    authenticate === 'always' || (authenticate === 'untilSetUp' && !(offSession && method.is_set_up));
  if (needsAuthentication && !authenticated) return 'authenticate';
  if (isExpired(method.card, now)) return { declineCode: 'expired_card' };
  return declines ? { declineCode: declines } : 'succeed';
};

/** Outcome of saving a card without a payment. */
export const setupOutcome = ({ card }: { card: Card }, authenticated: boolean): Outcome => {
  const { authenticate, declines, declinesSetup } = behaviorOf(card);
  if (declines && declinesSetup) return { declineCode: declines };
  return authenticate && !authenticated ? 'authenticate' : 'succeed';
};
