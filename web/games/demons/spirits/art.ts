import allSeeingEye from 'icon:all-seeing-eye';
import angelWings from 'icon:angel-wings';
import barbute from 'icon:barbute';
import barnOwl from 'icon:barn-owl';
import bearHead from 'icon:bear-head';
import bigWave from 'icon:big-wave';
import birdLimb from 'icon:bird-limb';
import bookCover from 'icon:book-cover';
import bowArrow from 'icon:bow-arrow';
import broadsword from 'icon:broadsword';
import buffaloHead from 'icon:buffalo-head';
import burningEmbers from 'icon:burning-embers';
import burningEye from 'icon:burning-eye';
import camel from 'icon:camel';
import camelHead from 'icon:camel-head';
import candleFlame from 'icon:candle-flame';
import castle from 'icon:castle';
import chariot from 'icon:chariot';
import compass from 'icon:compass';
import crenelCrown from 'icon:crenel-crown';
import crestedHelmet from 'icon:crested-helmet';
import crocJaws from 'icon:croc-jaws';
import crowDive from 'icon:crow-dive';
import crown from 'icon:crown';
import crownedHeart from 'icon:crowned-heart';
import crystalBall from 'icon:crystal-ball';
import deerHead from 'icon:deer-head';
import donkey from 'icon:donkey';
import doubleDragon from 'icon:double-dragon';
import dove from 'icon:dove';
import dragonHead from 'icon:dragon-head';
import dragonSpiral from 'icon:dragon-spiral';
import dualityMask from 'icon:duality-mask';
import eagleEmblem from 'icon:eagle-emblem';
import eagleHead from 'icon:eagle-head';
import egyptianBird from 'icon:egyptian-bird';
import eyepatch from 'icon:eyepatch';
import featheredWing from 'icon:feathered-wing';
import feline from 'icon:feline';
import fireSilhouette from 'icon:fire-silhouette';
import fireTail from 'icon:fire-tail';
import flame from 'icon:flame';
import forest from 'icon:forest';
import frog from 'icon:frog';
import gems from 'icon:gems';
import gooeyDaemon from 'icon:gooey-daemon';
import griffinSymbol from 'icon:griffin-symbol';
import guardedTower from 'icon:guarded-tower';
import hawkEmblem from 'icon:hawk-emblem';
import hearts from 'icon:hearts';
import heron from 'icon:heron';
import hoof from 'icon:hoof';
import hornedReptile from 'icon:horned-reptile';
import horseHead from 'icon:horse-head';
import hound from 'icon:hound';
import knightBanner from 'icon:knight-banner';
import labradorHead from 'icon:labrador-head';
import lightningStorm from 'icon:lightning-storm';
import lion from 'icon:lion';
import lynxHead from 'icon:lynx-head';
import mermaid from 'icon:mermaid';
import moon from 'icon:moon';
import openBook from 'icon:open-book';
import owl from 'icon:owl';
import pentacle from 'icon:pentacle';
import polarStar from 'icon:polar-star';
import primitiveTorch from 'icon:primitive-torch';
import ramProfile from 'icon:ram-profile';
import rattlesnake from 'icon:rattlesnake';
import raven from 'icon:raven';
import reptileTail from 'icon:reptile-tail';
import ringedPlanet from 'icon:ringed-planet';
import robberHand from 'icon:robber-hand';
import roundStar from 'icon:round-star';
import scythe from 'icon:scythe';
import seaSerpent from 'icon:sea-serpent';
import sinkingShip from 'icon:sinking-ship';
import snake from 'icon:snake';
import snakeSpiral from 'icon:snake-spiral';
import snakeTongue from 'icon:snake-tongue';
import sparrow from 'icon:sparrow';
import stoneTower from 'icon:stone-tower';
import sun from 'icon:sun';
import sunbeams from 'icon:sunbeams';
import swordBrandish from 'icon:sword-brandish';
import tombstone from 'icon:tombstone';
import triangleTarget from 'icon:triangle-target';
import trumpetFlag from 'icon:trumpet-flag';
import twoCoins from 'icon:two-coins';
import unicorn from 'icon:unicorn';
import visoredHelm from 'icon:visored-helm';
import waterFountain from 'icon:water-fountain';
import wineGlass from 'icon:wine-glass';
import wingedLeg from 'icon:winged-leg';
import wizardStaff from 'icon:wizard-staff';
import wolfHead from 'icon:wolf-head';
import { OWN } from './own.ts';

/** The drawings that the pictures of the spirits are put together from, by their names in game-icons or our own. */
export const ART = {
  ...OWN,
  'all-seeing-eye': allSeeingEye,
  'angel-wings': angelWings,
  barbute,
  'barn-owl': barnOwl,
  'bear-head': bearHead,
  'big-wave': bigWave,
  'bird-limb': birdLimb,
  'book-cover': bookCover,
  'bow-arrow': bowArrow,
  broadsword,
  'buffalo-head': buffaloHead,
  'burning-embers': burningEmbers,
  'burning-eye': burningEye,
  camel,
  'camel-head': camelHead,
  'candle-flame': candleFlame,
  castle,
  chariot,
  compass,
  'crenel-crown': crenelCrown,
  'crested-helmet': crestedHelmet,
  'croc-jaws': crocJaws,
  'crow-dive': crowDive,
  crown,
  'crowned-heart': crownedHeart,
  'crystal-ball': crystalBall,
  'deer-head': deerHead,
  donkey,
  'double-dragon': doubleDragon,
  dove,
  'dragon-head': dragonHead,
  'dragon-spiral': dragonSpiral,
  'duality-mask': dualityMask,
  'eagle-emblem': eagleEmblem,
  'eagle-head': eagleHead,
  'egyptian-bird': egyptianBird,
  eyepatch,
  'feathered-wing': featheredWing,
  feline,
  'fire-silhouette': fireSilhouette,
  'fire-tail': fireTail,
  flame,
  forest,
  frog,
  gems,
  'gooey-daemon': gooeyDaemon,
  'griffin-symbol': griffinSymbol,
  'guarded-tower': guardedTower,
  'hawk-emblem': hawkEmblem,
  hearts,
  heron,
  hoof,
  'horned-reptile': hornedReptile,
  'horse-head': horseHead,
  hound,
  'knight-banner': knightBanner,
  'labrador-head': labradorHead,
  'lightning-storm': lightningStorm,
  lion,
  'lynx-head': lynxHead,
  mermaid,
  moon,
  'open-book': openBook,
  owl,
  pentacle,
  'polar-star': polarStar,
  'primitive-torch': primitiveTorch,
  'ram-profile': ramProfile,
  rattlesnake,
  raven,
  'reptile-tail': reptileTail,
  'ringed-planet': ringedPlanet,
  'robber-hand': robberHand,
  'round-star': roundStar,
  scythe,
  'sea-serpent': seaSerpent,
  'sinking-ship': sinkingShip,
  snake,
  'snake-spiral': snakeSpiral,
  'snake-tongue': snakeTongue,
  sparrow,
  'stone-tower': stoneTower,
  sun,
  sunbeams,
  'sword-brandish': swordBrandish,
  tombstone,
  'triangle-target': triangleTarget,
  'trumpet-flag': trumpetFlag,
  'two-coins': twoCoins,
  unicorn,
  'visored-helm': visoredHelm,
  'water-fountain': waterFountain,
  'wine-glass': wineGlass,
  'winged-leg': wingedLeg,
  'wizard-staff': wizardStaff,
  'wolf-head': wolfHead,
} as const;

export type ArtName = keyof typeof ART;
