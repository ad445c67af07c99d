// npm run audit
//
// What the registry knows of weaknesses in the packages of package-lock.json. Exit code 1: there are some; 2: the registry did not answer.
import { spawnSync } from 'node:child_process';
import { type Audited, auditWords } from './auditing.ts';
import { noArguments } from './command-line.ts';
import { root } from './node.mjs';

noArguments();
const npm = process.env.npm_execpath;
const args = ['audit', '--json', '--loglevel=error'];
const ran = npm
  ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8' })
  : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
const { lines, code } = auditWords(answerIn(ran.stdout ?? ''));
(code === 0 ? console.log : console.error)(lines.join('\n'));
process.exitCode = code;

function answerIn(text: string): Audited | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
