// Moves the clock of this process by CLOCK_OFFSET_MS. test:repeat loads it into each process that runs tests.

const offsetMs = Number(process.env['CLOCK_OFFSET_MS']);
if (!Number.isInteger(offsetMs)) throw new Error('CLOCK_OFFSET_MS must be a whole number of milliseconds.');

const realDate = Date;
const now = (): number => realDate.now() + offsetMs;

globalThis.Date = new Proxy(realDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
realDate.prototype.constructor = Date;
