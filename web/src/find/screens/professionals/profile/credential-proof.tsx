import BadgeCheck from 'lucide-react/dist/esm/icons/badge-check.mjs';
import FileText from 'lucide-react/dist/esm/icons/file-text.mjs';
import { useMutation } from '@tanstack/react-query';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { Row } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';

export const VerifiedMark = () => {
  const { t } = useTranslation('professional-profile');
  return (
    <Badge tone="success">
      <BadgeCheck size={14} aria-hidden="true" />
      {t('licenses.verified')}
    </Badge>
  );
};

type Props = { profile: Pick<ProfessionalView, 'userId' | 'documents'>; credentialId: string };

/** Listed only for readers who may open it. */
export const CredentialProof = ({ profile: { userId, documents }, credentialId }: Props) => {
  const { t } = useTranslation('professional-profile');
  const opening = useMutation({
    mutationFn: () => api('getProfessionalDocument', { params: { userId, credentialId } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error(error.message),
  });
  if (!documents.includes(credentialId)) return null;
  return (
    <Row>
      <Button
        size="small"
        variant="secondary"
        leftIcon={<FileText size={16} aria-hidden="true" />}
        loading={opening.isPending}
        onClick={() => opening.mutate()}
      >
        {t('licenses.document')}
      </Button>
    </Row>
  );
};
