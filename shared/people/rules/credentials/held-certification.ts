import { certificationFacts } from '../../../data/healthcare/certifications';
import { limits } from '../../../limits';
import type { HeldCertification } from '../../model/professional';
import { notice, type Notice } from '../../../text/notice';
import { addMonths, lastOfMonth } from '../../../core/rules/calendar-days';

type Dated = Pick<HeldCertification, 'code' | 'issuedOn' | 'expiresOn'>;

/** Suggested expiration by the issue date; the date on the card takes precedence. */
export const usualExpiry = (code: HeldCertification['code'], issuedOn: string | null): string | null => {
  if (code === 'other' || issuedOn === null) return null;
  const { validMonths, throughMonth } = certificationFacts[code];
  if (validMonths === null) return null;
  const day = addMonths(issuedOn, validMonths);
  return throughMonth ? lastOfMonth(day) : day;
};

type Problem = readonly [field: keyof HeldCertification, problem: Notice];

/** Contradicting dates and a missing name. `today` is a calendar day. */
export const certificationProblems = (
  { code, otherName, issuedOn, expiresOn }: Dated & Pick<HeldCertification, 'otherName'>,
  today: string,
): Problem[] => [
  ...(code === 'other' && otherName === '' ? [['otherName', notice('required')] as const] : []),
  ...(issuedOn !== null && issuedOn > today ? [['issuedOn', notice('issuedInFuture')] as const] : []),
  ...(issuedOn !== null && expiresOn !== null && expiresOn < issuedOn
    ? [['expiresOn', notice('expiryBeforeIssue')] as const]
    : []),
];

/** Whether it has what a review needs. Not every card has a number. */
export const isReviewable = ({
  code,
  otherName,
  issuedOn,
}: Pick<HeldCertification, 'code' | 'otherName' | 'issuedOn'>): boolean =>
  issuedOn !== null && (code !== 'other' || otherName !== '');

const firstReminder = Math.max(...limits.expiryReminderDays);

/** Days left within the reminder period; negative once expired. */
export const daysToExpiry = (expiresOn: string | null, today: string): number | null => {
  if (expiresOn === null) return null;
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / 86_400_000);
  return days <= firstReminder ? days : null;
};
