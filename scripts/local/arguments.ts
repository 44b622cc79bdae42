import { LocalError } from './local-error';

export type StartArguments = { fresh: boolean; empty: boolean; large: boolean; help: boolean };

const known = ['--fresh', '--empty', '--large', '--help'];

export const startHelp = `npm start [-- options]
  --fresh     forget all local data and begin anew
  --empty     begin without demo data
  --large     one hospital with 40 units and 400 own staff as demo data, in .local-large
PORT chooses the site's port (5173), GATEWAY_PORT that of API and mailbox (4000). BILLING=off sells no plans.`;

export const parseArguments = (args: readonly string[]): StartArguments => {
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown) throw new LocalError(`npm start does not know ${unknown}: it takes --fresh, --empty, and --large`);
  return {
    fresh: args.includes('--fresh'),
    empty: args.includes('--empty'),
    large: args.includes('--large'),
    help: args.includes('--help'),
  };
};

export const portFrom = (variable: string, fallback: number): number => {
  const text = process.env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new LocalError(`${variable}=${text} is not a port: choose a number from 1 to 65535`);
};
