import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { displayDurations, limits } from '@shared/limits';
import { messages } from '@shared/messages';
import { logoTypes } from '@shared/model/vocabulary';
import type { Organization } from '@shared/model/organization';
import { api } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { sendFile } from '@/lib/send-file';
import { organizationQuery } from '@/lib/organization-query';
import { usePassingMessage } from './use-passing-message';

type LogoType = (typeof logoTypes)[number];

/** What keeps a file from being sent, or null. */
export const logoProblem = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (!logoTypes.some((allowed) => allowed === type)) return messages.logoType;
  return size > limits.logoBytes ? messages.logoTooLarge : null;
};

/** What the server says of the file; the rest is nothing a person can act on. */
const refusalOf = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return messages.logoUploadFailed;
  return Object.values(error.fields ?? {})[0] ?? error.message;
};

/** Address of a chosen file while it is shown. */
const usePreview = (file: File | null): string | null => {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => {
      setPreview(null);
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return preview;
};

/** Sends, shows and removes the logo. It is stored at once, apart from the form. */
export const useLogo = () => {
  const queryClient = useQueryClient();
  const [percent, setPercent] = useState(0);
  const { message, show, clear } = usePassingMessage({
    success: displayDurations.logoMessage,
    error: displayDurations.logoMessage,
  });

  const store = (organization: Organization) => {
    queryClient.setQueryData(organizationQuery().queryKey, organization);
    void queryClient.invalidateQueries({ queryKey: ['jobs'] });
  };

  const upload = useMutation({
    mutationFn: async (file: File) => {
      setPercent(0);
      const body = { contentType: file.type as LogoType, size: file.size };
      const target = await api('requestLogoUpload', { body });
      await sendFile(target, file, { onProgress: setPercent });
      return api('setLogo', { body: { uploadId: target.uploadId } });
    },
    onSuccess: (organization) => {
      store(organization);
      show('success', messages.logoUploaded);
    },
    onError: (error) => show('error', refusalOf(error)),
  });

  const removal = useMutation({
    mutationFn: () => api('removeLogo'),
    onSuccess: (organization) => {
      store(organization);
      show('success', messages.logoRemoved);
    },
    onError: (error) => show('error', error.message),
  });

  const send = (file: File) => {
    if (upload.isPending) return;
    clear();
    const problem = logoProblem(file);
    if (problem === null) upload.mutate(file);
    else show('error', problem);
  };

  return {
    message,
    send,
    preview: usePreview(upload.isPending ? upload.variables : null),
    uploading: upload.isPending,
    percent,
    remove: removal.mutateAsync,
    removing: removal.isPending,
  };
};
