import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export function writeInputs(folder: string): void {
  mkdirSync(folder);
  cpSync(join(root, 'events/samples/inbox/palms/samples/ben.jpg'), join(folder, "Priya's palm (1).jpg"));
  writeFileSync(join(folder, 'noise.jpg'), 'not a photo');
  writeFileSync(
    join(folder, 'people.csv'),
    [
      'id,date,time,lat,lon,timezone',
      "Priya's palm (1),1990-02-03,04:05,12.97,77.59,Asia/Kolkata",
      'zoë,1988-12-01,23:30,48.2,16.37,Europe/Vienna',
      'yan,1990-02-30,04:05,12.97,77.59,Asia/Kolkata',
      '',
    ].join('\n'),
  );
}
