import * as z from 'zod';
import { foldedBytes } from './folded-name';
import { isPlainProse, withoutInvisible, withPlainBreaks } from './plain-text';
import { bounds } from '../../bounds';
import { limits } from '../../limits';
import { notice, type Notice } from '../../text/notice';
import { typed } from './stored-form';
import { isAddressFor, leadsOutside, normalizedAddress, withScheme, type AddressUse } from './web-address';
import './zod-notices';

const isWellFormed = (text: string): boolean => text.isWellFormed();
const isShortFolded = (text: string): boolean => foldedBytes(text) <= limits.foldedTextBytes;

/** Base of every single-line field, including codes and numbers. */
export const typedLine = () => z.string().overwrite(withoutInvisible).trim();

const oneLine = (max: number) => typed(typedLine().max(max).refine(isWellFormed, notice('textInvisible')));
const severalLines = (max: number) =>
  typed(z.string().overwrite(withPlainBreaks).trim().max(max).refine(isPlainProse, notice('textInvisible')));

/** Trimmed; stored unescaped and escaped on output. */
export const line = (max: number, message: Notice = notice('required')) => oneLine(max).min(1, message);
export const optionalLine = (max: number) => oneLine(max).default('');
export const prose = (max: number) => severalLines(max).min(1, notice('required'));
export const optionalProse = (max: number) => severalLines(max).default('');

/** First and last name of the account, typed as a signature. */
export const SignedName = line(limits.nameLength * 2 + 1);

/** A line used in a key, so its folded bytes are limited as well. */
export const foldedText = (max: number) => oneLine(max).refine(isShortFolded, notice('textTooLong'));

export const searchedText = (max: number) =>
  typedLine().max(max).refine(isWellFormed).refine(isShortFolded, notice('textTooLong'));

/** Path of a person's photo on the site. */
export const Photo = z.string().nullable().default(null);

export const FileName = typedLine().min(1).max(limits.fileNameLength);

/** Compared in lower case. */
export const Email = typedLine()
  .min(1, notice('emailRequired'))
  .max(limits.emailLength)
  .toLowerCase()
  .pipe(z.email(notice('emailInvalid')));

/** Async, because the numbering rules of all countries are large and loaded on demand. */
const phoneOf = (form: 'dialable' | 'dialableAtDesk') =>
  typedLine()
    .min(1, notice('required'))
    .max(limits.phoneLength)
    .transform(async (text, context) => {
      const number = (await import('./phone-number'))[form](text);
      if (number !== null) return number;
      context.addIssue({ code: 'custom', message: notice('phoneInvalid') });
      return z.NEVER;
    });
const optionalPhone = <T extends z.ZodType<string, string>>(phone: T) =>
  typed(z.union([z.literal(''), phone], { error: notice('phoneInvalid') })).default('');

/** In E.164. */
export const Phone = typed(phoneOf('dialable'));
export const OptionalPhone = optionalPhone(Phone);

/** Phone of an organization or a person there. */
export const OptionalDeskPhone = optionalPhone(typed(phoneOf('dialableAtDesk')));
/** Checked against the account. */
export const CurrentPassword = z.string().min(1).max(limits.passwordMax);
export const NewPassword = z
  .string()
  .min(limits.passwordMin, notice('passwordTooShort', { min: limits.passwordMin }))
  .max(limits.passwordMax)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))
  // The identity provider rejects passwords with edge spaces.
  .regex(/^\S.*\S$/, notice('passwordEdges'));
export const OtpCode = typedLine().regex(/^\d{6}$/, notice('codeFormat', { digits: limits.otpLength }));

/** Opaque secret in links: 256 bits, base64url. */
export const Token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const ulid = '[0-9A-HJKMNP-TV-Z]{26}';
export const idOf = <const P extends string>(prefix: P) => z.string().regex(new RegExp(`^${prefix}_${ulid}$`));
export const UserId = z.uuid();
export const OrganizationId = idOf('org');
export const JobId = idOf('job');
/** ID of a case of reports about the same thing. */
export const CaseId = idOf('rpt');
export const TicketId = z.string().regex(/^TICK-\d{3,9}$/);
export const ApplicationId = idOf('app');
export const NotificationId = idOf('ntf');
export const InvitationId = idOf('inv');
export const JobAlertId = idOf('alr');
export const AlertDeliveryId = idOf('dlv');
export const UploadId = idOf('upl');
export const ShiftCaseId = idOf('shc');
export const QuestionId = idOf('qst');
export const ContactId = idOf('cnt');
export const ConversationId = idOf('cnv');
export const ApplicationNoteId = idOf('not');
export const MessageId = idOf('msg');
export const MessageTemplateId = idOf('tpl');
export const InterviewId = idOf('int');
export const CriterionId = idOf('crn');
export const OfferId = idOf('ofr');
export const PlacementId = idOf('plc');
export const ReviewId = idOf('rev');
export const ReferenceId = idOf('ref');
export const ReferralInvitationId = idOf('rfi');
export const EntryId = idOf('ent');
export const LicenseId = idOf('lic');
export const CertificationId = idOf('crt');
export const PortfolioItemId = idOf('pfi');
export const FacilityPhotoId = idOf('fph');
export const ScheduleItemId = idOf('sch');
export const TaskId = idOf('tsk');
export const WebhookId = idOf('whk');
export const EvidencePacketId = idOf('pkt');
export const LocationId = idOf('loc');
export const LocationUnitId = idOf('unt');
export const ShiftId = idOf('shf');
export const ShiftTemplateId = idOf('stp');
export const ShiftPatternId = idOf('spt');
export const ShiftBatchId = idOf('sbt');

/** ISO instant in UTC. */
export const Instant = z.iso.datetime();
/** Calendar day, YYYY-MM-DD. */
export const Day = z.iso.date();
export const Monday = Day.refine((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1);
/** Wall-clock time, HH:MM. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, notice('timeInvalid'));
export const Cents = z.int().nonnegative().max(limits.payMaxCents, notice('amountTooHigh'));
/** Optimistic locking: a write names the version it is based on. */
export const Version = z.int().min(1).max(bounds.sequenceMax);
/** Version of something created by its first change: 0 before. */
export const FirstVersion = z.int().min(0).max(bounds.sequenceMax);

/** URL field. `wrong`: notice with the expected form. Empty text passes. */
export const webAddress = (use: AddressUse, max: number, wrong: Notice) =>
  typed(
    typedLine()
      .overwrite(withScheme)
      .refine((text) => text === '' || isAddressFor(text, use), wrong)
      .refine((text) => leadsOutside(text, use), notice('addressNotPublic'))
      .overwrite(normalizedAddress)
      .max(max),
  );

export const OptionalUrl = webAddress('opened', limits.urlLength, notice('websiteInvalid')).default('');

/** Comma-separated enumeration values in a query string; duplicates are merged. */
export const listOf = <T extends z.ZodType<string>>(value: T) =>
  z
    .string()
    .max(1000)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    // The pipe's type requires a schema that accepts any string; at run time it still refuses others.
    .pipe(z.array(value) as unknown as z.ZodType<z.output<T>[], string[]>);
/** `true` or absent. */
export const Flag = z.literal('true').transform(() => true);

/** Opaque signed list position. */
export const Cursor = z.string().max(1024);
export const cursorQuery = z.object({ cursor: Cursor.optional() }).strict();
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/** List without unknown codes: old URLs may include removed ones. */
export const codesOf = <const T extends Record<string, string>>(codes: z.ZodEnum<T>) =>
  z
    .string()
    .max(1000)
    .transform((text) => {
      const known = codes.options.filter((code) => text.split(',').includes(code));
      return known.length > 0 ? known : undefined;
    })
    .optional();
