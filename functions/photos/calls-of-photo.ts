import type { Settings } from '../../shared/config/settings.ts';
import { planOf } from '../../shared/plan/plan.ts';
import type { Product } from '../../shared/plan/product.ts';

/** Only the product and the settings decide the calls of a photo alone; all other values are arbitrary. */
const source = { bucket: '', key: '', etag: '', sequencer: '', time: 0 };

export function callsOfPhoto({ plan }: Pick<Settings, 'plan'>, product: Product | undefined): number {
  const value = {
    sha256: '',
    key: '',
    bytes: 0,
    width: 0,
    height: 0,
    ...(product === undefined ? {} : { product }),
  };
  return planOf('', { photo: { value, source } }, 2000, plan).calls.length;
}
