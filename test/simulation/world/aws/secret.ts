import { placeholder } from '@palmleaf/contract/placeholder';
import type { Credential } from '../../../../shared/service-client/credential.ts';
import type { Clock } from '../clock.ts';
import type { Process } from '../process.ts';
import type { Random } from '../random.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { FakeService } from '../service/fake-service.ts';

export class Secret {
  #generation = 0;

  constructor(clock: Clock, scenario: Scenario, service: FakeService) {
    const accept = (generation: number) => {
      service.accepted.clear();
      for (const credential of accepted(generation)) service.accepted.add(credential);
    };
    accept(1);
    clock.after(scenario.credentialSet - clock.now(), () => {
      this.#generation = Math.max(this.#generation, 1);
    });
    for (const { at, announcedAt } of scenario.rotations) {
      clock.after(at - clock.now(), () => accept(2));
      clock.after(announcedAt - clock.now(), () => {
        this.#generation = 2;
      });
    }
  }

  get current(): Credential {
    const version = `version-${this.#generation}`;
    if (this.#generation === 0) return { version, content: { token: placeholder, apiKey: placeholder } };
    const [token = '', pair = ''] = accepted(this.#generation);
    const [userId = '', apiKey = ''] = pair.split(':');
    return { version, content: { token, userId, apiKey } };
  }
}

export class CachedSecret {
  readonly #secret: Secret;
  readonly #random: Random;
  #cached: Credential | undefined;

  constructor(secret: Secret, random: Random) {
    this.#secret = secret;
    this.#random = random;
  }

  of(process: Process) {
    const read = () => process.cross(this.#random.between(5, 30), async () => this.#secret.current);
    return {
      current: async (): Promise<Credential> => {
        this.#cached ??= await read();
        return this.#cached;
      },
      refetch: async (refused: string): Promise<Credential> => {
        if (this.#cached === undefined || this.#cached.version === refused) this.#cached = await read();
        return this.#cached;
      },
      read,
    };
  }
}

const accepted = (generation: number): string[] => [
  `token-secret-${generation}`,
  `user-7:key-secret-${generation}`,
];
