import { keptReasons, type ErasureStep, type KeptReason } from '@shared/accounts/model/deletion-vocabulary';
import { limits } from '@shared/limits';
import { personalKeysTable } from '@shared/platform/table';
import { productName } from '@shared/product';
import { textsOf, type Phrase } from '../../../platform/text/deferred-text';
import type { DeletionItem } from '../../../store/accounts/account-deletions/deletion-item';
import type { ErasedPerson } from '../../../store/accounts/erasure/subject';
import type { ErasureDeps } from './ports';
import { keptCount } from './scan';

const t = textsOf('notifications/erasure');

/** Reasons to mention, because the retained data has the person's words or name. */
const told: Readonly<Partial<Record<KeptReason, Phrase>>> = {
  pay_records: t('kept.payRecords', { years: limits.payRecordYears }),
  invoices: t('kept.invoices'),
  messages: t('kept.messages'),
  reviews: t('kept.reviews'),
  references: t('kept.references', { months: limits.referenceMonths }),
  organization: t('kept.organization'),
  moderation: t('kept.moderation'),
  hiring_record: t('kept.hiringRecord'),
  activity_log: t('kept.activityLog'),
  short_lived: t('kept.shortLived'),
};

/** Describes only what the scan read. */
const checked = (counts: Readonly<Record<string, number>>): Phrase[] => [
  t('checked.items', { count: counts['items'] ?? 0 }),
  t('checked.files'),
  ...(counts['snapshots'] ? [t('checked.search')] : []),
  t('checked.signIn'),
  t('notChecked', { days: limits.backupDays, keyDays: personalKeysTable.backupDays }),
];

const namedIn = (counts: Readonly<Record<string, number>>): Phrase[] => {
  const found = keptReasons.filter((reason) => (counts[`${keptCount}${reason}`] ?? 0) > 0 && told[reason]);
  return found.length === 0 ? [] : [t('found', { reasons: found.length })];
};

/** A person can connect only calendars. */
const services = ({ confirmed = 0, over = 0, unconfirmed = 0 }: Readonly<Record<string, number>>): Phrase[] => [
  ...(confirmed + over > 0 ? [t('services.ended', { count: confirmed + over })] : []),
  ...(unconfirmed > 0 ? [t('services.unconfirmed', { count: unconfirmed, product: productName })] : []),
];

const countsOf = (steps: DeletionItem['steps'], wanted: ErasureStep): Readonly<Record<string, number>> =>
  steps.find(({ step }) => step === wanted)?.counts ?? {};

export const mailReceipt = async (
  { mailer, siteUrl }: Pick<ErasureDeps, 'mailer' | 'siteUrl'>,
  { steps }: Pick<DeletionItem, 'steps'>,
  { email, language }: Pick<ErasedPerson, 'email' | 'language'>,
): Promise<void> => {
  const counts = countsOf(steps, 'scanned');
  const { renderMail } = await import('../../../platform/mail/markup');
  const rendered = await renderMail(
    siteUrl,
    {
      subject: t('subject', { product: productName }),
      preview: t('done', { product: productName }),
      heading: t('heading'),
      paragraphs: [
        t('done', { product: productName }),
        ...(countsOf(steps, 'plan')['customers'] ? [t('plan')] : []),
        ...(countsOf(steps, 'payee')['accounts'] ? [t('payee')] : []),
        ...services(countsOf(steps, 'services')),
        t('checked.intro'),
        ...checked(counts),
        ...namedIn(counts),
        t('kept.intro'),
        ...keptReasons.flatMap((reason) => told[reason] ?? []),
      ],
      notes: [t('last')],
    },
    language,
  );
  await mailer.send({ ...rendered, kind: 'transactional', to: email });
};
