import O07 from 'icon:anubis';
import O14 from 'icon:arch-bridge';
import O10 from 'icon:arrow-cluster';
import O37 from 'icon:astrolabe';
import O05 from 'icon:bat';
import O26 from 'icon:broken-shield';
import O34 from 'icon:burning-book';
import O18 from 'icon:burning-embers';
import O04 from 'icon:cage';
import O39 from 'icon:candle-light';
import O32 from 'icon:clockwork';
import O19 from 'icon:crossed-swords';
import O33 from 'icon:crypt-entrance';
import O21 from 'icon:doorway';
import O08 from 'icon:drowning';
import O01 from 'icon:dungeon-gate';
import O36 from 'icon:evil-moon';
import O02 from 'icon:falling-rocks';
import O31 from 'icon:flood';
import O13 from 'icon:fog';
import O16 from 'icon:hanging-spider';
import O40 from 'icon:herbs-bundle';
import O28 from 'icon:lock-picking';
import O27 from 'icon:mine-wagon';
import O24 from 'icon:mirror-mirror';
import O23 from 'icon:night-sky';
import O29 from 'icon:old-lantern';
import O17 from 'icon:prisoner';
import O22 from 'icon:puzzle';
import O11 from 'icon:quicksand';
import O30 from 'icon:rock-golem';
import O06 from 'icon:rope-bridge';
import O09 from 'icon:skeleton';
import O20 from 'icon:spiked-wall';
import O03 from 'icon:stairs';
import O35 from 'icon:star-gate';
import O25 from 'icon:sword-array';
import O12 from 'icon:triple-lock';
import O38 from 'icon:water-fountain';
import O15 from 'icon:well';

/** What is drawn on each ordeal. */
export const ordealArt: Readonly<Record<string, string>> = {
  ...{ O01, O02, O03, O04, O05, O06, O07, O08, O09, O10, O11, O12, O13, O14, O15, O16, O17, O18, O19, O20 },
  ...{ O21, O22, O23, O24, O25, O26, O27, O28, O29, O30, O31, O32, O33, O34, O35, O36, O37, O38, O39, O40 },
};
