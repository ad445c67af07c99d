import anchor from 'icon:anchor';
import backForth from 'icon:back-forth';
import bigWave from 'icon:big-wave';
import bloodyStash from 'icon:bloody-stash';
import boltShield from 'icon:bolt-shield';
import bookCover from 'icon:book-cover';
import brokenBone from 'icon:broken-bone';
import burningTree from 'icon:burning-tree';
import campfire from 'icon:campfire';
import chainLightning from 'icon:chain-lightning';
import desert from 'icon:desert';
import divert from 'icon:divert';
import earthSpit from 'icon:earth-spit';
import enrage from 'icon:enrage';
import eyeTarget from 'icon:eye-target';
import featheredWing from 'icon:feathered-wing';
import fireRay from 'icon:fire-ray';
import fireRing from 'icon:fire-ring';
import fog from 'icon:fog';
import forest from 'icon:forest';
import frozenBlock from 'icon:frozen-block';
import hand from 'icon:hand';
import healing from 'icon:healing';
import heavyRain from 'icon:heavy-rain';
import invisible from 'icon:invisible';
import knightBanner from 'icon:knight-banner';
import lightningDissipation from 'icon:lightning-dissipation';
import lightningStorm from 'icon:lightning-storm';
import magicShield from 'icon:magic-shield';
import magicSwirl from 'icon:magic-swirl';
import mailedFist from 'icon:mailed-fist';
import meteorImpact from 'icon:meteor-impact';
import nightSky from 'icon:night-sky';
import quillInk from 'icon:quill-ink';
import raiseZombie from 'icon:raise-zombie';
import resonance from 'icon:resonance';
import ribbon from 'icon:ribbon';
import scales from 'icon:scales';
import scrollQuill from 'icon:scroll-quill';
import shakingHands from 'icon:shaking-hands';
import shatteredGlass from 'icon:shattered-glass';
import shieldDisabled from 'icon:shield-disabled';
import silence from 'icon:silence';
import silenced from 'icon:silenced';
import smokeBomb from 'icon:smoke-bomb';
import snail from 'icon:snail';
import snowflake1 from 'icon:snowflake-1';
import spellBook from 'icon:spell-book';
import spinningSword from 'icon:spinning-sword';
import stoneWall from 'icon:stone-wall';
import sun from 'icon:sun';
import sundial from 'icon:sundial';
import sunrise from 'icon:sunrise';
import swamp from 'icon:swamp';
import teleport from 'icon:teleport';
import thornHelix from 'icon:thorn-helix';
import thornyVine from 'icon:thorny-vine';
import unstableOrb from 'icon:unstable-orb';
import walkingBoot from 'icon:walking-boot';
import whirlwind from 'icon:whirlwind';

const spells: Readonly<Record<string, string>> = {
  ember_lance: fireRay,
  cinder_ring: fireRing,
  mend_flesh: healing,
  cataclysm_word: meteorImpact,
  fork_of_fate: divert,
  chain_of_sparks: chainLightning,
  unravel: unstableOrb,
  shove_of_the_deep: bigWave,
  step_between: teleport,
  blood_tithe: bloodyStash,
  grave_whisper: raiseZombie,
  shatter_ward: shieldDisabled,
  mindfog: fog,
  close_the_book: bookCover,
  iron_palm: mailedFist,
  long_stride: walkingBoot,
  stoke_the_hearth: campfire,
  leaden_limbs: anchor,
  stone_hide: stoneWall,
  wingsong: featheredWing,
  true_eye: eyeTarget,
  bladesong: spinningSword,
  glass_bones: brokenBone,
  sealed_lips: silenced,
  mantle_of_nothing: invisible,
  borrowed_fury: enrage,
  gift_or_burden: scales,
  tangle_of_years: thornyVine,
  ward_circle: magicShield,
  thorn_sigil: thornHelix,
  mana_well: magicSwirl,
  sump_of_sloth: snail,
  rally_mark: knightBanner,
  beacon_of_ruin: burningTree,
  false_night: nightSky,
  mirage_mire: swamp,
  phantom_wood: forest,
  glass_sky: shatteredGlass,
  frozen_mere: frozenBlock,
  hush_of_the_court: silence,
  painted_heaven: sunrise,
  rebuke: hand,
  backlash: backForth,
  unwrite: quillInk,
  grounding_rod: lightningDissipation,
  bargain_of_ash: shakingHands,
  arcane_bulwark: boltShield,
  marginalia: scrollQuill,
  ribbon_of_ease: ribbon,
  warded_spine: spellBook,
};

const domains: Readonly<Record<string, string>> = {
  hanging_smoke: smokeBomb,
  churned_earth: earthSpit,
  sheeting_rain: heavyRain,
  howling_gale: whirlwind,
  scorching_noon: sun,
  hard_frost: snowflake1,
  magestone_tempest: lightningStorm,
  clear_heavens: sundial,
  ley_drought: desert,
  resonant_ground: resonance,
};

/** The picture of a spell or a domain, by its id. */
export const cardDrawing = (id: string): string => spells[id] ?? domains[id] ?? spellBook;
