import bigWave from 'icon:big-wave';
import bowArrow from 'icon:bow-arrow';
import broadsword from 'icon:broadsword';
import fairyWand from 'icon:fairy-wand';
import featheredWing from 'icon:feathered-wing';
import horseshoe from 'icon:horseshoe';
import magicShield from 'icon:magic-shield';
import shield from 'icon:shield';
import walkingBoot from 'icon:walking-boot';
import type { PrintedFigure } from '@conjure/sorcery/view';

type ValueType = PrintedFigure['speedType' | 'attackType' | 'defenseType'];

/** The sign of a speed, attack or defense type. */
export const typeSigns: Readonly<Record<ValueType, string>> = {
  boot: walkingBoot,
  wing: featheredWing,
  wave: bigWave,
  horseshoe,
  sword: broadsword,
  bow: bowArrow,
  wand: fairyWand,
  shield,
  magic: magicShield,
};
