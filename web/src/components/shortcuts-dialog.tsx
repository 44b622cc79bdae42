import { keepChoice, useKeptChoice } from '@/lib/browser/kept-choice';
import { Stack } from './layout';
import styles from './shortcuts-dialog.module.css';
import { SwitchField } from './ui/editing/switch-field';
import { Dialog } from './ui/records/dialog';

export type Shortcut = { keys: readonly string[]; text: string };

type Props = {
  title: string;
  shortcuts: readonly Shortcut[];
  /** Label of the switch, for people whose speech input types letters. */
  use: string;
  useHint: string;
  onClose: () => void;
};

export const ShortcutsDialog = ({ title, shortcuts, use, useHint, onClose }: Props) => {
  const isOn = useKeptChoice('shortcuts') !== 'off';
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Stack>
        <dl className={styles.list} data-off={isOn ? undefined : ''}>
          {shortcuts.map(({ keys, text }) => (
            <div key={text}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <SwitchField
          label={use}
          description={useHint}
          checked={isOn}
          onChange={({ currentTarget }) => keepChoice('shortcuts', currentTarget.checked ? 'on' : 'off')}
        />
      </Stack>
    </Dialog>
  );
};
