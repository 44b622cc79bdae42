import { limits } from '@shared/limits';
import { MutedText } from '@/components/layout';
import { DateField } from '@/components/ui/editing/date-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import type { KeyForm, KeyFormErrors } from './key-form';
import { ScopesField } from './scopes-field';

type Props = { form: KeyForm; errors: KeyFormErrors; onChange: (changes: Partial<KeyForm>) => void };

export const KeyFields = ({ form, errors, onChange }: Props) => {
  const { t } = useTranslation('integrations');
  return (
    <>
      <TextField
        label={t('form.name')}
        description={t('form.nameHint')}
        required
        maxLength={limits.nameLength}
        value={form.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <ScopesField scopes={form.scopes} error={errors.scopes} onChange={(scopes) => onChange({ scopes })} />
      <DateField
        label={t('form.expiresOn')}
        description={t('form.expiresOnHint')}
        value={form.expiresOn}
        error={errors.expiresOn}
        onChange={(event) => onChange({ expiresOn: event.currentTarget.value })}
      />
      <TextAreaField
        label={t('form.ranges')}
        description={t('form.rangesHint')}
        rows={2}
        value={form.ranges}
        error={errors.ranges}
        onChange={(event) => onChange({ ranges: event.currentTarget.value })}
      />
      <MutedText>{t('form.note')}</MutedText>
    </>
  );
};
