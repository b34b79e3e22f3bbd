import type { CalledService } from '../../../shared/erasure/sweep-deps.ts';
import { activeProfile } from '../../../shared/service-client/profile/active.ts';
import { palmIdIn } from '../../../shared/service-client/profile/contents.ts';
import { sellerOf } from '../../../shared/service-client/seller.ts';
import type { ServiceView } from '../../../shared/views/service-view.ts';

const address = { url: 'https://service.example', scheme: 'token' } as const;

export const madeUpService: ServiceView = {
  addresses: { palmistry: address, base: address, vision: address, chat: address },
  attemptTimeoutSeconds: 60,
  maxAnswerBytes: 8_000_000,
  profile: { name: 'documented' },
};

export const madeUpSeller = sellerOf('documented', madeUpService.addresses);

export const calledService: CalledService = {
  seller: madeUpSeller,
  addressOf: () => address.url,
  palmIdIn: (body) => palmIdIn(activeProfile, body),
};
