import type { Me } from '@shared/api/accounts.routes';
import { JumpButton } from '@/features/jump/jump-button';
import { jumpLinks } from '@/features/shell/workspace/workspace-navigation';
import { useTranslation } from '@/lib/i18n/i18n';

export const Jump = ({ me }: { me: Me }) => {
  const { t } = useTranslation('workspace');
  return <JumpButton me={me} pages={jumpLinks(me).map(({ label, to }) => ({ label: t(label), to }))} />;
};
