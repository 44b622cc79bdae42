import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { displayDurations, inMegabytes, limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { logoTypes } from '@shared/core/model/vocabulary';
import type { Organization } from '@shared/organizations/model/organization';
import { checkFile } from '@/components/file-drop/file-rules';
import { usePreview } from '@/components/file-drop/use-preview';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { say } from '@/lib/i18n/notices';
import { sendFile } from '@/lib/files/send-file';
import { organizationQuery } from '@/organizations/parts/organization/organization-query';
import { usePassingMessage } from './use-passing-message';
import { readAgain } from '@/lib/requests/query-of';

export const logoRules = {
  types: logoTypes,
  wrongType: notice('logoType'),
  bytes: limits.logoBytes,
  tooLarge: notice('logoTooLarge', { megabytes: inMegabytes(limits.logoBytes) }),
} as const;

const refusalOf = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return say('logoUploadFailed');
  return Object.values(error.fields ?? {})[0] ?? error.message;
};

export const useLogo = () => {
  const queryClient = useQueryClient();
  const [percent, setPercent] = useState(0);
  const { message, show, clear } = usePassingMessage({
    success: displayDurations.logoMessage,
    error: displayDurations.logoMessage,
  });

  const store = (organization: Organization) => {
    queryClient.setQueryData(organizationQuery().queryKey, organization);
    void readAgain(queryClient, ['jobs', 'search']);
  };

  const upload = useMutation({
    mutationFn: async ({ file, type }: { file: File; type: (typeof logoTypes)[number] }) => {
      setPercent(0);
      const body = { contentType: type, size: file.size };
      const target = await api('requestLogoUpload', { body });
      await sendFile(target, file, { onProgress: setPercent });
      return api('setLogo', { body: { uploadId: target.uploadId } });
    },
    onSuccess: (organization) => {
      store(organization);
      show('success', say('logoUploaded'));
    },
    onError: (error) => show('error', refusalOf(error)),
  });

  const removal = useMutation({
    mutationFn: () => api('removeLogo'),
    onSuccess: (organization) => {
      store(organization);
      show('success', say('logoRemoved'));
    },
    onError: (error) => show('error', error.message),
  });

  const send = (file: File) => {
    if (upload.isPending) return;
    clear();
    const checked = checkFile(file, logoRules);
    if ('problem' in checked) show('error', checked.problem);
    else upload.mutate({ file, type: checked.type });
  };

  return {
    message,
    send,
    preview: usePreview(upload.isPending ? upload.variables.file : null),
    uploading: upload.isPending,
    percent,
    remove: removal.mutateAsync,
    removing: removal.isPending,
  };
};
