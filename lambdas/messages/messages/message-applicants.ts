import { fillTemplate, type TemplateValues } from '@shared/messages/rules/message-template';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { ApplicantMessageResult, ApplicantsMessageForm } from '@shared/messages/model/conversation';
import { createHash } from 'node:crypto';
import type { Language } from '@shared/text/language';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { log } from '../../platform/logger';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import { ulidLike } from '../../store/messages/conversations/conversation-item';
import type { Deps } from './ports';
import { startConversation } from './send-message';

type Command = { caller: AuthorizedCaller; form: ApplicantsMessageForm; language: Language };
type Outcome = ApplicantMessageResult['outcome'];
type Result = Omit<ApplicantMessageResult, 'applicationId'>;

/** Limit, because more would contend for the sender's counters. */
const atOnce = 4;

/** Derives the same ID for a repeated request, so no one gets a message twice. */
const messageIdOf = (id: string, applicationId: string): string =>
  `msg_${ulidLike(createHash('sha256').update([id, applicationId].join('\0')).digest())}`;

const failed = (outcome: Outcome): Result => ({ outcome, conversationId: null });

const outcomeOf = (error: unknown): Outcome => {
  if (!(error instanceof AppError)) {
    log.error('a message of many could not be sent', error);
    return 'later';
  }
  // Sent before, with another text.
  if (error.code === 'IDEMPOTENCY_CONFLICT') return 'sent';
  if (error.code === 'CONVERSATION_BLOCKED') return 'blocked';
  return error.code === 'NOT_FOUND' ? 'unreachable' : 'later';
};

/** Only the caller's organization, and for members only their own jobs. */
const reachable = async (
  { contacts }: Pick<Deps, 'contacts'>,
  caller: AuthorizedCaller,
  applicationIds: readonly string[],
): Promise<Map<string, ApplicationItem>> => {
  const organizationId = organizationOf(caller);
  const found = await contacts.applicationsById([...new Set(applicationIds)]);
  const inside = found.filter((application) => application.organizationId === organizationId);
  const own =
    caller.scope === 'assigned'
      ? await contacts.responsibleFor(
          caller.userId,
          inside.map(({ jobId }) => jobId),
        )
      : null;
  return new Map(
    inside.filter(({ jobId }) => own === null || own.has(jobId)).map((it) => [it.applicationId, it] as const),
  );
};

type Shared = Pick<TemplateValues, 'organization' | 'my name'>;

const sendOne = async (
  deps: Deps,
  { caller, form, language }: Command,
  application: ApplicationItem | undefined,
  shared: Shared,
): Promise<Result> => {
  if (!application) return failed('unreachable');
  if (application.status === 'withdrawn') return failed('withdrawn');
  const { applicationId, professionalId, candidate, jobTitle } = application;
  const content = fillTemplate(form.content, { ...shared, 'first name': candidate.firstName, job: jobTitle });
  if (content.length > limits.messageLength) return failed('tooLong');
  const message = { id: messageIdOf(form.id, applicationId), to: professionalId, subject: form.subject, content };
  try {
    const { conversation } = await startConversation(deps, { caller, language, form: message });
    return { outcome: 'sent', conversationId: conversation.conversationId };
  } catch (error) {
    return failed(outcomeOf(error));
  }
};

export const messageApplicants = async (
  deps: Deps,
  command: Command,
): Promise<{ results: ApplicantMessageResult[] }> => {
  const { caller, form } = command;
  const ids = [...new Set(form.applicationIds)];
  const [applications, names, organization] = await Promise.all([
    reachable(deps, caller, ids),
    deps.contacts.names([caller.userId]),
    deps.contacts.organization(organizationOf(caller)),
  ]);
  const shared: Shared = { organization, 'my name': names.get(caller.userId) ?? null };
  const results: ApplicantMessageResult[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    const sent = ids.slice(start, start + atOnce).map(async (applicationId) => ({
      applicationId,
      ...(await sendOne(deps, command, applications.get(applicationId), shared)),
    }));
    results.push(...(await Promise.all(sent)));
  }
  return { results };
};
