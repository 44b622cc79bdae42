import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import {
  channelMessages,
  hasShortlistButton,
  isAddressed,
  type ChannelMessage,
  type ChannelProvider,
} from '@shared/connect/integrations/channel-messages';
import { providerOf } from '@shared/connect/integrations/providers';
import type { ChannelMessages, ChannelMessagesForm } from '@shared/connect/model/integration';
import { formatList } from '@shared/text/formats';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { api } from '@/lib/api/api';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import { queryOf } from '@/lib/requests/query-of';
import { ChannelAddress, isStale } from './channel-address';
import styles from './connections.module.css';

/** Messages posted in the channel of a service. */
export const ChannelMessagesSection = ({ provider }: { provider: ChannelProvider }) => {
  const { t } = useTranslation('channels');
  const stored = useQuery(queryOf('readChannelMessages', { params: { provider } }));
  return (
    <section className={styles.calls} aria-labelledby="messages-title">
      <h2 id="messages-title">{t('title')}</h2>
      <QueryGate query={stored} loading={t('loading')} rows={4}>
        {(data) => (
          <Stack>
            {isAddressed(provider) && <ChannelAddress provider={provider} stored={data} />}
            {data.channel !== null && <Choice provider={provider} channel={data.channel} stored={data} />}
          </Stack>
        )}
      </QueryGate>
    </section>
  );
};

type ChoiceProps = { provider: ChannelProvider; channel: string; stored: ChannelMessages };

const labelOf = (t: TFunction<'channels'>, provider: ChannelProvider, message: ChannelMessage): string =>
  message === 'applications' && !hasShortlistButton(provider) ? t('applicationsOnly') : t(`messages.${message}`);

const Choice = ({ provider, channel, stored }: ChoiceProps) => {
  const { t } = useTranslation('channels');
  const client = useQueryClient();
  const [base, setBase] = useState(stored);
  const [chosen, setChosen] = useState<readonly ChannelMessage[]>(base.messages);
  const [newer, setNewer] = useState<ChannelMessages | null>(null);
  const startFrom = (read: ChannelMessages): void => {
    setBase(read);
    setChosen(read.messages);
  };
  // Nothing was changed here yet.
  if (stored.version !== base.version && chosen === base.messages) startFrom(stored);
  const call = { params: { provider } };
  const query = queryOf('readChannelMessages', call);
  const save = useMutation({
    mutationFn: (body: ChannelMessagesForm) => api('chooseChannelMessages', { ...call, body }),
    onSuccess: (saved) => {
      startFrom(saved);
      setNewer(null);
      client.setQueryData(query.queryKey, saved);
      toast.success(t('saved'));
    },
    onError: async (error) => {
      if (isStale(error)) setNewer(await client.query({ ...query, staleTime: 0 }));
      else toast.error(t('failed', { reason: error.message }));
    },
  });
  const toggle = (message: ChannelMessage): void =>
    setChosen((before) => channelMessages.filter((it) => (it === message) !== before.includes(it)));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ messages: [...chosen], version: base.version });
  };
  const wordsOf = (messages: readonly ChannelMessage[]): string =>
    messages.length === 0
      ? t('nothing')
      : formatList(
          messages.map((it) => labelOf(t, provider, it)),
          language,
        );
  const { name } = providerOf(provider);
  return (
    <form onSubmit={submit} aria-busy={save.isPending}>
      <Stack>
        <Fieldset label={t('choose', { channel, name })} description={t('private')}>
          <Stack gap="s">
            {channelMessages.map((message) => (
              <CheckboxField
                key={message}
                label={labelOf(t, provider, message)}
                checked={chosen.includes(message)}
                onChange={() => toggle(message)}
              />
            ))}
          </Stack>
        </Fieldset>
        <Row>
          <Button type="submit" size="small" loading={save.isPending}>
            {t('save')}
          </Button>
        </Row>
      </Stack>
      {newer && (
        <ConflictDialog
          saving={save.isPending}
          differences={[
            { field: 'messages', label: t('posted'), stored: wordsOf(newer.messages), yours: wordsOf(chosen) },
          ].filter((it) => it.stored !== it.yours)}
          onResolve={({ messages }) =>
            save.mutate({
              messages: [...(messages === 'stored' ? newer.messages : chosen)],
              version: newer.version,
            })
          }
          onClose={() => setNewer(null)}
        />
      )}
    </form>
  );
};
