import { useState, type DragEvent, type ReactNode } from 'react';
import { MutedText } from '@/components/layout';
import { classNames } from '@/components/ui/base/class-names';
import { FileButton } from './file-button';
import styles from './file-drop.module.css';

type Props = {
  buttonLabel: string;
  fileLabel: string;
  accept: string;
  busy?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
  testId?: string;
};

export const FileDrop = ({ buttonLabel, fileLabel, accept, busy = false, onFile, children, testId }: Props) => {
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };

  return (
    <div
      className={classNames(styles.drop, over && styles.dropping)}
      data-testid={testId}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton variant="secondary" loading={busy} fileLabel={fileLabel} accept={accept} onFile={onFile}>
        {buttonLabel}
      </FileButton>
      <MutedText as="div">{children}</MutedText>
    </div>
  );
};
