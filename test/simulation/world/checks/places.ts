import type { Report } from '../../../../shared/ledger/items/part.ts';
import { wantedMonths } from '../../../../shared/places/wanted-months.ts';
import { hashOf } from '../../../../shared/plan/canonical.ts';
import { hour } from '../scenario/times.ts';
import type { World } from '../world.ts';

export function checkPlaces(world: World, reports: ReadonlyMap<string, Report>): void {
  const { places, start } = world.scenario;
  for (const { id, lat, lon, timezone } of places) {
    const name = `./${id}`;
    const placeInputs = reports.get(name)?.header.inputs.place?.value;
    if (placeInputs === undefined) {
      world.wrong(name, `The months of ${name} were never requested`);
      continue;
    }
    const since = world.refreshedAt ?? start;
    const allowed = [since, world.clock.now(), since - hour, since + hour].map((at) =>
      hashOf({ lat, lon, months: wantedMonths(at, timezone) }),
    );
    if (!allowed.includes(hashOf(placeInputs)))
      world.wrong(name, `Months other than the current ones are requested for ${name}`);
  }
}
