import { drawingStyles } from '@palmleaf/books/drawings';
import { asset } from './asset.ts';
import { base } from './base.ts';
import { batch } from './batch.ts';
import { calendar } from './calendar.ts';
import { chart } from './chart.ts';
import { content } from './content.ts';
import { fonts } from './fonts.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { places } from './places.ts';
import { print } from './print.ts';
import { uploadStyles } from './upload.ts';

const text = [
  fonts,
  base,
  content,
  drawingStyles,
  chart,
  calendar,
  home,
  form,
  batch,
  places,
  uploadStyles,
  print,
]
  .join('\n')
  .replace(/\n\s+/g, '\n')
  .trim();

const file = asset('palmleaf', 'css', `${text}\n`);

export const styles = () => file;
