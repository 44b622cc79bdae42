import { useState } from 'react';
import type { OwnStaffList } from '@shared/work/model/own-staff';
import { ownStaffLimits } from '@shared/work/limits/own-staff-limits';
import { FileDrop } from '@/components/file-drop/file-drop';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { ReadAsList } from '@/trust/parts/list-files/read-as-list';
import { ApiError } from '@/lib/api/api-error';
import { listText, listTypes } from '@/lib/files/list-text';
import { saveText } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useCheckStaff, useInviteStaff, type CheckedList } from './own-staff-queries';
import { ProblemLines } from './problem-lines';

/** The first field error says more than that the request was invalid. */
const messageOf = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.fields ?? {})[0]) || error.message;

/** In the server's format. */
const example = 'name,email,profession,units\r\n';

type Checked = { list: OwnStaffList; found: CheckedList };

/** A file, then a preview, then the invitations. */
export const StaffFileDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('own-staff');
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const check = useCheckStaff();
  const invite = useInviteStaff();
  const oneAtATime = useOneAtATime();
  const read = async (file: File) => {
    setChecked(null);
    const csv = file.size > ownStaffLimits.csvLength ? '' : await listText(file);
    setTooLarge(csv === '');
    if (csv !== '') check.mutate({ csv }, { onSuccess: (found) => setChecked({ list: { csv }, found }) });
  };
  const send = ({ list }: Checked) =>
    invite.mutateAsync(list).then(
      (found) => {
        if (found.problems.length > 0) return setChecked({ list, found });
        toast.success(t('invite.sent', { count: found.invited }));
        return onClose();
      },
      (error: unknown) => toast.error((error as Error).message),
    );
  const isReady = checked !== null && checked.found.problems.length === 0 && checked.found.people > 0;
  return (
    <Dialog opened onClose={onClose} title={t('file.title')}>
      <Stack>
        <p>{t('file.text', { max: ownStaffLimits.invitesAtOnce })}</p>
        <code>{example.trim().replaceAll(',', ', ')}</code>
        {isTooLarge && <FormMessage kind="error">{t('file.unreadable')}</FormMessage>}
        {check.isError && <FormMessage kind="error">{messageOf(check.error)}</FormMessage>}
        {checked && <ProblemLines problems={checked.found.problems} />}
        {checked && <ReadAsList lines={checked.found.readAs} />}
        {isReady && <FormMessage kind="info">{t('file.ready', { count: checked.found.people })}</FormMessage>}
        <FileDrop
          buttonLabel={t('file.choose')}
          fileLabel={t('file.label')}
          accept={listTypes}
          busy={check.isPending}
          onFile={(file) => void read(file)}
        >
          {t('file.hint')}
        </FileDrop>
        <div>
          <Button variant="quiet" size="small" onClick={() => saveText(example, t('file.name'), 'text/csv')}>
            {t('file.example')}
          </Button>
        </div>
      </Stack>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          disabled={!isReady}
          loading={invite.isPending}
          onClick={() => checked && void oneAtATime(() => send(checked))}
        >
          {t('file.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
