import { readFileSync } from 'node:fs';

export const photo = readFileSync(
  new URL('../../events/samples/inbox/palms/samples/ben.jpg', import.meta.url),
);
export const birthsWith = (vastuId: string) =>
  [
    'id,name,date,time,lat,lon,timezone,vastu_id',
    `ben,Ben Example,1990-02-03,04:05,12.97,77.59,Asia/Kolkata,${vastuId}`,
    'ada,Ada Example,1988-12-01,23:30,48.2,16.37,Europe/Vienna,',
    'yan,Yan Example,1990-02-30,04:05,12.97,77.59,Asia/Kolkata,',
  ].join('\n');
export const file = (name: string, mimeType: string, content: Buffer | string) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
