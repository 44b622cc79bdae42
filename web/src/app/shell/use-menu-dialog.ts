import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** A modal dialog of links, which closes on navigation and on an outside click. */
export const useMenuDialog = () => {
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    dialog.current?.close();
  }, [key]);
  const close = () => dialog.current?.close();
  return {
    isOpen,
    close,
    open: () => {
      dialog.current?.showModal();
      setOpen(true);
    },
    props: {
      ref: dialog,
      onClose: () => setOpen(false),
      onMouseDown: (event: MouseEvent) => event.target === dialog.current && close(),
    },
  };
};
