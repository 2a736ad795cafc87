import { answerTimes } from './faults/answer-times.js';
import { databaseAway } from './faults/database-away.js';
import { deploy } from './faults/deploy.js';
import { guesses } from './faults/guesses.js';
import { inbox } from './faults/inbox.js';
import { killDatabase, killGateway } from './faults/kill.js';
import { neighbours } from './faults/neighbours.js';
import { webhooks } from './faults/webhooks.js';
import { notices } from './faults/notices.js';
import { commandArguments, CommandError, type FaultCommand, runCommand } from './lib/command.js';

const commands: Record<string, FaultCommand> = {
  'answer-times': answerTimes,
  'kill-gateway': killGateway,
  'kill-database': killDatabase,
  'database-away': databaseAway,
  deploy,
  guesses,
  inbox,
  neighbours,
  notices,
  webhooks,
};

function describe(name: string, { summary, options }: FaultCommand): string {
  return `  ${name}\n    ${summary}\n    ${options}`;
}

const overview = `Starts a gateway with a database of its own, causes a fault while clients send requests, and prints the results.
Exits with 1 if the gateway failed a check.

  pnpm faults <command> [options]

${Object.entries(commands)
  .map(([name, command]) => describe(name, command))
  .join('\n\n')}`;

await runCommand(async () => {
  const [name = '--help', ...args] = commandArguments();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command && !args.includes('--help')) return command.run(args);
  if (!command && name !== '--help')
    throw new CommandError(`Unknown command '${name}'.\n\n${overview}`);
  console.log(command ? describe(name, command) : overview);
  return true;
});
