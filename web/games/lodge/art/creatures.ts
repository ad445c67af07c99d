import bone_thrall from 'icon:bone-gnawer';
import muzzle from 'icon:direwolf';
import lerna from 'icon:double-dragon';
import smaug from 'icon:dragon-head';
import kierobecco from 'icon:eagle-head';
import polly from 'icon:griffin-shield';
import teeroy from 'icon:griffin-symbol';
import hound from 'icon:hound';
import miamat from 'icon:hydra';
import cinder_imp from 'icon:imp-laugh';
import grave_giant from 'icon:ogre';
import unknown from 'icon:paw-print';
import slag_golem from 'icon:rock-golem';
import yocca from 'icon:sea-dragon';
import glass_twin from 'icon:spectre';
import ashardalon from 'icon:spiked-dragon-head';
import velvet_fiend from 'icon:vampire-dracula';
import wolf from 'icon:wolf-head';
import drogon from 'icon:wyvern';
import familiars from '@conjure/lodge/data/familiars.json' with { type: 'json' };

/** No icon has three heads: one looks left, one right, one stands above them. */
const threeHeads = (head: string): string =>
  ['translate(118 -10) scale(0.56)', 'translate(234 222) scale(0.56)', 'translate(278 222) scale(-0.56 0.56)']
    .map((transform) => `<g transform="${transform}">${head}</g>`)
    .join('');

const [polpetta, muso, argo] = [wolf, hound, muzzle].map(threeHeads);

const creatureArt: Readonly<Record<string, string>> = {
  ...{ bone_thrall, cinder_imp, velvet_fiend, slag_golem, grave_giant, glass_twin },
  ...{ polpetta, muso, argo, drogon, smaug, ashardalon, kierobecco, polly, teeroy, miamat, lerna, yocca },
};

/** An evocation or a familiar; somebody's own leaves a paw print. */
export const creatureDrawing = (creature: string): string => creatureArt[creature] ?? unknown;

const families = new Map(familiars.familiars.map(({ id, family }) => [id, family]));
/** `null` for who is no familiar. */
export const familyOf = (creature: string): string | null => families.get(creature) ?? null;
