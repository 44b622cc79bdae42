import { useState } from 'react';
import { say, sayNotice } from '@/lib/i18n/notices';
import { CalendarAddress, type CalendarConnection } from '@shared/messages/model/calendar';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation } from '@/lib/i18n/i18n';
import { useChangeConnection } from './connection-queries';

type BusyImport = NonNullable<CalendarConnection['busyImport']>;

const messageOf = (error: unknown): string =>
  (error instanceof ApiError && error.fields?.['url']) || (error instanceof Error ? error.message : String(error));

const NewImport = () => {
  const { t } = useTranslation('calendar-connection');
  const change = useChangeConnection();
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const start = async () => {
    if (change.isPending) return;
    const wrong = CalendarAddress.safeParse(url).error?.issues[0];
    setProblem(wrong && sayNotice(wrong.message));
    if (wrong) return;
    try {
      await change.mutateAsync({ act: 'import', url });
      toast.success(say('calendarImported'));
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <>
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        label={t('import.address')}
        description={t('import.hint')}
        value={url}
        error={problem}
        onChange={(event) => setUrl(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Must not submit the surrounding form.
          event.preventDefault();
          void start();
        }}
      />
      <Row>
        <Button variant="secondary" loading={change.isPending} onClick={() => void start()}>
          {change.isPending ? t('import.reading') : t('import.start')}
        </Button>
      </Row>
    </>
  );
};

const KnownImport = ({ known }: { known: BusyImport }) => {
  const { t } = useTranslation('calendar-connection');
  const change = useChangeConnection();
  const [asking, setAsking] = useState(false);
  const act = (what: 'import' | 'stopImport', told: string) =>
    void change
      .mutateAsync({ act: what })
      .then(
        () => toast.success(told),
        (error: unknown) => toast.error(messageOf(error)),
      )
      .then(() => setAsking(false));
  return (
    <>
      <p>
        <strong>{known.host}</strong>
      </p>
      <MutedText>
        {t('import.times', { count: known.busyTimes })}
        {known.importedAt && ` ${t('import.readAt', { date: formatDateTime(known.importedAt, ownZone()) })}`}
      </MutedText>
      {known.events !== null && (
        <MutedText>
          {[
            t('import.events', { count: known.events }),
            ...known.leftOut.map(({ reason, count }) => t(`import.leftOut.${reason}`, { count })),
          ].join(' ')}
        </MutedText>
      )}
      {known.problem !== null && (
        <FormMessage kind="error">{t('import.problem', { problem: sayNotice(known.problem) })}</FormMessage>
      )}
      <Row gap="xs">
        <Button
          variant="secondary"
          size="small"
          loading={change.isPending && !asking}
          onClick={() => act('import', say('calendarImported'))}
        >
          {t('import.again')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {t('import.stop')}
        </Button>
      </Row>
      <ConfirmDialog
        opened={asking}
        title={t('import.stopTitle')}
        text={t('import.stopText')}
        confirmLabel={t('import.stop')}
        danger
        loading={change.isPending}
        onConfirm={() => act('stopImport', say('calendarImportStopped'))}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

export const BusyImportPart = ({ busyImport }: { busyImport: BusyImport | null }) => {
  const { t } = useTranslation('calendar-connection');
  return (
    <Stack as="section" gap="s">
      <h3>{t('import.title')}</h3>
      <MutedText>{t('import.text')}</MutedText>
      {busyImport ? <KnownImport known={busyImport} /> : <NewImport />}
    </Stack>
  );
};
