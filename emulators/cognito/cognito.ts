import type { AwsOperation } from '../aws/aws-error';
import { federatedUsers } from '../../scripts/local/sign-in/federated-users';
import { accountOperations } from './account-operations';
import { adminOperations } from './admin-operations';
import type { CallTrigger } from './custom-challenge';
import { signInOperations } from './sign-in';
import type { BeforeTokens } from './token-trigger';
import { Tokens } from './tokens';
import { UserStore } from './user-store';

export type LocalCognito = {
  operations: Record<string, AwsOperation>;
  tokens: Tokens;
  /** Sign-in with an identity provider. */
  signIn: ReturnType<typeof federatedUsers>;
};

/** User pool with its clients and groups. `dataDir` null keeps users and key in memory. */
export const openCognito = (
  dataDir: string | null,
  beforeTokens: BeforeTokens,
  callTrigger: CallTrigger,
  preSignUp: CallTrigger,
): LocalCognito => {
  const store = new UserStore(dataDir);
  const tokens = new Tokens(dataDir, store);
  const operations = {
    ...signInOperations(store, tokens, beforeTokens, callTrigger),
    ...accountOperations(store, tokens),
    ...adminOperations(store),
  };
  return { operations, tokens, signIn: federatedUsers(store, preSignUp) };
};
