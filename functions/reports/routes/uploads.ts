import type * as z from 'zod';
import { readingMetadata } from '../../../shared/intake/choices.ts';
import { maxUploadBytes } from '../../../shared/intake/upload-limits.ts';
import { placesBatch } from '../../../shared/ledger/items/keys.ts';
import { amountText } from '../../../shared/money/money.ts';
import type { PriceTable } from '../../../shared/money/prices.ts';
import { activeProducts } from '../../../shared/plan/active-products.ts';
import { plannedOperations } from '../../../shared/plan/part-names.ts';
import { productNamed } from '../../../shared/plan/product-list.ts';
import { boughtCalls } from '../../../shared/quote/bought.ts';
import { quoteRequest } from '../../../shared/quote/quote.ts';
import { adviceTexts } from '../../../shared/reasons/refusals/advice-texts.ts';
import { refusalText } from '../../../shared/reasons/refusals/refusal-text.ts';
import {
  maxFilesPerRequest,
  type UploadTargetView,
  uploadPageQuery,
  uploadTargetsRequest,
  type WantedFile,
} from '../../../shared/reports/upload-requests.ts';
import { productMetadata } from '../../../shared/uploads/wanted-product.ts';
import type { ReportsDeps } from '../deps.ts';
import { answerPage, wantsHtml } from '../http/answers.ts';
import { mayChangeHere, reachOfCaller } from '../http/changes.ts';
import type { Handlers } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { bodyOf, queryOf } from '../http/requests.ts';
import { findUploadTarget } from '../upload-target.ts';

export function uploadRoutes(deps: ReportsDeps) {
  const { ledger, inbox, erasure, plan, photoCheck, reuse, prices, uploadForm, browserScripts, monthsAhead } =
    deps;
  const { seller, reuseAcrossServices: acrossServices, reuseAcrossCustomers: acrossCustomers } = deps;
  const sharing = { seller, reuse, acrossServices, acrossCustomers };

  async function targetFor(
    { batch, product, reading }: Omit<z.output<typeof uploadTargetsRequest>, 'files'>,
    file: WantedFile,
  ): Promise<UploadTargetView> {
    const { name } = file;
    const target = await findUploadTarget(ledger, inbox, batch, file, { product, reading });
    const metadata = {
      ...(product === undefined ? {} : { [productMetadata]: product }),
      ...(reading === undefined || reading === '' ? {} : { [readingMetadata]: reading }),
    };
    switch (target.kind) {
      case 'send':
        return {
          name,
          state: 'send',
          key: target.key,
          ...(await uploadForm(target.key, target.maxBytes, metadata)),
        };
      case 'there':
        return { name, state: 'there', key: target.key, upload: target.state };
      case 'refused': {
        const { code, reason: because } = target.refusal;
        const reason = refusalText(target.refusal);
        return { name, state: 'refused', reason, advice: adviceTexts[code], code, because };
      }
    }
  }

  return {
    beginUploads: async (c) => {
      const { batch, files, product, reading } = await bodyOf(c, uploadTargetsRequest);
      const wanted = { batch, reading, ...(product === undefined ? {} : { product: knownProduct(product) }) };
      return c.json({ files: await Promise.all(files.map((file) => targetFor(wanted, file))) });
    },

    readUploadLimits: async (c) => {
      if (!wantsHtml(c)) return c.json({ limits: maxUploadBytes, files: maxFilesPerRequest });
      const { batch, correct: tableToCorrect } = queryOf(c, uploadPageQuery);
      // Signing makes no request; any key gives the bucket's address.
      const { origin } = new URL((await uploadForm('palms/any/any.jpg', 1, {})).url);
      const reach = reachOfCaller(c.env);
      const view = {
        limits: maxUploadBytes,
        customer: reach.kind === 'customer' ? reach.customer : undefined,
        batch,
        tableToCorrect,
        scripts: browserScripts(),
        currency: prices?.currency,
        mayChange: mayChangeHere(c, deps),
      };
      const { policyThatSendsTo, uploadPage } = await import('../pages/pages.ts');
      return answerPage(c, uploadPage(view), 200, policyThatSendsTo(origin));
    },

    readQuoteBasis: (c) =>
      c.json({
        ...plan,
        ...(photoCheck === undefined ? {} : { photoCheck }),
        reuse,
        products: [...activeProducts.values()],
        places: { batch: placesBatch, now: ledger.now(), monthsAhead },
        ...(prices === undefined ? {} : { prices: writtenPrices(prices) }),
      }),

    quoteCalls: async (c) => {
      const { subjects } = await bodyOf(c, quoteRequest);
      return c.json(await boughtCalls({ ...ledger, nameHash: erasure.nameHash }, subjects, sharing));
    },
  } satisfies Partial<Handlers>;
}

function knownProduct(name: string): string {
  const product = productNamed(activeProducts, name);
  if (product !== undefined) return product.name;
  const known = [...activeProducts.keys()].join(', ');
  throw new ProblemError(
    404,
    'No such product',
    `There is no product of this name; the products are ${known}.`,
  );
}

function writtenPrices({ currency, priceOf }: PriceTable) {
  const operations = plannedOperations.flatMap((name) => {
    const micros = priceOf(name);
    return micros === undefined ? [] : [[name, amountText({ currency, micros })] as const];
  });
  return { currency, operations: Object.fromEntries(operations) };
}
