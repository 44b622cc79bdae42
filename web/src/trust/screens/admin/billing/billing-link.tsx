import CreditCard from 'lucide-react/dist/esm/icons/credit-card.mjs';
import { mayAsStaff } from '@shared/trust/rules/staff-permissions';
import { paths, pathTo } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';

/** Links a person or an organization to its billing, for staff who handle it. */
export const BillingLink = ({ ownerId }: { ownerId: string }) => {
  const { t } = useTranslation('admin-console');
  const { me } = useSession();
  if (!mayAsStaff('handleBilling', me?.staff?.roles ?? [])) return null;
  return (
    <ButtonLink
      variant="secondary"
      to={pathTo(paths.adminBilling, { ownerId })}
      leftIcon={<CreditCard size={16} aria-hidden="true" />}
    >
      {t('billing.open')}
    </ButtonLink>
  );
};
