import { scripted } from '../scripted.ts';
const person = { who: 'person' } as const;
const scenario = {
  phase: 'setup', round: 6, first: 0, 
  figures: [
    { figure: 'dust_reaver', owner: 0 },
    { figure: 'magister_corisande', owner: 0 },
    { figure: 'oathbound_imp', owner: 0 },
    { figure: 'causeway_legionary', owner: 1, at: { x: 13_000, y: 7_000 }, facing: 27_000, click: 3 },
    { figure: 'lattice_scholar', owner: 1, at: { x: 18_000, y: 9_000 }, facing: 27_000 },
    { figure: 'ilvane', owner: 1, at: { x: 15_000, y: 12_000 }, facing: 27_000 },
  ],
  books: [
    { book: 'archmages_tome', wielder: 1, stack: ['ember_lance', 'ward_circle'] },
    { book: 'pocket_chapbook', wielder: 5, stack: ['rebuke'] },
  ],
  seats: [{ zone: 0 }, { zone: 1 }],
  todo: [{ do: 'deploy', at: 0 }, { do: 'turn' }],
};
const opening = { game: 'sorcery', seed: 'fray', seats: [person, person], scenario, options: { roundLimit: 6 } };
const r = await scripted(opening, (asked, step, state) => {
  console.log(asked.kind, JSON.stringify(asked.facts), JSON.stringify((asked.options ?? asked.sampled ?? []).slice(0, 5).map(c => c.answer)));
  return null;
});
console.log(r.states[0].viewer);
import { firstDeployment } from '../../../games/sorcery/model/deploying.ts';
console.log(JSON.stringify([...firstDeployment(r.states[0].view as never).stands]));
