import type { PanchangTexts } from '../panchang/texts.ts';
import { nakshatras } from './nakshatras.ts';

export const tamil: PanchangTexts = {
  tithis: [
    'பிரதமை',
    'துவிதியை',
    'திருதியை',
    'சதுர்த்தி',
    'பஞ்சமி',
    'சஷ்டி',
    'சப்தமி',
    'அஷ்டமி',
    'நவமி',
    'தசமி',
    'ஏகாதசி',
    'துவாதசி',
    'திரயோதசி',
    'சதுர்த்தசி',
    'பௌர்ணமி',
  ],
  newMoon: 'அமாவாசை',
  nakshatras,
  pakshas: { Shukla: 'சுக்ல', Krishna: 'கிருஷ்ண' },
};
