import { useState, type SubmitEvent } from 'react';
import { isLanguage, languageNames, languages, type Language } from '@shared/text/language';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { switchLanguage } from '@/lib/i18n/language-choice';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Outcome } from '../outcome';

const choices = languages.map((value) => ({ value, label: languageNames[value] }));

export const LanguageForm = ({ language }: { language: Language }) => {
  const { t } = useTranslation('settings');
  const { refresh } = useSession();
  const [chosen, setChosen] = useState(language);
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    setOutcome(null);
    try {
      await api('changeLanguage', { body: { language: chosen } });
      setOutcome({ kind: 'success', text: t('accountSettings.language.saved') });
      await refresh();
      switchLanguage(chosen);
    } catch (error) {
      setOutcome({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Card id="language" title={t('accountSettings.language.title')}>
      <form onSubmit={(event) => void save(event)}>
        <Stack>
          {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
          <SelectField
            label={t('accountSettings.language.label')}
            description={t('accountSettings.language.text')}
            data={choices}
            value={chosen}
            onChange={(value) => isLanguage(value) && setChosen(value)}
          />
          <div>
            <Button type="submit" loading={isSaving}>
              {t('accountSettings.language.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
};
