import anvil from 'icon:anvil-impact';
import wave from 'icon:big-wave';
import skull from 'icon:burning-skull';
import devil from 'icon:devil-mask';
import blade from 'icon:dripping-blade';
import drum from 'icon:drum';
import dwarf from 'icon:dwarf-face';
import storm from 'icon:lightning-storm';
import night from 'icon:night-sky';
import book from 'icon:open-book';
import star from 'icon:polar-star';
import signature from 'icon:scroll-quill';
import noon from 'icon:sun';
import beams from 'icon:sunbeams';
import dawn from 'icon:sunrise';
import dusk from 'icon:sunset';
import eye from 'icon:third-eye';
import trumpet from 'icon:trumpet-flag';

/** What is behind whoever leads, and the face where the figure itself wears a sign. */
export const LEADERS: Readonly<Record<string, { behind: string; face?: string }>> = {
  ilvane: { behind: wave },
  orda_quenchhammer: { behind: anvil, face: dwarf },
  mother_sanguel: { behind: blade },
  haldis_cloudroot: { behind: storm },
  magister_corisande: { behind: star },
  ghurza_twice_struck: { behind: drum },
  vesstrix: { behind: book },
  sehr: { behind: beams, face: eye },
  nemmerod: { behind: signature, face: devil },
  korr_azul: { behind: trumpet, face: skull },
  brine_mirror_adept: { behind: wave },
  squall_speaker: { behind: storm },
};

/** What is behind those who are led by the same, by their seats: the hours that tell them apart. */
export const HOURS: readonly string[] = [dawn, dusk, noon, night];
