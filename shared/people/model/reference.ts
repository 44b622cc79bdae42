import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { units } from './healthcare-vocabulary';
import {
  Day,
  Email,
  Instant,
  line,
  OptionalDeskPhone,
  optionalProse,
  OptionalUrl,
  prose,
  ReferenceId,
} from '../../core/model/fields';
import { GivenDay } from '../../core/model/given-times';
import { rehireAnswers, referenceSkills, referenceStandings, referenceStates } from './reference-vocabulary';

const ReferenceFields = z.strictObject({
  name: line(limits.nameLength),
  title: line(limits.nameLength),
  facility: line(limits.organizationLength),
  website: OptionalUrl,
  email: Email,
  unit: z.enum(units).nullable().default(null),
  startedOn: GivenDay,
  /** Null while they still work together. */
  endedOn: GivenDay.nullable().default(null),
  /** Confirms that the referee agreed to be contacted. */
  permission: z.boolean().refine((given) => given, notice('referencePermissionRequired')),
});

/** Request for a reference. */
export const ReferenceForm = ReferenceFields.refine(
  ({ startedOn, endedOn }) => endedOn === null || endedOn >= startedOn,
  { path: ['endedOn'], message: notice('referenceEndsBeforeStart') },
);
export type ReferenceForm = z.infer<typeof ReferenceForm>;

export const ReferenceMark = z.int().min(1).max(5);

const AnswerFields = z.strictObject({
  /** Whether dates and role match the person's statement. */
  accurate: z.boolean(),
  correction: optionalProse(limits.referenceTextLength),
  marks: z.strictObject(
    Object.fromEntries(referenceSkills.map((skill) => [skill, ReferenceMark])) as Record<
      (typeof referenceSkills)[number],
      typeof ReferenceMark
    >,
  ),
  rehire: z.enum(rehireAnswers),
  strengths: prose(limits.referenceTextLength),
  more: optionalProse(limits.referenceTextLength),
  mayCall: z.boolean(),
  phone: OptionalDeskPhone,
});

/** Answer sent by the writer of a reference. */
export const ReferenceAnswer = AnswerFields.refine(({ accurate, correction }) => accurate || correction !== '', {
  path: ['correction'],
  message: notice('referenceCorrectionRequired'),
}).refine(({ mayCall, phone }) => !mayCall || phone !== '', {
  path: ['phone'],
  message: notice('referencePhoneRequired'),
});
export type ReferenceAnswer = z.infer<typeof ReferenceAnswer>;

/** Stored numbers were checked before. */
export const WrittenReference = AnswerFields.omit({ phone: true }).extend({ phone: z.string() });
export type WrittenReference = z.infer<typeof WrittenReference>;

/** Facts about the writer and the work. */
export const referenceFacts = {
  name: z.string(),
  title: z.string(),
  facility: z.string(),
  unit: z.enum(units).nullable(),
  startedOn: Day,
  endedOn: Day.nullable(),
  standing: z.enum(referenceStandings),
};

/** Reference as seen by the person who asked. */
export const OwnReference = z.object({
  referenceId: ReferenceId,
  ...referenceFacts,
  email: z.string(),
  state: z.enum(referenceStates),
  sentAt: Instant,
  expiresAt: Instant,
  /** Time at which it was answered, declined, or withdrawn. */
  closedAt: Instant.nullable(),
  answer: WrittenReference.nullable(),
});
export type OwnReference = z.infer<typeof OwnReference>;

/** Reference as employers see it after an application. */
export const SharedReference = z.object({
  referenceId: ReferenceId,
  ...referenceFacts,
  answeredAt: Instant,
  answer: WrittenReference,
});
export type SharedReference = z.infer<typeof SharedReference>;

/** Content of the link in the email. Closed requests name no one. */
export const ReferenceRequest = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    person: z.object({ firstName: z.string(), lastName: z.string() }),
    name: z.string(),
    title: z.string(),
    facility: z.string(),
    unit: z.enum(units).nullable(),
    startedOn: Day,
    endedOn: Day.nullable(),
    expiresAt: Instant,
  }),
  z.object({ state: z.enum(['expired', 'answered', 'declined', 'withdrawn']) }),
]);
export type ReferenceRequest = z.infer<typeof ReferenceRequest>;
