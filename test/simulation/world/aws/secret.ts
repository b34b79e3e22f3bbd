import { placeholder } from '@palmleaf/contract/placeholder';
import type { Credential } from '../../../../shared/service-client/credential.ts';
import type { Clock } from '../clock.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { FakeService } from '../service/fake-service.ts';

/** The secret, how it changes, and what the service accepts of it. */
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
    for (const { at, told } of scenario.rotations) {
      clock.after(at - clock.now(), () => accept(2));
      clock.after(told - clock.now(), () => {
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

/** The token and the key pair of a generation of the secret. */
const accepted = (generation: number): string[] => [
  `token-secret-${generation}`,
  `user-7:key-secret-${generation}`,
];
