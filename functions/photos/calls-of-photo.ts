import type { Settings } from '../../shared/config/settings.ts';
import { planOf } from '../../shared/plan/plan.ts';
import type { Product } from '../../shared/plan/product.ts';

/** The calls of a photo without a row depend only on product and settings; the other values are placeholders. */
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
