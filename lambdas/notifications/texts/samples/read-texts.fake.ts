import type { DomainEvent } from '@shared/core/model/event';
import type { Language } from '@shared/text/language';
import type { EventReader } from '../../../events/ports';
import { readIn } from '../../../platform/text/read-text';
import { renderEmail } from '../../render-email';
import type { EmailContext, TextFor } from '../../text';
import { resolveTexts } from '../index';

/** Texts as their recipients see them. */
export const readTextsOf = async (reader: EventReader, event: DomainEvent, language: Language = 'en') => {
  const emailIn = (email: NonNullable<TextFor['email']>) => async (context: EmailContext) => {
    const draft = await email(context);
    return draft && renderEmail(context.siteUrl, { kind: 'transactional', ...draft }, language);
  };
  const { users, address } = await resolveTexts(reader, event);
  return {
    users: await Promise.all(
      users.map(async ({ email, ...text }) => ({ ...(await readIn(language, text)), email: email && emailIn(email) })),
    ),
    address: address && { ...address, email: emailIn(address.email) },
  };
};

export type ReadText = Awaited<ReturnType<typeof readTextsOf>>['users'][number];
