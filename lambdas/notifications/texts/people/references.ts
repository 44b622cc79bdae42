import type { EventOf } from '@shared/core/model/event';
import { paths, pathTo } from '@shared/paths';
import { productName } from '@shared/product';
import type { EventAccount, EventReader } from '../../../events/ports';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import type { ReferenceItem } from '../../../store/people/references/reference-item';
import { referenceToken } from '../../../store/people/references/reference-token';
import { onSite } from '../../format';
import { defineTexts, type EmailContext, type KindOfEmail } from '../../text';
import { inAppAndEmail } from '../../wording';

type Asked = { reference: ReferenceItem; person: EventAccount };

/** Closed requests need no email. */
const loadAsked = async (
  reader: EventReader,
  { data }: EventOf<'reference.requested' | 'reference.reminder_due'>,
): Promise<Asked | null> => {
  const [reference, person] = await Promise.all([reader.reference(data), reader.account(data.userId)]);
  return reference?.status === 'open' && person ? { reference, person } : null;
};

const loadClosed = async (reader: EventReader, { data }: EventOf<'reference.closed'>) => {
  const reference = await reader.reference(data);
  return reference && { userId: data.userId, name: reference.name, status: data.status };
};

const t = textsOf('notifications/references');

const namesOf = ({ person: { firstName, lastName } }: Asked) => ({ firstName, lastName });

const letter = async (
  { reference, person }: Asked,
  { siteUrl, hash }: EmailContext,
  opening: { subject: DeferredText; heading: DeferredText },
): Promise<KindOfEmail> => {
  const { firstName, lastName } = person;
  const { name, facility, expiresAt } = reference;
  const token = await referenceToken(hash, reference);
  return {
    ...opening,
    kind: 'transactional',
    preview: t('requested.preview', { facility }),
    paragraphs: [
      t('requested.text', { name, firstName, lastName, facility }),
      t('requested.read', { firstName, product: productName }),
    ],
    action: { label: t('action'), url: onSite(siteUrl, pathTo(paths.reference, { token })) },
    notes: [t('expires', { day: { day: expiresAt.slice(0, 10) } }), t('decline')],
  };
};

// The requester knows the person, so their language is used.
const addressed = {
  address: ({ reference }: Asked) => reference.email,
  language: ({ person }: Asked) => person.language,
};

export const referenceTexts = defineTexts({
  'reference.requested': {
    load: loadAsked,
    toAddress: {
      ...addressed,
      email: (asked, context) =>
        letter(asked, context, {
          subject: t('requested.subject', namesOf(asked)),
          heading: t('requested.heading', namesOf(asked)),
        }),
    },
  },

  'reference.reminder_due': {
    load: loadAsked,
    toAddress: {
      ...addressed,
      email: (asked, context) =>
        letter(asked, context, {
          subject: t('reminder.subject', namesOf(asked)),
          heading: t('reminder.heading', namesOf(asked)),
        }),
    },
  },

  'reference.closed': {
    load: loadClosed,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'account',
        ...inAppAndEmail('system', ({ name, status }: { name: string; status: 'answered' | 'declined' }) => ({
          title: t(`${status}.title`, { name }),
          content: t(`${status}.content`),
          action: t('read'),
          path: paths.references,
        })),
      },
    ],
  },
});
