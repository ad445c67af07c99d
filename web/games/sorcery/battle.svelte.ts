/** All that is only needed on the field, as soon as it has come; what asks for it first sends for it. */
let here: typeof import('./battle.ts') | null = $state.raw(null);

export function battle(): typeof import('./battle.ts') | null {
  if (!here)
    void import('./battle.ts').then((come) => {
      here = come;
    });
  return here;
}
