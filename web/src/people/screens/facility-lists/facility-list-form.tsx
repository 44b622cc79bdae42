import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { everyUnit } from '@shared/people/api/compliance.routes';
import { optionalItems } from '@shared/people/rules/compliance/first-items';
import { limits } from '@shared/limits';
import type { ComplianceCode, FacilityItem, FacilityList } from '@shared/people/model/compliance';
import { Columns, MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { itemCatalogs, itemName } from '@/people/parts/compliance/item-name';
import { api, type ApiResult } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { newId } from '@/lib/requests/new-id';
import { queryOf } from '@/lib/requests/query-of';

const listsKey = queryOf('listFacilityLists').queryKey;

type Form = Pick<FacilityList, 'optional' | 'own'>;

/** After a colleague's change, the next save overwrites it knowingly. */
const useSaveList = ({ unit, version }: FacilityList) => {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(version);
  const versionIn = ({ items }: ApiResult<'listFacilityLists'>) => items.find((it) => it.unit === unit)?.version ?? 0;
  return useMutation({
    mutationFn: (list: Form) =>
      api('saveFacilityList', { params: { unit: unit ?? everyUnit }, body: { list, version: base } }),
    onSuccess: (lists) => {
      queryClient.setQueryData(listsKey, lists);
      setBase(versionIn(lists));
    },
    onError: async (error) => {
      if (!isStale(error)) return;
      setBase(versionIn(await queryClient.query({ ...queryOf('listFacilityLists'), staleTime: 0 })));
    },
  });
};

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE_VERSION';

const partsOf = (itemId: string) => {
  const [code, subject = ''] = itemId.split('-');
  return { code: code as ComplianceCode, subject, label: '' };
};

const isHealth = (itemId: string): boolean => itemId.startsWith('health-');
const checks = optionalItems.filter((itemId) => !isHealth(itemId));
const health = optionalItems.filter(isHealth);

type FormProps = {
  list: FacilityList;
  name: string;
  onDirty: (dirty: boolean) => void;
  onRemoved: () => void;
};

export const FacilityListForm = ({ list, name, onDirty, onRemoved }: FormProps) => {
  const { t } = useTranslation('facility-lists');
  const [optional, setOptional] = useState<readonly string[]>(list.optional);
  const [own, setOwn] = useState<readonly FacilityItem[]>(list.own);
  const [missing, setMissing] = useState(false);
  const saving = useSaveList(list);
  const { error } = saving;

  const toggle = (itemId: string, on: boolean) => {
    onDirty(true);
    setOptional((before) => (on ? [...before, itemId] : before.filter((it) => it !== itemId)));
  };
  const changeOwn = (next: (before: readonly FacilityItem[]) => readonly FacilityItem[]) => {
    onDirty(true);
    setOwn(next);
  };
  const change = (id: string, fields: Partial<FacilityItem>) =>
    changeOwn((before) => before.map((item) => (item.id === id ? { ...item, ...fields } : item)));
  const add = () =>
    changeOwn((before) => [...before, { id: newId('ent'), label: '', owner: 'professional', blocksStart: true }]);
  const save = () => {
    const isMissing = own.some(({ label }) => label.trim() === '');
    setMissing(isMissing);
    if (isMissing || saving.isPending) return;
    saving.mutate(
      { optional: [...optional], own: [...own] },
      {
        onSuccess: () => {
          onDirty(false);
          toast.success(say('facilityListSaved'));
        },
      },
    );
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="l">
        <Columns>
          <Choices title={t('checks')} itemIds={checks} chosen={optional} onToggle={toggle} />
          <Choices title={t('health')} itemIds={health} chosen={optional} onToggle={toggle} />
        </Columns>
        <Card title={t('own')}>
          <Stack>
            {own.length === 0 && <MutedText>{t('ownNone')}</MutedText>}
            {own.map((item) => (
              <OwnItem
                key={item.id}
                item={item}
                missing={missing && item.label.trim() === ''}
                onChange={(fields) => change(item.id, fields)}
                onRemove={() => changeOwn((before) => before.filter(({ id }) => id !== item.id))}
              />
            ))}
            {own.length < limits.facilityItems && (
              <Row>
                <Button variant="secondary" size="small" onClick={add}>
                  {t('addOwn')}
                </Button>
              </Row>
            )}
          </Stack>
        </Card>
        {error && <FormMessage kind="error">{isStale(error) ? t('changed') : error.message}</FormMessage>}
        <Row>
          <Button type="submit" loading={saving.isPending}>
            {t('save')}
          </Button>
          {list.unit !== null && list.version > 0 && <RemoveList list={list} name={name} onRemoved={onRemoved} />}
        </Row>
      </Stack>
    </form>
  );
};

type ChoicesProps = {
  title: string;
  itemIds: readonly string[];
  chosen: readonly string[];
  onToggle: (itemId: string, on: boolean) => void;
};

const Choices = ({ title, itemIds, chosen, onToggle }: ChoicesProps) => {
  const { t } = useTranslation(itemCatalogs);
  return (
    <Card title={title}>
      <Stack gap="xs">
        {itemIds.map((itemId) => (
          <CheckboxField
            key={itemId}
            label={itemName(partsOf(itemId), t)}
            checked={chosen.includes(itemId)}
            onChange={(event) => onToggle(itemId, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </Card>
  );
};

type OwnProps = {
  item: FacilityItem;
  missing: boolean;
  onChange: (fields: Partial<FacilityItem>) => void;
  onRemove: () => void;
};

const OwnItem = ({ item, missing, onChange, onRemove }: OwnProps) => {
  const { t } = useTranslation('facility-lists');
  const { label, owner, blocksStart } = item;
  return (
    <Row align="end" fields>
      <TextField
        label={t('ownLabel')}
        required
        maxLength={limits.facilityItemLength}
        value={label}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
        error={missing ? say('required') : undefined}
      />
      <SelectField
        label={t('owner')}
        data={[
          { value: 'professional', label: t('professional') },
          { value: 'employer', label: t('employer') },
        ]}
        value={owner}
        onChange={(value) => value && onChange({ owner: value })}
      />
      <CheckboxField
        label={t('blocks')}
        checked={blocksStart}
        onChange={(event) => onChange({ blocksStart: event.currentTarget.checked })}
      />
      <Button
        variant="quiet"
        size="small"
        aria-label={label ? t('removeOwn', { label }) : t('removeOwnEmpty')}
        onClick={onRemove}
      >
        <Trash2 size={20} aria-hidden="true" />
      </Button>
    </Row>
  );
};

type RemoveProps = Pick<FormProps, 'list' | 'name' | 'onRemoved'>;

const RemoveList = ({ list: { unit, version }, name, onRemoved }: RemoveProps) => {
  const { t } = useTranslation('facility-lists');
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: () => api('removeFacilityList', { params: { unit: unit! }, body: { version } }),
    onSuccess: (lists) => queryClient.setQueryData(listsKey, lists),
  });
  const remove = () =>
    removal.mutate(undefined, {
      onSuccess: () => {
        toast.success(say('facilityListRemoved'));
        onRemoved();
      },
      onError: (error) => toast.error(error.message),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        opened={asking}
        danger
        title={t('removeTitle', { unit: name })}
        text={t('removeText')}
        confirmLabel={t('remove')}
        loading={removal.isPending}
        onConfirm={() => !removal.isPending && remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
