import type { JobDraft } from '../../hiring/model/job';
import { limits } from '../../limits';
import { hourlyCents, payYearlyCents } from '../../hiring/rules/pay/pay';
import { minimumWageCents } from '../../work/rules/timesheets/pay-rules';
import { parseUsState } from '../../core/rules/parse-us-state';

/** Normalizes case, accents, and runs of whitespace. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const emailAddress = /[\w.+-]+ ?(?:@|\(at\)|\[at\]) ?[\w-]+(?:\.| ?\(dot\) ?|\[dot\])[a-z]{2,}/;
const webAddress = /\b(?:https?:\/\/|www\.)\S+/;
const phoneNumber = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\+\d{1,3}[ .-]?\d{6,12}\b/;
const messenger = /\b(?:whats ?app|telegram|signal app|wechat|viber|text me at|call me at)\b/;

/** Whether a text gives outside contact details: an address, a number, another messenger. */
export const givesContactDetails = (text: string): boolean => {
  const read = folded(text);
  return [emailAddress, webAddress, phoneNumber, messenger].some((pattern) => pattern.test(read));
};

/** Payments asked of people. Wages paid by direct deposit don't match. */
const moneyPatterns: readonly RegExp[] = [
  /\b(?:gift|prepaid|itunes|steam) cards?\b/,
  /\b(?:wire transfer|western union|moneygram|bitcoin|crypto ?currency|usdt)\b/,
  /\b(?:via|by|through|on|to my) (?:zelle|venmo|cash ?app|paypal)\b/,
  /\b(?:bank account|routing|card|account) numbers?\b/,
  /\b(?:send|give|share|provide)\b.{0,30}\bbank (?:details|account|login|information)\b/,
  /\b(?:application|processing|registration|training|background check|visa|equipment) fees?\b.{0,40}(?:\$ ?\d|\bpay|\bupfront)/,
  /\bpay\b.{0,30}\b(?:upfront|in advance|a deposit|the deposit|a fee|the fee)\b/,
  /\b(?:security|refundable|housing|\$ ?\d+) deposit\b/,
  /\bsend\b.{0,20}\$ ?\d/,
  /\b(?:tarjetas? de regalo|transferencia bancaria|numero de cuenta|datos bancarios|pag(?:a|ar|ue) por adelantado)\b/,
  /\b(?:cartes?[- ]cadeaux?|virement bancaire|coordonnees bancaires|numero de compte|payer (?:d'avance|un depot))\b/,
];

export const asksForMoney = (text: string): boolean => {
  const read = folded(text).replace(/\bdirect deposit\b/g, '');
  return moneyPatterns.some((pattern) => pattern.test(read));
};

type Pay = Parameters<typeof payYearlyCents>[0] & Pick<JobDraft, 'currency' | 'location'>;

/** Below the minimum wage at the place of work, per hour of full-time work. No source defines too high. */
export const isUnusualPay = (job: Pay, today: string): boolean => {
  const yearly = job.currency === 'USD' ? payYearlyCents(job) : null;
  if (yearly === null || yearly === 0) return false;
  return hourlyCents(yearly) < minimumWageCents(parseUsState(job.location), today);
};

/** Minimum length: short texts are similar by chance. */
const comparedTextLength = 200;

/** Part of a job's text to compare with other organizations' jobs; null if too short. */
export const comparedText = (description: string): string | null => {
  const words = folded(description)
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/ +/g, ' ');
  return words.length < comparedTextLength ? null : words;
};

export type StartedConversation = { startedAt: string; answered: boolean; blocked: boolean };

const dayMs = 24 * 3_600_000;

/** Whether several recent conversations started by someone were blocked, or hardly any were answered after days. */
export const isUnwanted = (started: readonly StartedConversation[], now: Date): boolean => {
  const { blocked, unansweredShare, conversations, days } = limits.unwantedMessages;
  if (started.filter((it) => it.blocked).length >= blocked) return true;
  const before = new Date(now.getTime() - days * dayMs).toISOString();
  const older = started.filter(({ startedAt }) => startedAt < before);
  const silent = older.filter(({ answered }) => !answered).length;
  return older.length >= conversations && silent >= older.length * unansweredShare;
};
