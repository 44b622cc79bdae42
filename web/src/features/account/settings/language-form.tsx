import { useState, type SubmitEvent } from 'react';
import { isLanguage, languageNames, languages, type Language } from '@shared/text/language';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { switchLanguage } from '@/lib/i18n/language-choice';
import { useTranslation } from '@/lib/i18n/i18n';
import { errorText } from '../error-text';
import { SettingRow, useRowForm } from './setting-row';

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
        <Row>
          <Button type="submit" loading={isSaving}>
            {t('accountSettings.language.submit')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

export const LanguageForm = ({ language }: { language: Language }) => {
  const { t } = useTranslation('settings');
  const [isSaved, setSaved] = useState(false);
  const { isOpen, open, close, row, button } = useRowForm();

  const begin = () => {
    setSaved(false);
    open();
  };
  const finish = () => {
    setSaved(true);
    close();
  };

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
      action={
        !isOpen && (
          <Button
            ref={button}
            variant="secondary"
            size="small"
            aria-label={t('accountSettings.language.change')}
            onClick={begin}
          >
            {t('accountSettings.change')}
          </Button>
        )
      }
    >
      {isSaved && <FormMessage kind="success">{t('accountSettings.language.saved')}</FormMessage>}
      {isOpen && <Form language={language} onDone={finish} onCancel={close} />}
    </SettingRow>
  );
};
