import { asset } from '../styles/asset.ts';

const source = `const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short',
});
for (const time of document.querySelectorAll('time[data-moment]')) {
  const at = Date.parse(time.dateTime);
  if (!Number.isNaN(at)) time.textContent = clock.format(at);
}
`;

const file = asset('times', 'js', source);

export const timesScript = () => file;
