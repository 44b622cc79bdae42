import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { limits } from '@shared/limits';
import type { LinkedInFeed } from '@shared/connect/model/job-feed';
import { CopyButton } from '@/components/copy-button';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { TextField } from '@/components/ui/fields/text-field';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf, readAgain } from '@/lib/requests/query-of';
import styles from './integrations.module.css';

const feedQuery = () => queryOf('getLinkedInFeed');

type Poster = { companyId: string; posterEmail: string };
type Change = { poster: Poster; newAddress: boolean } | 'stop';

const useChange = (version: number) => {
  const { t } = useTranslation('integrations');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) =>
      change === 'stop'
        ? api('stopLinkedInFeed', { body: { version } })
        : api('saveLinkedInFeed', { body: { ...change, version } }),
    onSuccess: (feed) => client.setQueryData(feedQuery().queryKey, feed),
    onError: (error) => {
      const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
      if (isStale) void readAgain(client, ['getLinkedInFeed']);
      if (Object.keys(errorsOf(error)).length === 0) toast.error(isStale ? t('linkedIn.stale') : error.message);
    },
  });
};

/** Errors by form field. */
const errorsOf = (error: Error | null): Partial<Poster> => {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^poster\./, ''), text]));
};

type Question = 'replace' | 'stop';

const Address = ({ url, onAsk }: { url: string; onAsk: (question: Question) => void }) => {
  const { t } = useTranslation('integrations');
  return (
    <>
      <TextField
        label={t('feed.address')}
        description={t('linkedIn.secret')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row gap="xs">
        <CopyButton text={url} label={t('feed.copy')} copied={t('feed.copied')} failed={t('feed.copyFailed')} />
        <Button variant="quiet" size="small" onClick={() => onAsk('replace')}>
          {t('feed.replace')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onAsk('stop')}>
          {t('feed.stop')}
        </Button>
      </Row>
    </>
  );
};

const Feed = ({ feed: { url, version, poster: stored } }: { feed: LinkedInFeed }) => {
  const { t } = useTranslation('integrations');
  const change = useChange(version);
  const [typed, setTyped] = useState<Partial<Poster>>({});
  const [asking, setAsking] = useState<Question | null>(null);
  const poster = { companyId: '', posterEmail: '', ...stored, ...typed };
  const errors = errorsOf(change.error);
  const isOn = url !== null;
  const act = (what: Change, done: string) =>
    change.mutate(what, { onSuccess: () => toast.success(done), onSettled: () => setAsking(null) });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!change.isPending) act({ poster, newAddress: false }, t(isOn ? 'linkedIn.saved' : 'linkedIn.started'));
  };
  return (
    <>
      {isOn && <Address url={url} onAsk={setAsking} />}
      <form className={styles.fields} noValidate onSubmit={submit} aria-busy={change.isPending}>
        <Stack gap="s">
          <TextField
            label={t('linkedIn.companyId')}
            description={t('linkedIn.companyIdHint')}
            inputMode="numeric"
            required
            value={poster.companyId}
            error={errors.companyId}
            onChange={(event) => setTyped({ ...typed, companyId: event.currentTarget.value })}
          />
          <TextField
            label={t('linkedIn.posterEmail')}
            description={t('linkedIn.posterEmailHint')}
            type="email"
            required
            value={poster.posterEmail}
            error={errors.posterEmail}
            onChange={(event) => setTyped({ ...typed, posterEmail: event.currentTarget.value })}
          />
          <Row>
            <Button type="submit" variant="secondary" loading={change.isPending && asking === null}>
              {isOn ? t('linkedIn.save') : t('feed.start')}
            </Button>
          </Row>
        </Stack>
      </form>
      {isOn && (
        <p className={styles.note}>
          {t('linkedIn.limit', { max: limits.jobsPerFeed, min: limits.linkedInDescriptionMin })}
        </p>
      )}
      <ConfirmDialog
        opened={asking === 'replace'}
        title={t('feed.replaceTitle')}
        text={t('linkedIn.replaceText')}
        confirmLabel={t('feed.replace')}
        loading={change.isPending}
        onConfirm={() => act({ poster, newAddress: true }, t('linkedIn.replaced'))}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        opened={asking === 'stop'}
        danger
        title={t('linkedIn.stopTitle')}
        text={t('linkedIn.stopText')}
        confirmLabel={t('feed.stop')}
        loading={change.isPending}
        onConfirm={() => act('stop', t('linkedIn.stopped'))}
        onClose={() => setAsking(null)}
      />
    </>
  );
};

/** The published jobs in LinkedIn's format, at a separate secret address. */
export const LinkedInFeedSection = () => {
  const { t } = useTranslation('integrations');
  const feed = useQuery(feedQuery());
  return (
    <section id="linkedin-feed" aria-labelledby="linkedin-feed-title">
      <div className={styles.head}>
        <h2 id="linkedin-feed-title">{t('linkedIn.title')}</h2>
      </div>
      <Stack gap="s">
        <MutedText>{t('linkedIn.text')}</MutedText>
        <QueryGate query={feed} loading={t('linkedIn.loading')} rows={2}>
          {(found) => <Feed feed={found} />}
        </QueryGate>
      </Stack>
    </section>
  );
};
