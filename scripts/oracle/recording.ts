import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { askDynamodb, type Answer } from './compare';
import { dynamodbLocalVersion } from './dynamodb-local';
import { closing, opening, sessionsOf, withTokens, type Session } from './sessions';

/** DynamoDB Local's answers to generated calls. */
export type Recording = {
  /** Release of DynamoDB Local. */
  version: string;
  seed: number;
  /** Hash of the calls, to detect a changed generator. */
  hash: string;
  sessions: readonly { calls: Session; answers: readonly Answer[] }[];
};

const file = fileURLToPath(new URL('recording.json.br', import.meta.url));
const seed = 20_261_128;
const sessions = 550;
const callsPerSession = 40;

const calls = (): Session[] =>
  sessionsOf(seed, sessions, callsPerSession).map((session, index) => withTokens(session, `${index}-`));

const hashOf = (all: readonly Session[]): string => createHash('sha256').update(JSON.stringify(all)).digest('hex');

export const readRecording = (): Recording =>
  JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as Recording;

/** Why the recording is out of date, or null. */
export const staleness = ({ version, hash }: Pick<Recording, 'version' | 'hash'>): string | null => {
  if (version !== dynamodbLocalVersion()) return `It is of ${version}, and ${dynamodbLocalVersion()} is installed.`;
  return hash === hashOf(calls()) ? null : 'The generator makes other calls now.';
};

/** Value as on the wire, without undefined. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const answersTo = async (endpoint: string, session: Session): Promise<Answer[]> => {
  const answers: Answer[] = [];
  await askDynamodb(endpoint, opening);
  for (const call of session) answers.push(plain(await askDynamodb(endpoint, call)));
  await askDynamodb(endpoint, closing);
  return answers;
};

/** Returns the numbers of calls and compressed bytes written. */
export const writeRecording = async (endpoint: string): Promise<{ calls: number; bytes: number }> => {
  const all = calls();
  const recorded: Recording['sessions'][number][] = [];
  for (const session of all) recorded.push({ calls: session, answers: await answersTo(endpoint, session) });
  const recording: Recording = { version: dynamodbLocalVersion(), seed, hash: hashOf(all), sessions: recorded };
  const text = JSON.stringify(recording);
  const compressed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(file, compressed);
  return { calls: all.flat().length, bytes: compressed.length };
};
