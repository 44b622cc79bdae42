import { inMegabytes, limits } from '@shared/limits';
import { attachmentTypes } from '@shared/people/model/profile-vocabulary';
import { notice } from '@shared/text/notice';
import { useSentFiles } from '@/components/file-drop/use-sent-files';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';

export const ticketFileRules = {
  types: attachmentTypes,
  wrongType: notice('attachmentType'),
  bytes: limits.documentBytes,
  tooLarge: notice('documentTooLarge', { megabytes: inMegabytes(limits.documentBytes) }),
} as const;

/** Files are sent as soon as they are chosen. */
export const useTicketFiles = (operation: 'requestTicketUpload' | 'requestAnswerUpload' = 'requestTicketUpload') => {
  const { t } = useTranslation('support');
  return useSentFiles({
    rules: ticketFileRules,
    most: limits.attachmentsPerMessage,
    tooMany: t('files.tooMany', { count: limits.attachmentsPerMessage }),
    request: (body) => api(operation, { body }),
  });
};
