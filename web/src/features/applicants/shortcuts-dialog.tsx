import { Stack } from '@/components/layout';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { Dialog } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { keepChoice, useKeptChoice } from './kept-choice';
import styles from './shortcuts-dialog.module.css';

const shortcuts = [
  ['steps', ['J', 'K']],
  ['open', ['Enter']],
  ['close', ['Esc']],
  ['select', ['X']],
  ['message', ['M']],
  ['move', ['1', '2', '3', '4', '5']],
  ['reject', ['6']],
  ['drag', ['Space', '←', '→']],
  ['search', ['/']],
  ['help', ['?']],
] as const;

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('applicants');
  const isOn = useKeptChoice('shortcuts') !== 'off';
  return (
    <Dialog opened onClose={onClose} title={t('keys.title')}>
      <Stack>
        <dl className={styles.list} data-off={isOn ? undefined : ''}>
          {shortcuts.map(([what, keys]) => (
            <div key={what}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(`keys.${what}`)}</dd>
            </div>
          ))}
        </dl>
        <SwitchField
          label={t('keys.use')}
          description={t('keys.useHint')}
          checked={isOn}
          onChange={({ currentTarget }) => keepChoice('shortcuts', currentTarget.checked ? 'on' : 'off')}
        />
      </Stack>
    </Dialog>
  );
};
