import { enableCompileCache } from 'node:module';

// Most of the start is stripping types and compiling: Node keeps the result in its own cache, so that only the first start
// pays for it. It must be on before anything else is loaded, hence the imports below.
enableCompileCache();
const { languageIn, main } = await import('./args/main.ts');

// Whoever reads may stop reading, as `head` does: there is nobody left to tell.
process.stdout.on('error', () => process.exit(0));

const typed = process.argv.slice(2);
try {
  process.exitCode = await main(typed, languageIn(typed));
} catch (error) {
  if (process.env.CONJURE_DEBUG) throw error;
  const { complain } = await import('./text/complain.ts');
  const message = error instanceof Error ? error.message : String(error);
  complain(languageIn(typed), { key: 'trouble', facts: { message } });
  process.exitCode = 1;
}
