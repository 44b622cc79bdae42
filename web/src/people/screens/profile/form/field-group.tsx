import { useId, type ReactNode } from 'react';
import { MutedText, Stack } from '@/components/layout';
import styles from '../profile.module.css';

type Props = { title: string; note?: ReactNode; children: ReactNode };

export const FieldGroup = ({ title, note, children }: Props) => {
  const id = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {note !== undefined && <MutedText>{note}</MutedText>}
      <Stack>{children}</Stack>
    </div>
  );
};
