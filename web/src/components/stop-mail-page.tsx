import { useState, type ReactNode } from 'react';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';

type State<T> = { at: 'asking' | 'sending' } | { at: 'done'; reply: T } | { at: 'failed'; message: string };

type Props<T> = {
  title: string;
  /** Names what stops. */
  text: string;
  confirm: string;
  stop: () => Promise<T>;
  /** Details about what has stopped. */
  outcome?: (reply: T) => ReactNode;
  /** Links to other pages, before or afterwards. */
  links: (isDone: boolean) => ReactNode;
};

/** Target of a link in emails. Requires a click, because email scanners open links. */
export const StopMailPage = <T extends { message: string }>(props: Props<T>) => {
  const { title, text, confirm, stop, outcome, links } = props;
  const [state, setState] = useState<State<T>>({ at: 'asking' });
  const oneAtATime = useOneAtATime();
  const send = async () => {
    setState({ at: 'sending' });
    try {
      setState({ at: 'done', reply: await stop() });
    } catch (error) {
      setState({ at: 'failed', message: (error as Error).message });
    }
  };
  const isDone = state.at === 'done';
  return (
    <>
      <meta name="robots" content="noindex" />
      <Page title={title} width="narrow">
        <Card>
          <Stack gap="l">
            {isDone ? (
              <>
                <FormMessage kind="success">{state.reply.message}</FormMessage>
                {outcome?.(state.reply)}
              </>
            ) : (
              <>
                <p>{text}</p>
                {state.at === 'failed' && <FormMessage kind="error">{state.message}</FormMessage>}
              </>
            )}
            <Row>
              {!isDone && (
                <Button loading={state.at === 'sending'} onClick={() => void oneAtATime(send)}>
                  {confirm}
                </Button>
              )}
              {links(isDone)}
            </Row>
          </Stack>
        </Card>
      </Page>
    </>
  );
};
