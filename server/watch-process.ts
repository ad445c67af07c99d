/**
 * A promise that fails and that nobody waits for is a fault of the program's, and no reason to end what others play: it is told, and the
 * process goes on. Whatever else nobody has caught ends it, and is told before. What comes back ends the watch.
 */
export function watchProcess(complain: (error: unknown, what: string) => void): () => void {
  const forgotten = (error: unknown) => complain(error, 'a promise failed, and nobody waited for it');
  const last = (error: unknown) => complain(error, 'the process ends');
  process.on('unhandledRejection', forgotten);
  process.on('uncaughtExceptionMonitor', last);
  return () => {
    process.off('unhandledRejection', forgotten);
    process.off('uncaughtExceptionMonitor', last);
  };
}
