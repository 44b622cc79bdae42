import Building2 from 'lucide-react/dist/esm/icons/building-2.mjs';
import Stethoscope from 'lucide-react/dist/esm/icons/stethoscope.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import type { UserType } from '@shared/core/model/enumerations';
import { userTypes } from '@shared/accounts/model/user-types';
import { RadioCards } from '@/components/ui/fields/radio-cards';

const icons = { doctor: Stethoscope, employer: Building2 };

type Props = {
  label: string;
  value: UserType | null;
  onChange: (userType: UserType) => void;
  error?: string | undefined;
};

export const UserTypeChoice = ({ label, value, onChange, error }: Props) => {
  const { t } = useTranslation(['account', 'shell']);
  const options = userTypes.map((userType) => {
    const Icon = icons[userType];
    return {
      value: userType,
      icon: <Icon aria-hidden size={20} />,
      label: t(`userType.${userType}`),
      description: t(`userType.${userType}.text`),
    };
  });
  return <RadioCards label={label} data={options} value={value} onChange={onChange} error={error} />;
};
