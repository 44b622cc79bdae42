import { useQuery } from '@tanstack/react-query';
import type { NextNewsMail } from '@shared/trust/model/site-state';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Dialog } from '@/components/ui/records/dialog';
import { say } from '@/lib/i18n/notices';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { newsMailQuery, useSendNewsMail } from './admin-queries';
import { ReasonedForm } from './reasoned-form';

type Props = { onClose: () => void };

/** Why it can't be sent now, or undefined. */
const useObstacle = ({ isSent, nextAt, readers }: NextNewsMail): string | undefined => {
  const { t } = useTranslation('admin-system');
  if (isSent) return say('newsMailSent');
  if (nextAt !== null) return t('newsMail.nextAt', { date: formatDate(nextAt, ownZone()) });
  return readers.count === 0 ? say('newsMailUnwanted') : undefined;
};

const Preview = ({ next: { subject, text, readers, last } }: { next: NextNewsMail }) => {
  const { t } = useTranslation('admin-system');
  return (
    <Stack gap="s">
      <section aria-label={t('newsMail.preview')}>
        <h3>{subject}</h3>
        <p>{text}</p>
      </section>
      {readers.count > 0 && <p>{t('newsMail.readers', { count: readers.count, more: readers.more ? 'yes' : 'no' })}</p>}
      {last && (
        <MutedText>
          {t(last.finishedAt === null ? 'newsMail.going' : 'newsMail.last', {
            date: formatDate(last.requestedAt, ownZone()),
            count: last.sent,
          })}
        </MutedText>
      )}
    </Stack>
  );
};

const Form = ({ next, onClose }: Props & { next: NextNewsMail }) => {
  const { t } = useTranslation('admin-system');
  const send = useSendNewsMail();
  const obstacle = useObstacle(next);
  if (obstacle !== undefined) {
    return (
      <Dialog opened onClose={onClose} title={t('newsMail.title')}>
        <Stack>
          <Preview next={next} />
          <FormMessage kind="info">{obstacle}</FormMessage>
        </Stack>
      </Dialog>
    );
  }
  return (
    <ReasonedForm
      title={t('newsMail.title')}
      label={t('reason')}
      submitLabel={t('newsMail.submit')}
      saving={send.isPending}
      problem={send.error?.message}
      isComplete
      onSubmit={(reason) =>
        send.mutate(
          { number: next.number, version: next.last?.version ?? 0, reason },
          {
            onSuccess: () => {
              toast.success(t('newsMail.sent'));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {() => <Preview next={next} />}
    </ReasonedForm>
  );
};

/** The newest entry of What's New, as an email to people who opted in. */
export const NewsMailDialog = ({ onClose }: Props) => {
  const { t } = useTranslation('admin-system');
  const query = useQuery(newsMailQuery());
  return (
    <QueryGate query={query} loading={t('newsMail.loading')} rows={3}>
      {(next) => <Form next={next} onClose={onClose} />}
    </QueryGate>
  );
};
