import type { ReactNode } from 'react';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from './dialog';

type Props = {
  title: string;
  submit: string;
  cancel: string;
  isSaving: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog whose content is one form. */
export const FormDialog = ({ title, submit, cancel, isSaving, onSubmit, onClose, children }: Props) => (
  <Dialog opened onClose={onClose} title={title}>
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack>{children}</Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" loading={isSaving}>
          {submit}
        </Button>
      </DialogActions>
    </form>
  </Dialog>
);
