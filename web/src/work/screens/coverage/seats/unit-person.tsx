import type { ReactNode } from 'react';
import { Face } from '@/components/faces/face';
import { toast } from '@/components/ui/base/toast';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import styles from '../panel.module.css';

type Props = { userId: string; shown: string; detail?: string; action: ReactNode };

/** A person on one of the unit's lists, with a remove button. */
export const UnitPerson = ({ userId, shown, detail, action }: Props) => (
  <li className={styles.person}>
    <Face id={userId} name={shown} url={null} />
    <span className={styles.words}>
      <b>{shown}</b>
      {detail !== undefined && <small>{detail}</small>}
    </span>
    {action}
  </li>
);

/** Runs once per click. The row unmounts with its button, so the notice must not depend on it. */
export const useTakingOff = (takeOff: () => Promise<unknown>, done: string): (() => void) => {
  const oneAtATime = useOneAtATime();
  return () =>
    void oneAtATime(() =>
      takeOff().then(
        () => toast.success(done),
        (error: unknown) => toast.error((error as Error).message),
      ),
    );
};
