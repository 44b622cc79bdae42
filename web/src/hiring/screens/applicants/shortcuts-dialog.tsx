import { ShortcutsDialog as Shortcuts } from '@/components/shortcuts-dialog';
import { useTranslation } from '@/lib/i18n/i18n';

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
  return (
    <Shortcuts
      title={t('keys.title')}
      shortcuts={shortcuts.map(([what, keys]) => ({ keys, text: t(`keys.${what}`) }))}
      use={t('keys.use')}
      useHint={t('keys.useHint')}
      onClose={onClose}
    />
  );
};
