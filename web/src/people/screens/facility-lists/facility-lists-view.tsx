import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usualOptionalItems } from '@shared/people/rules/compliance/first-items';
import { units, type Unit } from '@shared/people/model/healthcare-vocabulary';
import type { FacilityList } from '@shared/people/model/compliance';
import { UnsavedChanges } from '@/components/editing/unsaved-changes';
import { MutedText, Row, Stack } from '@/components/layout';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { SelectField } from '@/components/ui/fields/select-field';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { FacilityListForm } from './facility-list-form';

export const FacilityListsView = () => {
  const { t } = useTranslation('facility-lists');
  const lists = useQuery({ ...queryOf('listFacilityLists'), ...asStoredNow });
  return (
    <SettingsPage title={t('title')} description={t('description')}>
      <FormGate query={lists} loading={t('loading')}>
        {({ items }) => <Lists lists={items} />}
      </FormGate>
    </SettingsPage>
  );
};

const general = 'all';

/** A list that was never saved starts with the defaults. */
const listOf = (lists: readonly FacilityList[], unit: Unit | null): FacilityList =>
  lists.find((list) => list.unit === unit) ?? {
    ...(lists.find((list) => list.unit === null) ?? { optional: [...usualOptionalItems], own: [] }),
    unit,
    version: 0,
  };

const Lists = ({ lists }: { lists: readonly FacilityList[] }) => {
  const { t } = useTranslation(['facility-lists', 'labels/units']);
  const [unit, setUnit] = useState<Unit | null>(null);
  const [dirty, setDirty] = useState(false);
  const [asked, setAsked] = useState<{ unit: Unit | null } | null>(null);
  const leaving = useRef(false);
  const list = listOf(lists, unit);
  const open = (next: Unit | null) => {
    setUnit(next);
    setDirty(false);
    setAsked(null);
  };
  return (
    <Stack gap="l">
      <Row align="end" fields>
        <SelectField
          label={t('list')}
          description={t('unitHint')}
          data={[
            { value: general, label: t('everyUnit') },
            ...units.map((value) => ({ value, label: t(`unit.${value}`) })),
          ]}
          value={unit ?? general}
          onChange={(value) => {
            const next = value === general || value === null ? null : value;
            if (dirty) setAsked({ unit: next });
            else open(next);
          }}
        />
      </Row>
      <FacilityListForm
        key={unit ?? general}
        list={list}
        name={unit ? t(`unit.${unit}`) : t('everyUnit')}
        onDirty={setDirty}
        onRemoved={() => open(null)}
      />
      <MutedText>{t('applies')}</MutedText>
      <UnsavedChanges dirty={dirty} leaving={leaving} />
      <ConfirmDialog
        opened={asked !== null}
        danger
        title={t('leave')}
        text={t('leaveText')}
        confirmLabel={t('leaveConfirm')}
        onConfirm={() => asked && open(asked.unit)}
        onClose={() => setAsked(null)}
      />
    </Stack>
  );
};
