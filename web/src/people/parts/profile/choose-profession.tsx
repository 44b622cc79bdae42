import { useMemo, useState } from 'react';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ComboboxField } from '@/components/ui/editing/combobox-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { professionOptions } from './profession-options';

type Props = { saving: boolean; onChosen: (profession: Profession) => void };

export const ChooseProfession = ({ saving, onChosen }: Props) => {
  const { t } = useTranslation(['profession-question', 'labels/professions']);
  const [profession, setProfession] = useState<Profession | null>(null);
  const options = useMemo(() => professionOptions(t), [t]);
  return (
    <Stack>
      <ComboboxField
        label={t('label')}
        description={t('hint')}
        data={options}
        named="profession"
        value={profession}
        onChange={setProfession}
      />
      <Row>
        <Button
          loading={saving}
          disabled={profession === null}
          onClick={() => profession !== null && onChosen(profession)}
        >
          {t('save')}
        </Button>
      </Row>
    </Stack>
  );
};
