import { spawn } from 'node:child_process';
import { constants } from 'node:os';

export type CommandResult = { exitCode: number; output: string; seconds: number };
export type CommandOptions = { env?: Record<string, string>; timeoutSeconds?: number };

const running = new Set<() => void>();

// Child processes must not outlive an interrupted command.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const stop of running) stop();
    process.exit(128 + constants.signals[signal]);
  });
}

/** Runs a program in its own process group and captures its output. Never rejects. */
export const runCommand = (
  [program = '', ...args]: readonly string[],
  { env = {}, timeoutSeconds = 2700 }: CommandOptions = {},
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const stop = (): void => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGTERM');
      } catch {
        // Already ended.
      }
    };
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nStopped after ${timeoutSeconds} s.\n`));
      stop();
    }, timeoutSeconds * 1000);
    const finish = (exitCode: number): void => {
      clearTimeout(timer);
      running.delete(stop);
      const seconds = (performance.now() - started) / 1000;
      resolve({ exitCode, output: Buffer.concat(chunks).toString(), seconds });
    };
    running.add(stop);
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${program}: ${error.message}\n`));
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
