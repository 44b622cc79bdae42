import type { TeamRole } from '@shared/core/model/enumerations';
import { teamRoles } from '@shared/core/model/vocabulary';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { useTranslation } from '@/lib/i18n/i18n';

type Props = {
  name: string;
  value: TeamRole;
  onChange: (role: TeamRole) => void;
  onBlur?: () => void;
  locked?: string | undefined;
  error?: string | undefined;
};

export const RoleChoice = ({ locked, ...field }: Props) => {
  const { t } = useTranslation(['team', 'labels/hiring']);
  return (
    <RadioCards
      {...field}
      label={t('columns.role')}
      required
      disabled={locked !== undefined}
      description={locked}
      data={teamRoles.map((role) => ({
        value: role,
        label: t(`teamRole.${role}`),
        description: t(`roles.${role}.short`),
      }))}
    />
  );
};
