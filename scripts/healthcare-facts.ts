import { factsReport, readFacts } from './lib/facts';

// npm run healthcare-facts: lists the rows of shared/data whose source has to be read again, and the unconfirmed ones.

const today = new Date().toISOString().slice(0, 10);
process.stdout.write(`${factsReport(await readFacts(), today)}\n`);
