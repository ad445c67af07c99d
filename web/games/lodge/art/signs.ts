import wound from 'icon:bleeding-wound';
import activate from 'icon:candle-light';
import part from 'icon:claw-slashes';
import attack from 'icon:crossed-swords';
import target from 'icon:crosshair';
import crown from 'icon:crown';
import look from 'icon:crystal-eye';
import instability from 'icon:earth-crack';
import destroy from 'icon:falling-rocks';
import go from 'icon:footsteps';
import place from 'icon:hand';
import heal from 'icon:healing';
import closed from 'icon:padlock';
import ready from 'icon:paw-print';
import choose from 'icon:pointing';
import summon from 'icon:portal';
import power from 'icon:power-lightning';
import rose from 'icon:rose';
import join from 'icon:shield-echoes';
import defeat from 'icon:skull-crack';
import cast from 'icon:spell-book';
import act from 'icon:vertical-banner';
import banish from 'icon:vortex';
import shield from 'icon:winged-shield';
import trap from 'icon:wolf-trap';

/** Signs of what may be done and of what happens, by its name. */
export const signs = {
  ...{ act, go, activate, target, place, choose },
  ...{ attack, wound, heal, shield, cast, trap, instability, destroy, summon, banish },
  ...{ join, part, defeat, rose, power, look },
  ...{ crown, closed, ready },
} as const;
