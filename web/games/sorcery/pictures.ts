import defeat from 'icon:broken-skull';
import army from 'icon:crossed-swords';
import flag from 'icon:flying-flag';
import end from 'icon:laurels';
import counter from 'icon:magic-shield';
import raised from 'icon:raise-zombie';
import cast from 'icon:spell-book';
import blow from 'icon:sword-clash';
import fallen from 'icon:tombstone';
import domain from 'icon:windy-stripes';
import type { SorceryEvent } from '@conjure/sorcery/view';

/** By the type of an event: a drawing for those who look back at it. */
export const PICTURES: { readonly [type in SorceryEvent['type']]?: string } = {
  armyShown: army,
  attacked: blow,
  raised,
  eliminated: fallen,
  objectiveGained: flag,
  defeated: defeat,
  gameOver: end,
  domainEntered: domain,
  spellCast: cast,
  counterTried: counter,
};
