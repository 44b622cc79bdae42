import { useState } from 'react';
import { appearances } from '@shared/accounts/model/appearances';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { ZoneField } from '@/components/ui/editing/zone-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { api } from '@/lib/api/api';
import { useAppearanceChoice } from '@/lib/auth/appearance-choice';
import { useSession } from '@/lib/auth/session';
import { useAppearance } from '@/lib/browser/color-scheme';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';
import { errorText } from '../error-text';
import type { Outcome } from '../outcome';
import { LanguageForm } from './language-form';
import { FieldRow, SettingRows } from './setting-row';

/** Time zone and appearance take effect on selection, on every device. */
export const PreferencesCard = ({ me }: { me: Pick<Me, 'timeZone' | 'language'> }) => {
  const { t } = useTranslation('settings');
  const { refresh } = useSession();
  const appearance = useAppearance();
  const chooseAppearance = useAppearanceChoice();
  const [zone, setZone] = useState(me.timeZone ?? ownZone());
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const saving = (change: Promise<unknown>, done: string) =>
    change.then(
      () => setOutcome({ kind: 'success', text: done }),
      (error: unknown) =>
        setOutcome({ kind: 'error', text: errorText(error, t('accountSettings.preferences.failed')) }),
    );

  const saveZone = async (timeZone: string) => {
    await api('changeTimeZone', { body: { timeZone } });
    await refresh();
  };

  return (
    <Card id="preferences" title={t('accountSettings.preferences.title')}>
      <Stack>
        {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
        <SettingRows>
          <LanguageForm language={me.language} />
          <FieldRow>
            <ZoneField
              label={t('accountSettings.preferences.zone')}
              description={t('accountSettings.preferences.zoneText')}
              value={zone}
              onChange={(next) => {
                setZone(next);
                void saving(saveZone(next), t('accountSettings.preferences.zoneSaved'));
              }}
            />
          </FieldRow>
          <FieldRow>
            <RadioCards
              label={t('accountSettings.preferences.appearance')}
              description={t('accountSettings.preferences.appearanceText')}
              value={appearance}
              data={appearances.map((value) => ({
                value,
                label: t(`accountSettings.preferences.appearances.${value}`),
              }))}
              onChange={(next) => void saving(chooseAppearance(next), t('accountSettings.preferences.appearanceSaved'))}
            />
          </FieldRow>
        </SettingRows>
      </Stack>
    </Card>
  );
};
