import P09 from 'icon:anvil-impact';
import V01 from 'icon:barbed-arrow';
import N05 from 'icon:barbed-coil';
import G02 from 'icon:bellows';
import C03 from 'icon:boot-prints';
import N01 from 'icon:bowen-knot';
import X01 from 'icon:broken-axe';
import P08 from 'icon:butterfly';
import P03 from 'icon:candle-flame';
import X05 from 'icon:candle-holder';
import C05 from 'icon:candles';
import G03 from 'icon:cape';
import G07 from 'icon:chimney';
import G08 from 'icon:closed-doors';
import X02 from 'icon:cracked-shield';
import W02 from 'icon:crossed-chains';
import C01 from 'icon:door-handle';
import W01 from 'icon:dorsal-scales';
import V02 from 'icon:falling-boulder';
import W07 from 'icon:fangs';
import P06 from 'icon:footsteps';
import P05 from 'icon:frostfire';
import W05 from 'icon:furnace';
import W03 from 'icon:gold-stack';
import W06 from 'icon:harp';
import W04 from 'icon:hole-ladder';
import C04 from 'icon:iron-cross';
import P04 from 'icon:key-lock';
import X03 from 'icon:metal-boot';
import V04 from 'icon:mimic-chest';
import P07 from 'icon:mirror-mirror';
import C02 from 'icon:padlock';
import P01 from 'icon:rusty-sword';
import P10 from 'icon:shadow-follower';
import P02 from 'icon:sharp-lips';
import X04 from 'icon:skeleton-key';
import N02 from 'icon:spiked-fence';
import V05 from 'icon:steam-blast';
import N04 from 'icon:thorn-helix';
import N03 from 'icon:tree-roots';
import N06 from 'icon:vines';
import G06 from 'icon:whirlwind';
import G04 from 'icon:wind-hole';
import G01 from 'icon:wind-slap';
import G05 from 'icon:windy-stripes';
import V03 from 'icon:wolf-trap';

/** What is drawn on each spell. */
export const spellArt: Readonly<Record<string, string>> = {
  ...{ P01, P02, P03, P04, P05, P06, P07, P08, P09, P10, C01, C02, C03, C04, C05 },
  ...{ G01, G02, G03, G04, G05, G06, G07, G08, N01, N02, N03, N04, N05, N06 },
  ...{ W01, W02, W03, W04, W05, W06, W07, X01, X02, X03, X04, X05, V01, V02, V03, V04, V05 },
};
