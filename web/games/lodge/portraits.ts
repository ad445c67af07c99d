import astrolabe from 'icon:astrolabe';
import splash from 'icon:droplet-splash';
import fire from 'icon:fire-ring';
import skeleton from 'icon:raise-skeleton';
import unknown from 'icon:rose';
import { mageIn, SCHOOLS } from '@conjure/lodge/view';
import type { Portrait } from '../face.ts';
import { mageDrawing } from './art/mages.ts';
import { schoolDrawing } from './cards/drawings.ts';

const BEHIND: Readonly<Record<string, string>> = { jafar: astrolabe, nero: fire, rebecca: skeleton, tessa: splash };

/** A mage before the sign of their art; somebody's own before that of their school. */
export function magePortrait(mage: string | null): Portrait {
  const school = mage === null ? undefined : mageIn(mage)?.school;
  const sign = BEHIND[mage ?? ''] ?? (school === undefined ? unknown : schoolDrawing(SCHOOLS[school]));
  return { face: mageDrawing(mage), behind: [{ body: sign }] };
}
