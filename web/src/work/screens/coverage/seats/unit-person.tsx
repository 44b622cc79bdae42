import type { ReactNode } from 'react';
import { Face } from '@/components/faces/face';
import { toast } from '@/components/ui/base/toast';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import styles from '../panel.module.css';

type Props = { userId: string; shown: string; detail?: string; action: ReactNode };

/** Someone the unit keeps on a list, with what takes them off it. */
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

/** Once per click. The row goes away with its button: the notice doesn't depend on it. */
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
