import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AddressedProvider } from '@shared/connect/integrations/channel-messages';
import { limits } from '@shared/limits';
import { ChannelAddressForm, type ChannelMessages } from '@shared/connect/model/integration';
import { ConflictDialog, type Choice } from '@/components/editing/conflict-dialog';
import { MutedText, Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { sayNotice } from '@/lib/i18n/notices';
import { queryOf } from '@/lib/requests/query-of';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';

type Props = { provider: AddressedProvider; stored: ChannelMessages };

/** The channel address of a service, which the team enters. It is never shown again. */
export const ChannelAddress = ({ provider, stored }: Props) => {
  const { t } = useTranslation('channels');
  const { channel, refusedAt } = stored;
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {channel === null && <MutedText>{t('channel.text')}</MutedText>}
      {refusedAt !== null && (
        <FormMessage kind="error">{t('channel.refused', { date: formatDateTime(refusedAt, ownZone()) })}</FormMessage>
      )}
      <Row>
        <Button variant="secondary" size="small" onClick={() => setOpened('edit')}>
          {t(channel === null ? 'channel.add' : 'channel.change')}
        </Button>
        {channel !== null && (
          <Button variant="secondary" size="small" onClick={() => setOpened('remove')}>
            {t('channel.remove')}
          </Button>
        )}
      </Row>
      {opened === 'edit' && <AddressDialog provider={provider} stored={stored} onClose={close} />}
      {channel !== null && (
        <RemoveDialog provider={provider} channel={channel} opened={opened === 'remove'} onClose={close} />
      )}
    </>
  );
};

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE_VERSION';

const useStored = (provider: AddressedProvider) => {
  const client = useQueryClient();
  return (saved: ChannelMessages) =>
    client.setQueryData(queryOf('readChannelMessages', { params: { provider } }).queryKey, saved);
};

const problemsOf = (form: ChannelAddressForm): Partial<Record<string, string>> => {
  const issues = ChannelAddressForm.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [String(path[0]), sayNotice(message)]));
};

type DialogProps = Props & { onClose: () => void };

const AddressDialog = ({ provider, stored: { channel, addressVersion }, onClose }: DialogProps) => {
  const { t } = useTranslation('channels');
  const client = useQueryClient();
  const keep = useStored(provider);
  const [form, setForm] = useState<ChannelAddressForm>({ name: channel ?? '', address: '', version: addressVersion });
  const [newer, setNewer] = useState<ChannelMessages | null>(null);
  const [checked, setChecked] = useState(false);
  const save = useMutation({
    mutationFn: (body: ChannelAddressForm) => api('saveChannelAddress', { params: { provider }, body }),
    onSuccess: (saved) => {
      keep(saved);
      toast.success(t('channel.saved'));
      onClose();
    },
    onError: async (error) => {
      const query = queryOf('readChannelMessages', { params: { provider } });
      setNewer(isStale(error) ? await client.query({ ...query, staleTime: 0 }) : null);
    },
  });
  const resolve = (read: ChannelMessages, choice: Choice | undefined): void => {
    if (choice === 'stored') {
      onClose();
      return;
    }
    const again = { ...form, version: read.addressVersion };
    setForm(again);
    save.mutate(again);
  };
  const change = (changes: Partial<ChannelAddressForm>): void => {
    setForm((before) => ({ ...before, ...changes }));
    save.reset();
  };
  const found = checked ? problemsOf(form) : {};
  const answered = save.error instanceof ApiError ? save.error.fields : undefined;
  const problem = (name: keyof ChannelAddressForm): string | undefined => found[name] ?? answered?.[name];
  const submit = (): void => {
    setChecked(true);
    if (!save.isPending && Object.keys(problemsOf(form)).length === 0) save.mutate(form);
  };
  if (newer) {
    return (
      <ConflictDialog
        saving={save.isPending}
        differences={[{ field: 'channel', label: t('channel.name'), stored: newer.channel ?? '', yours: form.name }]}
        onResolve={(choices) => resolve(newer, choices['channel'])}
        onClose={() => setNewer(null)}
      />
    );
  }
  return (
    <FormDialog
      title={t(channel === null ? 'channel.add' : 'channel.change')}
      submit={t('channel.save')}
      cancel={t('channel.cancel')}
      isSaving={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {save.isError && !answered && <FormMessage kind="error">{save.error.message}</FormMessage>}
      <TextField
        label={t('channel.name')}
        required
        maxLength={limits.channelNameLength}
        value={form.name}
        error={problem('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        label={t('channel.address')}
        description={t('channel.addressHint')}
        required
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.channelAddressLength}
        value={form.address}
        error={problem('address')}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
    </FormDialog>
  );
};

type RemoveProps = { provider: AddressedProvider; channel: string; opened: boolean; onClose: () => void };

const RemoveDialog = ({ provider, channel, opened, onClose }: RemoveProps) => {
  const { t } = useTranslation('channels');
  const keep = useStored(provider);
  const removal = useMutation({
    mutationFn: (_nothing: undefined) => api('removeChannelAddress', { params: { provider } }),
    onSuccess: (saved) => {
      keep(saved);
      toast.success(t('channel.removed'));
    },
    onError: (error) => toast.error(t('channel.removeFailed', { reason: error.message })),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      opened={opened}
      danger
      title={t('channel.removeTitle', { channel })}
      text={t('channel.removeText')}
      confirmLabel={t('channel.remove')}
      loading={removal.isPending}
      onConfirm={() => removal.mutate(undefined)}
      onClose={onClose}
    />
  );
};
