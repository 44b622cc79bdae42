import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import {
  channelMessages,
  hasShortlistButton,
  isAddressed,
  type ChannelMessage,
  type ChannelProvider,
} from '@shared/integrations/channel-messages';
import { providerOf } from '@shared/integrations/providers';
import { Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf, supersede } from '@/lib/requests/query-of';
import { ChannelAddress } from './channel-address';
import styles from './connections.module.css';

/** What is posted in the channel of a service. */
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
            {data.channel !== null && (
              <Choice key={data.messages.join()} provider={provider} channel={data.channel} chosen={data.messages} />
            )}
          </Stack>
        )}
      </QueryGate>
    </section>
  );
};

type ChoiceProps = { provider: ChannelProvider; channel: string; chosen: readonly ChannelMessage[] };

const Choice = ({ provider, channel, chosen: stored }: ChoiceProps) => {
  const { t } = useTranslation('channels');
  const client = useQueryClient();
  const [chosen, setChosen] = useState(stored);
  const call = { params: { provider } };
  const save = useMutation({
    mutationFn: (messages: ChannelMessage[]) => api('chooseChannelMessages', { ...call, body: { messages } }),
    onSuccess: async (saved) => {
      await supersede(client, queryOf('readChannelMessages', call), saved);
      toast.success(t('saved'));
    },
    onError: (error) => toast.error(t('failed', { reason: error.message })),
  });
  const toggle = (message: ChannelMessage): void =>
    setChosen((before) => channelMessages.filter((it) => (it === message) !== before.includes(it)));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate([...chosen]);
  };
  const { name } = providerOf(provider);
  return (
    <form onSubmit={submit} aria-busy={save.isPending}>
      <Stack>
        <Fieldset label={t('choose', { channel, name })} description={t('private')}>
          <Stack gap="s">
            {channelMessages.map((message) => (
              <CheckboxField
                key={message}
                label={
                  message === 'applications' && !hasShortlistButton(provider)
                    ? t('applicationsOnly')
                    : t(`messages.${message}`)
                }
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
    </form>
  );
};
