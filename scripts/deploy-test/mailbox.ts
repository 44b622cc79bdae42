import { setTimeout as wait } from 'node:timers/promises';

type Sent = { to: string[]; subject: string; text: string };

type Message = Record<string, unknown>;

const addresses = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];

const sentOf = (message: Message): Sent => {
  const destination = (message['Destination'] ?? message['destination']) as Record<string, unknown> | undefined;
  const body = JSON.stringify(message['Body'] ?? message['body'] ?? message);
  return {
    to: [
      ...addresses(destination?.['ToAddresses'] ?? destination?.['to']),
      ...addresses(message['To'] ?? message['to'] ?? message['Destinations']),
    ],
    subject: String(message['Subject'] ?? message['subject'] ?? ''),
    text: body,
  };
};

const read = async (endpoint: string): Promise<Sent[]> => {
  for (const path of ['/_ministack/ses/messages', '/_aws/ses']) {
    const response = await fetch(`${endpoint}${path}`);
    if (!response.ok) continue;
    const reply = (await response.json()) as { messages?: Message[] | Record<string, Message[]> };
    const messages = Array.isArray(reply.messages) ? reply.messages : Object.values(reply.messages ?? {}).flat();
    return messages.map(sentOf);
  }
  throw new Error(`The e-mails sent through ${endpoint} cannot be read.`);
};

export const mailTo = async (endpoint: string, address: string, subject: string): Promise<Sent> => {
  for (let waited = 0; waited < 20_000; waited += 250) {
    const found = (await read(endpoint)).filter((sent) => sent.to.includes(address) && sent.subject.includes(subject));
    const newest = found.at(-1);
    if (newest) return newest;
    await wait(250);
  }
  throw new Error(`No e-mail "${subject}" reached ${address} in 20 s.`);
};
