import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { productName } from '@shared/product';
import { CopyButton } from '@/components/copy-button';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import styles from '../settings.module.css';

const fileName = `${productName.toLowerCase()}-recovery-codes.txt`;

const download = (text: string): void => {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};

type Props = { codes: readonly string[]; title: string; onSaved: () => void };

/** Shown only once; continuing requires confirming they were saved. */
export const RecoveryCodes = ({ codes, title, onSaved }: Props) => {
  const { t } = useTranslation('settings');
  const [saved, setSaved] = useState(false);
  const text = codes.join('\n');

  return (
    <Stack>
      <FormMessage kind="success">{title}</FormMessage>
      <p>{t('accountSettings.recoveryCodes.text')}</p>
      <ul className={styles.codes} aria-label={t('accountSettings.recoveryCodes.label')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <CopyButton
          text={text}
          label={t('accountSettings.recoveryCodes.copy')}
          copied={t('copied')}
          failed={t('copyFailed')}
        />
        <Button
          variant="secondary"
          size="small"
          leftIcon={<Download size={16} aria-hidden="true" />}
          onClick={() => download(text)}
        >
          {t('accountSettings.recoveryCodes.download')}
        </Button>
      </Row>
      <CheckboxField
        label={t('accountSettings.recoveryCodes.saved')}
        checked={saved}
        onChange={(event) => setSaved(event.currentTarget.checked)}
      />
      <Row>
        <Button disabled={!saved} onClick={onSaved}>
          {t('accountSettings.recoveryCodes.done')}
        </Button>
      </Row>
    </Stack>
  );
};
