import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

export type LambdaLog = {
  write(line: string): void;
  lines(): readonly string[];
  errorOf(messageId: string): string;
  close(): Promise<void>;
};

const keptLines = 50_000;

type Line = { level?: string; function?: string } & Partial<
  Record<'message' | 'operation' | 'route' | 'errorName' | 'frames', unknown>
>;

const summary = (text: string): string => {
  const line = JSON.parse(text) as Line;
  const details = [line.message, line.operation, line.route, line.errorName]
    .filter((part) => part !== undefined)
    .map(String);
  const frames = typeof line.frames === 'string' ? `\n${line.frames}` : '';
  return `${String(line.level)} ${String(line.function)}: ${details.join(' ')}${frames}`;
};

export const openLambdaLog = (dataDir: string | null, print: (line: string) => void): LambdaLog => {
  const kept: string[] = [];
  let stream: WriteStream | null = null;
  if (dataDir) {
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    stream = createWriteStream(join(dataDir, 'logs', 'lambda.log'), { flags: 'a' });
  }
  return {
    write(line) {
      kept.push(line);
      if (kept.length > keptLines) kept.shift();
      stream?.write(`${line}\n`);
      if (/"level":"(WARN|ERROR)"/.test(line)) print(summary(line));
    },
    lines: () => kept,
    errorOf(messageId) {
      const line = kept.findLast((it) => it.includes(messageId));
      const { errorName } = line ? (JSON.parse(line) as Line) : {};
      return typeof errorName === 'string' ? errorName : 'unknown';
    },
    close: () => new Promise((resolve) => (stream ? stream.end(resolve) : resolve())),
  };
};
