import { maxReceiveCount, queueVisibilitySeconds } from '@shared/platform/functions';
import { accountId, queueArn } from '../../scripts/local/settings';
import { AwsError, optionalText, textOf, type AwsInput, type AwsOperation } from './aws-error';
import { bodyMd5, type Queue, type QueueMessage } from './queue';
import type { Queues } from './queues';

const attributesOf = (message: QueueMessage): Record<string, string> => ({
  ApproximateReceiveCount: String(message.receiveCount),
  SentTimestamp: String(message.sentAt),
  ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt ?? message.sentAt),
});

const queueAttributes = (queue: Queue): Record<string, string> => {
  const now = Date.now();
  const visible = queue.messages.filter((message) => message.visibleAt <= now).length;
  return {
    QueueArn: queueArn(queue.name),
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(queue.messages.length - visible),
    VisibilityTimeout: String(queueVisibilitySeconds),
    ...(queue.deadLetterQueue && {
      RedrivePolicy: JSON.stringify({ deadLetterTargetArn: queueArn(queue.deadLetterQueue.name), maxReceiveCount }),
    }),
  };
};

export const sqsOperations = (queues: Queues, address: string): Record<string, AwsOperation> => {
  const urlOf = (queue: Queue): string => `${address}/${accountId}/${queue.name}`;
  const named = (name: string): Queue => {
    const queue = queues.byName(name);
    if (!queue) throw new AwsError('AWS.SimpleQueueService.NonExistentQueue', 'The specified queue does not exist.');
    return queue;
  };
  const queueOf = (input: AwsInput): Queue => named(textOf(input, 'QueueUrl').split('/').at(-1) ?? '');
  const secondsOf = (input: AwsInput): number => Number(input['VisibilityTimeout'] ?? queueVisibilitySeconds);

  return {
    ListQueues: (input) => ({
      QueueUrls: queues
        .all()
        .filter(({ name }) => name.startsWith(optionalText(input, 'QueueNamePrefix')))
        .map(urlOf),
    }),
    GetQueueUrl: (input) => ({ QueueUrl: urlOf(named(textOf(input, 'QueueName'))) }),
    GetQueueAttributes: (input) => ({ Attributes: queueAttributes(queueOf(input)) }),
    SendMessage: (input) => {
      const { id, body } = queueOf(input).send(textOf(input, 'MessageBody'), {
        visibleAt: Date.now() + Number(input['DelaySeconds'] ?? 0) * 1000,
      });
      return { MessageId: id, MD5OfMessageBody: bodyMd5(body) };
    },
    ReceiveMessage: (input) => ({
      Messages: queueOf(input)
        .receive(Number(input['MaxNumberOfMessages'] ?? 1), secondsOf(input) * 1000)
        .map((message) => ({
          MessageId: message.id,
          ReceiptHandle: message.receipt,
          Body: message.body,
          MD5OfBody: bodyMd5(message.body),
          Attributes: attributesOf(message),
          ...(message.lastError && {
            MessageAttributes: { LastError: { DataType: 'String', StringValue: message.lastError } },
          }),
        })),
    }),
    DeleteMessage: (input) => {
      queueOf(input).delete(textOf(input, 'ReceiptHandle'));
      return {};
    },
    ChangeMessageVisibility: (input) => {
      queueOf(input).release(textOf(input, 'ReceiptHandle'), secondsOf(input) * 1000);
      return {};
    },
  };
};
