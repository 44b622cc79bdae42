import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { environment } from '../environment';
import { sdkPatience, withBudget } from '../network/patience';

/** `phone` in E.164: +12025550143. */
export type TextMessage = { phone: string; text: string };
export type TextMessages = { send(message: TextMessage): Promise<void> };

const text = (StringValue: string) => ({ DataType: 'String', StringValue });

export const createTextMessages = (): TextMessages => {
  const client = withBudget(new SNSClient(sdkPatience()));
  const { SMS_SENDER_ID } = environment('sms');
  return {
    async send({ phone, text: Message }) {
      await client.send(
        new PublishCommand({
          PhoneNumber: phone,
          Message,
          MessageAttributes: {
            'AWS.SNS.SMS.SMSType': text('Transactional'),
            ...(SMS_SENDER_ID && { 'AWS.SNS.SMS.SenderID': text(SMS_SENDER_ID) }),
          },
        }),
      );
    },
  };
};
