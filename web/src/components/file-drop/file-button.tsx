import { useRef } from 'react';
import { Button, type ButtonProps } from '@/components/ui/base/button';

type Props = Omit<ButtonProps, 'onClick' | 'type'> & {
  fileLabel: string;
  accept: string;
  onFile: (file: File) => void;
};

export const FileButton = ({ fileLabel, accept, onFile, children, ...button }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={fileLabel}
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Lets the user choose the same file again.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
};
