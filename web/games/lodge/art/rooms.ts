import forge from 'icon:anvil';
import dormitory from 'icon:bed';
import library from 'icon:bookshelf';
import laboratory from 'icon:bubbling-flask';
import infirmary from 'icon:caduceus';
import winter_garden from 'icon:circle-forest';
import crypt from 'icon:coffin';
import ossuary from 'icon:crossed-bones';
import scrying_pool from 'icon:crystal-ball';
import kennel from 'icon:dog-house';
import scale_vault from 'icon:dragon-orb';
import mirrors from 'icon:mirror-mirror';
import eyrie from 'icon:nest-eggs';
import observatory from 'icon:observatory';
import treasury from 'icon:open-treasure-chest';
import salt_circle from 'icon:pentacle';
import black_rose from 'icon:rose';
import arena from 'icon:spartan-helmet';
import ash_altar from 'icon:star-altar';
import throne from 'icon:stone-throne';
import armory from 'icon:sword-array';
import drowned_court from 'icon:water-fountain';
import door_well from 'icon:well';

/** What is inlaid in the floor of each room. */
const roomArt: Readonly<Record<string, string>> = {
  ...{ black_rose, throne, armory, dormitory, crypt, ossuary, ash_altar, arena, laboratory, salt_circle },
  ...{ mirrors, scrying_pool, door_well, library, observatory, infirmary, treasury, forge, winter_garden },
  ...{ kennel, scale_vault, eyrie, drowned_court },
};

/** The drawing of a room; somebody's own room has a door. */
export const roomDrawing = (tile: string): string => roomArt[tile] ?? door_well;
