import aura from 'icon:aura';
import bleedingWound from 'icon:bleeding-wound';
import bookAura from 'icon:book-aura';
import breakingChain from 'icon:breaking-chain';
import brokenHeart from 'icon:broken-heart';
import cancel from 'icon:cancel';
import clockwiseRotation from 'icon:clockwise-rotation';
import crossedSwords from 'icon:crossed-swords';
import dodging from 'icon:dodging';
import drop from 'icon:drop';
import fairyWand from 'icon:fairy-wand';
import flagObjective from 'icon:flag-objective';
import flyingFlag from 'icon:flying-flag';
import healing from 'icon:healing';
import hourglass from 'icon:hourglass';
import portal from 'icon:portal';
import raiseZombie from 'icon:raise-zombie';
import runeStone from 'icon:rune-stone';
import shield from 'icon:shield';
import skullCrack from 'icon:skull-crack';
import smokeBomb from 'icon:smoke-bomb';
import spellBook from 'icon:spell-book';
import starFormation from 'icon:star-formation';
import swordClash from 'icon:sword-clash';
import wingfoot from 'icon:wingfoot';

/** Signs of what is and of what happens, by its name. */
export const signs = {
  hit: swordClash,
  miss: dodging,
  wound: bleedingWound,
  heal: healing,
  push: brokenHeart,
  fall: skullCrack,
  rise: raiseZombie,
  spin: clockwiseRotation,
  breakAway: breakingChain,
  token: hourglass,
  cast: spellBook,
  counter: fairyWand,
  countered: cancel,
  enchant: aura,
  glyph: runeStone,
  illusion: portal,
  ends: smokeBomb,
  book: bookAura,
  objective: flagObjective,
  ability: starFormation,
  flag: flyingFlag,
  speed: wingfoot,
  attack: crossedSwords,
  defense: shield,
  damage: drop,
} as const;
