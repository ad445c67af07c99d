import angelOutfit from 'icon:angel-outfit';
import anvilImpact from 'icon:anvil-impact';
import barbarian from 'icon:barbarian';
import barbute from 'icon:barbute';
import bowman from 'icon:bowman';
import burningSkull from 'icon:burning-skull';
import cauldron from 'icon:cauldron';
import doubleFaceMask from 'icon:double-face-mask';
import dragonHead from 'icon:dragon-head';
import drum from 'icon:drum';
import dwarfFace from 'icon:dwarf-face';
import elfEar from 'icon:elf-ear';
import elfHelmet from 'icon:elf-helmet';
import enlightenment from 'icon:enlightenment';
import executionerHood from 'icon:executioner-hood';
import femaleVampire from 'icon:female-vampire';
import goblinHead from 'icon:goblin-head';
import harpy from 'icon:harpy';
import hoodedFigure from 'icon:hooded-figure';
import hornedReptile from 'icon:horned-reptile';
import horseHead from 'icon:horse-head';
import hound from 'icon:hound';
import imp from 'icon:imp';
import lanternFlame from 'icon:lantern-flame';
import lightningBow from 'icon:lightning-bow';
import lizardman from 'icon:lizardman';
import mermaid from 'icon:mermaid';
import metalGolemHead from 'icon:metal-golem-head';
import mountedKnight from 'icon:mounted-knight';
import musket from 'icon:musket';
import nunFace from 'icon:nun-face';
import orcHead from 'icon:orc-head';
import scrollQuill from 'icon:scroll-quill';
import skullShield from 'icon:skull-shield';
import spikedDragonHead from 'icon:spiked-dragon-head';
import stagHead from 'icon:stag-head';
import sunPriest from 'icon:sun-priest';
import tarot02TheHighPriestess from 'icon:tarot-02-the-high-priestess';
import tarot20Judgement from 'icon:tarot-20-judgement';
import treeFace from 'icon:tree-face';
import tridentShield from 'icon:trident-shield';
import tritonHead from 'icon:triton-head';
import troll from 'icon:troll';
import trumpet from 'icon:trumpet';
import vampireDracula from 'icon:vampire-dracula';
import warlockHood from 'icon:warlock-hood';
import witchFace from 'icon:witch-face';
import wizardFace from 'icon:wizard-face';
import womanElfFace from 'icon:woman-elf-face';

const drawings: Readonly<Record<string, string>> = {
  tidecourt_reader: tritonHead,
  brine_mirror_adept: mermaid,
  ilvane: tarot02TheHighPriestess,
  harbour_golem: metalGolemHead,
  causeway_legionary: tridentShield,
  bellows_apprentice: dwarfFace,
  rune_anvil_gunner: musket,
  slag_hexer: cauldron,
  orda_quenchhammer: anvilImpact,
  barricade_militia: barbute,
  censer_acolyte: nunFace,
  leech_cantor: vampireDracula,
  scourge_bearer: executionerHood,
  mother_sanguel: femaleVampire,
  ossuary_guard: skullShield,
  thistle_watcher: bowman,
  squall_speaker: lightningBow,
  rootwalker: treeFace,
  haldis_cloudroot: harpy,
  bramble_elk_rider: stagHead,
  ley_novice: elfEar,
  lattice_scholar: wizardFace,
  argent_duellist: elfHelmet,
  magister_corisande: womanElfFace,
  argent_lancer: mountedKnight,
  shardchewer: goblinHead,
  drum_seer: drum,
  spit_witch: witchFace,
  ghurza_twice_struck: orcHead,
  dust_reaver: barbarian,
  scaled_novitiate: lizardman,
  coil_keeper: hornedReptile,
  vesstrix: dragonHead,
  ridge_drakekin: spikedDragonHead,
  lantern_oracle: lanternFlame,
  echo_oracle: doubleFaceMask,
  sehr: enlightenment,
  radiant_servitor: sunPriest,
  oathbound_imp: imp,
  circle_broker: scrollQuill,
  pact_hound: hound,
  nemmerod: warlockHood,
  cave_mauler: troll,
  ash_fanatic: burningSkull,
  herald_of_din: trumpet,
  ruin_chorister: angelOutfit,
  korr_azul: tarot20Judgement,
  cinder_steed: horseHead,
};

/** What is drawn on a figure, by its id; somebody’s own figures wear a hood. */
export const figureDrawing = (kind: string): string => drawings[kind] ?? hoodedFigure;
