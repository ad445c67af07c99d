import { languageIn, main } from './args/main.ts';
import { FAILED } from './exit.ts';

const typed = process.argv.slice(2);

/** One sentence, and the exit code of a failure. */
async function fail(key: string, error: unknown): Promise<void> {
  process.exitCode = FAILED;
  const { complain } = await import('./text/complain.ts');
  complain(languageIn(typed), { key, facts: { message: error instanceof Error ? error.message : String(error) } });
}

process.stdout.on('error', (error: Error & { code?: string }) => {
  // Whoever reads may stop reading, as `head` does: there is nobody left to tell. A full disk is another matter.
  if (error.code === 'EPIPE') process.exit(0);
  void fail('output.failed', error).finally(() => process.exit(FAILED));
});
// Where even complaints cannot be written, the exit code tells.
process.stderr.on('error', () => {});

try {
  const code = await main(typed, languageIn(typed));
  process.exitCode ||= code;
} catch (error) {
  if (process.env.CONJURE_DEBUG) throw error;
  await fail('trouble', error);
}
