import { callAws as callSigned } from '@lambdas/platform/network/signed-call';
import { answerCallAt } from '../network/stack-network';

/** Replaces lambdas/platform/network/call-aws.ts locally: signatures and HTTP would be most of what a call of the table costs. */
export const callAws: typeof callSigned = (call) => {
  const answerCall = answerCallAt(call.url);
  return answerCall ? answerCall(call.target, call.body) : callSigned(call);
};
