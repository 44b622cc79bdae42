import { useState } from 'react';
import { createPortal } from 'react-dom';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { Unavailable } from '@shared/people/model/professional';
import { timeSlots, unavailableTypes, weekdays } from '@shared/people/model/profile-vocabulary';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { DateField } from '@/components/ui/editing/date-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { finishedUnavailable, isListed, newUnavailable, type UnavailableDraft } from './unavailable-dates';

type Props = { listed: readonly Unavailable[]; onAdd: (entry: Unavailable) => void; onClose: () => void };

/** Rendered outside the profile form, which it would otherwise submit. */
export const UnavailableDialog = ({ listed, onAdd, onClose }: Props) => {
  const { t } = useTranslation('profile-fields');
  const [draft, setDraft] = useState<UnavailableDraft>(newUnavailable);
  const [problem, setProblem] = useState<'date' | 'same' | null>(null);
  const change = (part: Partial<UnavailableDraft>) => {
    setProblem(null);
    setDraft((before) => ({ ...before, ...part }));
  };
  const add = (): void => {
    const entry = finishedUnavailable(draft);
    if (entry === null) setProblem('date');
    else if (isListed(listed, entry)) setProblem('same');
    else onAdd(entry);
  };

  return createPortal(
    <Dialog opened onClose={onClose} title={t('unavailable.addTitle')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          add();
        }}
      >
        <Stack>
          <RadioCards
            label={t('unavailable.type')}
            value={draft.type}
            onChange={(type) => change({ type })}
            data={unavailableTypes.map((value) => ({ value, label: t(`unavailable.types.${value}`) }))}
          />
          <When draft={draft} isDateMissing={problem === 'date'} onChange={change} />
          <TextField
            label={t('unavailable.reason')}
            description={t('unavailable.reasonHint')}
            maxLength={limits.nameLength}
            value={draft.reason}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
          {problem === 'same' && <FormMessage kind="error">{t('unavailable.same')}</FormMessage>}
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>
              {t('unavailable.cancel')}
            </Button>
            <Button type="submit">{t('unavailable.save')}</Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>,
    document.body,
  );
};

type WhenProps = {
  draft: UnavailableDraft;
  isDateMissing: boolean;
  onChange: (part: Partial<UnavailableDraft>) => void;
};

const When = ({ draft, isDateMissing, onChange }: WhenProps) => {
  const { t } = useTranslation(['profile-fields', 'labels/profiles']);
  if (draft.type === 'date')
    return (
      <>
        <DateField
          label={t('unavailable.date')}
          required
          value={draft.date ?? ''}
          error={isDateMissing ? say('required') : undefined}
          onChange={(event) => onChange({ date: event.currentTarget.value || null })}
        />
        <CheckboxField
          label={t('unavailable.recurring')}
          checked={draft.recurring}
          onChange={(event) => onChange({ recurring: event.currentTarget.checked })}
        />
      </>
    );
  return (
    <>
      <SelectField
        label={t('unavailable.day')}
        data={weekdays.map((value) => ({ value, label: t(`weekday.${value}`) }))}
        value={draft.day}
        onChange={(day) => day && onChange({ day })}
      />
      {draft.type === 'day-time' && (
        <SelectField
          label={t('unavailable.timeSlot')}
          data={timeSlots.map((value) => ({ value, label: t(`timeSlot.${value}`) }))}
          value={draft.timeSlot}
          onChange={(timeSlot) => timeSlot && onChange({ timeSlot })}
        />
      )}
    </>
  );
};
