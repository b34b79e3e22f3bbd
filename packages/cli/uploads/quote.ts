import { type Quote, quoteSurvey } from '@palmleaf/shared/drafts/quote';
import { type Survey, surveyUploads } from '@palmleaf/shared/drafts/survey';
import type { TableChoices } from '@palmleaf/shared/intake/choices';
import { productNamed } from '@palmleaf/shared/plan/product-list';
import { quoteAnswer, quoteBasis } from '@palmleaf/shared/quote/quote';
import { ask } from '../api/ask.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { UsageError } from '../errors.ts';
import type { LocalInspector } from './inspector.ts';
import { gazetteer, localContent } from './local-content.ts';
import type { LocalUpload } from './local-uploads.ts';

export type LocalQuote = Quote<LocalUpload>;

interface QuoteOptions {
  readonly year: number;
  readonly product?: string | undefined;
  readonly choices?: TableChoices | undefined;
  readonly inspect?: LocalInspector | undefined;
}

/**
 * Only hashes of inputs leave this machine.
 * @throws UsageError for a product that the stack does not sell
 */
export async function quote(
  reports: SignedFetch,
  uploads: readonly LocalUpload[],
  { year, product, choices, inspect }: QuoteOptions,
  show: (done: number) => void,
): Promise<LocalQuote & Pick<Survey<LocalUpload>, 'people' | 'previews'>> {
  const basis = await ask(reports, quoteBasis, '/quotes');
  const known = new Map(basis.products?.map((one) => [one.name, one]));
  const chosenProduct = product === undefined ? undefined : productNamed(known, product);
  if (product !== undefined && chosenProduct === undefined)
    throw new UsageError(`--product takes ${[...known.keys()].join(', ')}, not "${product}"`);
  const isInspected = basis.photoCheck !== undefined && basis.photoCheck !== 'off' && inspect !== undefined;
  const survey = await surveyUploads(uploads, {
    content: (upload) => localContent(upload, choices),
    year,
    choices,
    gazetteer,
    products: { known, wanted: chosenProduct, settings: basis },
    places: basis.places,
    ...(isInspected ? { inspect: ({ path }) => inspect(path) } : {}),
    show,
  });
  const askBought = (subjects: readonly unknown[]) =>
    ask(reports, quoteAnswer, '/quotes', { method: 'POST', body: { subjects } });
  const found = await quoteSurvey(survey, { basis, year, askBought });
  return { ...found, people: survey.people, previews: survey.previews };
}
