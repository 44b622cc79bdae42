import { useQuery } from '@tanstack/react-query';
import { evidenceLimits } from '@shared/trust/limits/evidence-limits';
import { limits } from '@shared/limits';
import type { EvidenceItem } from '@shared/trust/model/evidence-packet';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './evidence.module.css';
import { evidenceItemsQuery } from './evidence-queries';
import { itemName, itemNote } from './item-texts';
import { usePacketForm } from './use-packet-form';

export const MakePacketDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('evidence');
  const items = useQuery(evidenceItemsQuery());
  return (
    <Dialog opened onClose={onClose} title={t('form.title')}>
      <QueryGate query={items} loading={t('form.loading')} rows={3}>
        {(found) => (found.length === 0 ? <Nothing /> : <PacketForm items={found} onClose={onClose} />)}
      </QueryGate>
    </Dialog>
  );
};

const Nothing = () => {
  const { t } = useTranslation('evidence');
  return (
    <EmptyState
      illustration="clipboard"
      title={t('form.none.title')}
      text={t('form.none.text')}
      action={<ButtonLink to={paths.credentials}>{t('form.none.open')}</ButtonLink>}
    />
  );
};

const { min, usual, max } = evidenceLimits.packetDays;
const dayChoices = [min, 14, usual, 60, max];

type FormState = ReturnType<typeof usePacketForm>;

const PacketForm = ({ items, onClose }: { items: readonly EvidenceItem[]; onClose: () => void }) => {
  const { t } = useTranslation('evidence');
  const form = usePacketForm(onClose);
  const { values, problem, sending, submit } = form;
  return (
    <form
      noValidate
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
        <Choices items={items} form={form} />
        <Recipient form={form} />
        <MutedText>{t('form.consent', { recipient: values.recipient.trim() || t('form.someone') })}</MutedText>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={sending}>
            {t('form.submit')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};

const Choices = ({ items, form: { values, errors, toggle } }: { items: readonly EvidenceItem[]; form: FormState }) => {
  const { t } = useTranslation(['evidence', 'labels/profiles', 'labels/certifications']);
  return (
    <Fieldset label={t('form.what')} description={t('form.whatHint')} error={errors.items} required>
      <div className={styles.choices}>
        {items.map((item) => (
          <CheckboxField
            key={item.id}
            label={itemName(item, t)}
            description={itemNote(item, t)}
            checked={values.items.includes(item.id)}
            onChange={() => toggle(item.id)}
          />
        ))}
      </div>
    </Fieldset>
  );
};

const Recipient = ({ form: { values, errors, change } }: { form: FormState }) => {
  const { t } = useTranslation('evidence');
  return (
    <>
      <TextField
        label={t('form.recipient')}
        description={t('form.recipientHint')}
        required
        autoComplete="off"
        maxLength={limits.organizationLength}
        error={errors.recipient}
        value={values.recipient}
        onChange={(event) => change({ recipient: event.currentTarget.value })}
      />
      <TextField
        label={t('form.purpose')}
        description={t('form.purposeHint')}
        required
        autoComplete="off"
        maxLength={limits.nameLength}
        error={errors.purpose}
        value={values.purpose}
        onChange={(event) => change({ purpose: event.currentTarget.value })}
      />
      <SelectField
        label={t('form.days')}
        error={errors.days}
        data={dayChoices.map((days) => ({ value: String(days), label: t('form.daysOption', { days }) }))}
        value={String(values.days)}
        onChange={(days) => change({ days: Number(days) })}
      />
    </>
  );
};
