import { JumpButton } from '@/find/screens/command-palette/jump-button';
import { jumpLinks, type FramePerson } from '@/app/shell/workspace/workspace-navigation';
import { useTranslation } from '@/lib/i18n/i18n';

export const Jump = ({ me }: { me: FramePerson }) => {
  const { t } = useTranslation('workspace');
  return <JumpButton me={me} pages={jumpLinks(me).map(({ label, to }) => ({ label: t(label), to }))} />;
};
