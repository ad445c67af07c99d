import found from 'icon:all-seeing-eye';
import rankKnight from 'icon:black-knight-helm';
import wound from 'icon:bleeding-wound';
import free from 'icon:breaking-chain';
import baron from 'icon:castle';
import powerX from 'icon:castle-ruins';
import bishop from 'icon:chess-bishop';
import loose from 'icon:coins-pile';
import rankDuke from 'icon:crenel-crown';
import atabeg from 'icon:crested-helmet';
import bey from 'icon:crossed-sabres';
import attack from 'icon:crossed-swords';
import king from 'icon:crown';
import magician3 from 'icon:cultist';
import curse from 'icon:cursed-star';
import spirits from 'icon:daemon-skull';
import dead from 'icon:death-skull';
import powerE from 'icon:earth-crack';
import lost from 'icon:empty-hourglass';
import bid from 'icon:envelope';
import leave from 'icon:exit-door';
import pinned from 'icon:foot-trip';
import move from 'icon:footsteps';
import release from 'icon:freedom-dove';
import auction from 'icon:gavel';
import control from 'icon:gem-chain';
import pickUp from 'icon:hand';
import lift from 'icon:healing';
import powerC from 'icon:health-potion';
import powerP from 'icon:hearts';
import hidden from 'icon:hood';
import losesTurn from 'icon:hourglass';
import powerF from 'icon:imp';
import familiar from 'icon:imp-laugh';
import rankKing from 'icon:imperial-crown';
import invisible from 'icon:invisible';
import rankMarquis from 'icon:jewel-crown';
import seize from 'icon:key';
import rankEarl from 'icon:laurel-crown';
import storm from 'icon:lightning-storm';
import powerN from 'icon:lips';
import chest from 'icon:locked-chest';
import powerD from 'icon:magnifying-glass';
import captive from 'icon:manacles';
import stay from 'icon:meditation';
import abbot from 'icon:monk-face';
import khan from 'icon:mounted-knight';
import hoard from 'icon:open-treasure-chest';
import peace from 'icon:peace-dove';
import conjure from 'icon:pentacle';
import metropolitan from 'icon:pope-crown';
import unplaced from 'icon:position-marker';
import ring from 'icon:power-ring';
import prince from 'icon:queen-crown';
import powerG from 'icon:robber-hand';
import mullah from 'icon:samara-mosque';
import charts from 'icon:scroll-unfurled';
import rankPrince from 'icon:sharp-crown';
import raise from 'icon:shield-reflect';
import powerB from 'icon:sword-clash';
import trade from 'icon:trade';
import emir from 'icon:turban';
import coins from 'icon:two-coins';
import wali from 'icon:visored-helm';
import magician1 from 'icon:warlock-hood';
import eristav from 'icon:warlord-helmet';
import torture from 'icon:whip';
import transport from 'icon:winged-leg';
import rankPresident from 'icon:winged-scepter';
import magician2 from 'icon:witch-face';
import magician0 from 'icon:wizard-face';

/** The drawings of the game by what they mean. */
export const drawings = {
  ...{ abbot, atabeg, baron, bey, bishop, emir, eristav, khan, king, metropolitan, mullah, prince, wali },
  ...{ magician0, magician1, magician2, magician3 },
  ...{ rankKing, rankPrince, rankDuke, rankMarquis, rankEarl, rankPresident, rankKnight },
  ...{
    captive,
    curse,
    dead,
    familiar,
    found,
    hidden,
    invisible,
    losesTurn,
    lost,
    peace,
    pinned,
    storm,
    unplaced,
    wound,
  },
  ...{ bid, charts, chest, coins, hoard, loose, ring, spirits },
  ...{
    attack,
    auction,
    conjure,
    control,
    free,
    leave,
    lift,
    move,
    pickUp,
    raise,
    release,
    seize,
    stay,
    torture,
    trade,
  },
  ...{ powerB, powerC, powerD, powerE, powerF, powerG, powerN, powerP, powerX },
  ...{ powerI: invisible, powerR: peace, powerS: storm, powerT: transport },
} as const;

export type DrawingName = keyof typeof drawings;
