import { callAws as callSigned } from '@lambdas/platform/network/signed-call';
import { watchOfInvocation } from '../lambda/invocation';
import { answerCallAt, type AnswerCall } from '../network/stack-network';
import { askingForUnits, consumedUnits } from '../../../emulators/dynamodb/consumed-units';

const watched =
  (answerCall: AnswerCall): AnswerCall =>
  async (target, input) => {
    const watch = watchOfInvocation();
    if (!watch || !target.startsWith('DynamoDB_')) return answerCall(target, input);
    const reply = await answerCall(target, askingForUnits(input));
    watch.tableCall(target, consumedUnits(reply.output), input);
    return reply;
  };

/** Replaces lambdas/platform/network/call-aws.ts locally: signatures, HTTP, and JSON are most of a table call's cost. */
export const callAws: typeof callSigned = (call) => {
  const answerCall = answerCallAt(call.url);
  return answerCall ? watched(answerCall)(call.target, call.input) : callSigned(call);
};
