import { useState, type SubmitEvent } from 'react';
import { isLanguage, languageNames, languages, type Language } from '@shared/text/language';
import { Stack } from '@/components/layout';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { switchLanguage } from '@/lib/i18n/language-choice';
import { useTranslation } from '@/lib/i18n/i18n';
import { errorText } from '../error-text';
import { FormActions } from './form-parts';
import { ChangeButton, SettingRow, useRowForm } from './setting-row';

const choices = languages.map((value) => ({ value, label: languageNames[value] }));

type FormProps = { language: Language; onDone: () => void; onCancel: () => void };

const Form = ({ language, onDone, onCancel }: FormProps) => {
  const { t } = useTranslation(['settings', 'account']);
  const { refresh } = useSession();
  const [chosen, setChosen] = useState(language);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    setFailure(null);
    try {
      await api('changeLanguage', { body: { language: chosen } });
      onDone();
      await refresh();
      switchLanguage(chosen);
    } catch (error) {
      setFailure(errorText(error, t('accountSettings.preferences.failed')));
      setIsSaving(false);
    }
  };

  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack>
        {failure && <FormMessage kind="error">{failure}</FormMessage>}
        <SelectField
          label={t('accountSettings.language.label')}
          data={choices}
          value={chosen}
          onChange={(value) => isLanguage(value) && setChosen(value)}
        />
        <FormActions submit={t('accountSettings.language.submit')} isSubmitting={isSaving} onCancel={onCancel} />
      </Stack>
    </form>
  );
};

export const LanguageForm = ({ language }: { language: Language }) => {
  const { t } = useTranslation('settings');
  const form = useRowForm();
  const { isOpen, close, finish, outcome, row } = form;

  return (
    <SettingRow
      id="language"
      ref={row}
      title={t('accountSettings.language.title')}
      value={
        <>
          <b>{languageNames[language]}</b> · {t('accountSettings.language.text')}
        </>
      }
      action={!isOpen && <ChangeButton label={t('accountSettings.language.change')} form={form} />}
    >
      {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
      {isOpen && (
        <Form
          language={language}
          onDone={() => finish({ kind: 'success', text: t('accountSettings.language.saved') })}
          onCancel={close}
        />
      )}
    </SettingRow>
  );
};
