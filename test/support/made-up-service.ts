import type { ServiceView } from '../../shared/views/service-view.ts';

const address = { url: 'https://service.example', scheme: 'token' } as const;

/** A service as the reports function tells of it. */
export const madeUpService: ServiceView = {
  addresses: { palmistry: address, base: address, vision: address, chat: address },
  attemptTimeoutSeconds: 60,
  maxAnswerBytes: 8_000_000,
  profile: { name: 'documented' },
};
