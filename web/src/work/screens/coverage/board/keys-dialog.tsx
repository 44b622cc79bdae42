import { ShortcutsDialog } from '@/components/shortcuts-dialog';
import { useTranslation } from '@/lib/i18n/i18n';

const shortcuts = [
  ['move', ['←', '↑', '→', '↓']],
  ['open', ['Enter']],
  ['new', ['N']],
  ['copy', ['C']],
  ['paste', ['V']],
  ['assign', ['A']],
  ['carry', ['Space']],
  ['seat', ['Space']],
  ['cancel', ['Esc']],
  ['gap', ['G']],
  ['help', ['?']],
] as const;

export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('coverage');
  return (
    <ShortcutsDialog
      title={t('keys.title')}
      shortcuts={shortcuts.map(([what, keys]) => ({ keys, text: t(`keys.${what}`) }))}
      use={t('keys.use')}
      useHint={t('keys.useHint')}
      onClose={onClose}
    />
  );
};
