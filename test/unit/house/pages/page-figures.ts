/** A file and its constant. Brackets mark the figure in a sentence of the page. */
type Source = `${string}.ts ${string}`;

const names = 'shared/intake/values/subject-name.ts';
const limits = 'shared/intake/upload-limits.ts';
const archive = 'shared/intake/archive/limits.ts';
const workbook = 'shared/intake/workbook/zip.ts';
const photo = 'shared/intake/photos/photo.ts';
const still = 'shared/intake/photos/heif/still.ts';
const limitsOfAws = 'packages/stack-runner/basics/aws-limits.ts';
const lambdaFunction = 'packages/stack-runner/services/lambda/lambda-function.ts';
const sizing = 'infra/sizing/sizes.ts';
const session = 'packages/service/chat/session.ts';
const horizons = 'packages/service/chat/answer/time/windows.ts';
const classifier = 'packages/service/chat/learned/weigh.ts';

export const pageFigures: Readonly<Record<string, readonly (readonly [sentence: string, source: Source])[]>> =
  {
    'docs/uploads.md': [
      ['A batch name has at most [200 bytes]', `${names} maxBatchBytes`],
      ['bytes, an id [500]', `${names} maxIdBytes`],
      [
        'an archive that holds a table, up to [256 MB]',
        'functions/reports/browser/worker/files-to-send.ts maxUnpackedBytes',
      ],
      ['An archive has at most [5 GB]', `${limits} zip`],
      ['5 GB, [10,000 files]', `${archive} maxEntries`],
      ['a directory of [16 MB]', `${archive} maxDirectoryBytes`],
      ['A photo in it has at most [25 MB]', `${limits} photo`],
      ['25 MB, a table [50 MB]', `${archive} maxPackedTableBytes`],
      ['all files together [20 GB]', `${archive} maxUnpackedBytes`],
      ['[ten] nested folders', `${archive} maxDepth`],
      ['A file above [1 MB]', `${archive} megabyte`],
      ['may expand to at most [200 times]', `${archive} maxRatio`],
      ['A table has at most [500 MB]', `${limits} rows`],
      ['a workbook [20 MB]', `${limits} maxWorkbookBytes`],
      ['A record has at most [64 KB]', 'shared/intake/csv/framing.ts maxRecordBytes'],
      ['a header [200 columns]', 'shared/intake/csv/columns.ts maxColumns'],
      ['a workbook that expands too far ([768 MB]', `${workbook} inflatedBytes`],
      ['768 MB, [three hundred] times its size', `${workbook} ratio`],
      ['times its size, [2,000 files]', `${workbook} entries`],
      ['[48 MB] of text', 'shared/intake/workbook/workbook.ts maxSharedLength'],
      ['at most [20], separated by', 'shared/intake/values/texts.ts maxQuestions'],
      ['separated by `\\|`, [1,000 characters] each', 'shared/intake/values/texts.ts question'],
      ['the first [fifty] rows of tables', 'shared/drafts/refused-grid.ts maxRows'],
      ['rows of tables up to [50 MB]', 'functions/reports/routes/decisions/refused-rows.ts maxBytes'],
      ['more than [64 KB] in one record', 'shared/intake/csv/framing.ts maxRecordBytes'],
      ['the first [10,000 rows] of a table (`maxRefusedRows`)', 'infra/settings.ts maxRefusedRows'],
      ['over [16 MB] ends the reading', 'shared/intake/csv/refusals.ts maxLineBytes'],
    ],
    'docs/photos.md': [
      ['at most [25 MB]', `${limits} photo`],
      ['25 MB, [120 megapixels]', `${photo} maxPixels`],
      ['[30,000 pixels] in a row', `${photo} maxSidePixels`],
      ['in a row; [50 megapixels]', `${photo} maxWholePixels`],
      ['at most [2,048 px] on the longer side', `${photo} maxPreparedSide`],
      ['side, below [5 MB]', `${photo} preparedBytes`],
      ['no result exceeds [5 MB]', `${photo} preparedBytes`],
      ['[1,000 items]', `${still} maxItems`],
      ['[1,024 tiles]', `${still} maxTiles`],
      ['[4,096 properties]', `${still} maxProperties`],
      ['its limits are [60 megapixels] a picture', `${photo} maxCodedPixels`],
      ['a picture and [600 MB]', 'shared/intake/photos/heif/develop.ts memoryBytes'],
    ],
    'docs/links.md': [['A page or PDF over [4.4 MB]', 'functions/links/app.ts maxBytes']],
    'docs/customers.md': [
      ['Customer and batch together have at most [200 bytes]', `${names} maxBatchBytes`],
      ['about whole batches remain for [30 days]', 'shared/webhooks/delivery.ts deliveryDays'],
    ],
    'docs/books.md': [
      ['a link to each book, valid for [15 minutes]', 'shared/aws/report-store.ts addressSeconds'],
      ['a `data:` address; [500 KB] at most', 'packages/books/theme/theme.ts maxLogoBytes'],
    ],
    'docs/batches.md': [
      [
        'by exponential backoff with full jitter, at most [fifty] times',
        'infra/function-settings.ts maxDeferrals',
      ],
    ],
    'docs/vendor.md': [
      [
        'An object from operation to seconds (1 to [885])',
        'shared/service-client/profile/fields.ts maxTimeoutSeconds',
      ],
      [
        'the first [100,000 characters] of the raw body',
        'shared/service-client/profile/judge.ts maxSearchedCharacters',
      ],
      ['may run [15 seconds] longer', 'infra/settings.ts minSpareSeconds'],
      ['a JPEG of at most [2,048 pixels]', `${photo} maxPreparedSide`],
      ['2,048 pixels under [5 MB]', `${photo} preparedBytes`],
      ['Without it: JPEG, [5 MB]', `${photo} preparedBytes`],
      ['[three] checked redirects', 'shared/pictures/fetch-image.ts maxRedirects'],
      ['checked redirects, [10 seconds]', 'functions/fan-out/handler.ts pictureTimeoutMs'],
      ['10 seconds, [10 MB]', 'functions/fan-out/handler.ts maxPictureBytes'],
      ['backoff, [five] attempts in all', 'shared/ledger/items/part.ts maxAssetTries'],
    ],
    'docs/operations.md': [['overdue by more than [300 s]', 'shared/standing/standing.ts lateSeconds']],
    'docs/reader.md': [
      ['Lists have pages (`limit` up to [200]', 'shared/views/requests.ts maxPageLength'],
      ['limited size: photos [25 MB]', `${limits} photo`],
      ['photos 25 MB, tables [500 MB]', `${limits} rows`],
      ['tables 500 MB; valid for [15 minutes]', 'shared/aws/upload-form.ts formSeconds'],
    ],
    'docs/webhooks.md': [
      [
        'The log shows the time, response and duration of each attempt. It covers [thirty days]',
        'shared/webhooks/delivery.ts deliveryDays',
      ],
    ],
    'docs/birth-data.md': [
      ['only one within the last [120 years] fits', 'shared/intake/values/dates.ts maxAgeYears'],
      ['years outside [1800] to', 'packages/contract/birth.ts yearSpan.from'],
      ['1800 to [2200], which', 'packages/contract/birth.ts yearSpan.to'],
    ],
    'docs/local.md': [
      ['It refuses answers over [6 MB]', `${limitsOfAws} synchronousPayloadBytes`],
      ['An idle environment ends after [a minute]', `${lambdaFunction} idleLimitMs`],
      ['Payload 2.0, binary bodies, [6 MB]', `${limitsOfAws} synchronousPayloadBytes`],
      ['items ([400 KB])', `${limitsOfAws} itemBytes`],
      ['transactions ([100] actions', `${limitsOfAws} transactionActions`],
      ['100 actions, [4 MB])', `${limitsOfAws} transactionBytes`],
      ['their batches and events ([1 MiB])', `${limitsOfAws} eventBytes`],
      ['payloads and answers ([6 MB])', `${limitsOfAws} synchronousPayloadBytes`],
      ['asynchronous payloads ([1 MiB])', `${limitsOfAws} asynchronousPayloadBytes`],
      ['A partition key takes [1,000] write', `${limitsOfAws} writeUnitsPerKeySecond`],
      ['1,000 write and [3,000] read units', `${limitsOfAws} readUnitsPerKeySecond`],
      ['A function with more than [4 KB] of variables', `${limitsOfAws} environmentBytes`],
      ['a bundle over [250 MB]', `${limitsOfAws} bundleBytes`],
      ['a function has run [16 times]', `${limitsOfAws} recursiveInvocations`],
      ['One PUT takes at most [512 MB]', 'packages/stack-runner/services/s3/post-object.ts maxFormBytes'],
    ],
    'docs/deploy.md': [
      ['gets one invocation for each [125 calls]', `${sizing} callsPerInvocation`],
      ['is at most [900], as', 'infra/sizing/memory.ts maxCallsInEach'],
      ['synthesis warns above [125]', `${sizing} callsPerInvocation`],
      ['any second of the last [35 days] (`recoveryDays`)', 'infra/settings.ts recoveryDays'],
      ['Wait for [14 days], which empties every queue', 'infra/data/queues.ts retentionPeriod'],
      ['Its wallet starts with [150] credits', 'infra/settings.ts credits'],
    ],
    'docs/security.md': [
      ['the reader stops at [16 MB] of one line', 'shared/intake/csv/refusals.ts maxLineBytes'],
      ['intake lists the first [10,000 rows]', 'infra/settings.ts maxRefusedRows'],
      ['intake decodes at most [30,000 pixels] in a row', `${photo} maxSidePixels`],
      ['the fetcher allows [5 MB]', 'packages/engines/palm/photo/photo-limits.ts maxPhotoBytes'],
      ['5 MB and [20 s] in all', 'packages/service/operations/handlers.ts photoTimeoutMs'],
      ['a `data:` URL of at most [500 KB]', 'packages/books/theme/theme.ts maxLogoBytes'],
      ['a link expires after [15 minutes]', 'shared/aws/report-store.ts addressSeconds'],
      ['a cell of more than [1,000 letters]', 'shared/intake/csv/refusals.ts maxCellCharacters'],
      ['(a question: [21,000])', 'shared/intake/csv/refusals.ts maxQuestionCharacters'],
    ],
    'docs/fuzzing.md': [['by more than 5 % and [48 MB]', 'test/fuzz/run/memory.ts slack.residentBytes']],
    'docs/chat.md': [
      ['the last [40] turns', `${session} rememberedTurns`],
      ['sub-periods of [12] years', `${horizons} vedicHorizonYears`],
      ['in the next [3] years', `${horizons} westernHorizonYears`],
      ['that they found by [5], of', `${classifier} oddsFactors.offChart`],
      ['by [2]. The chat then', `${classifier} oddsFactors.time`],
      ['a wrong answer [3],', `${classifier} costs.other`],
      ['wrong refusal [2],', `${classifier} costs.refusal`],
      ['a free guess [1.8].', `${classifier} costs.guess`],
      ['a probability of at least [0.7].', 'packages/service/chat/learned/charge.ts chargeThreshold'],
      ['The chart engine covers [1800] to', 'packages/contract/birth.ts yearSpan.from'],
      ['covers 1800 to [2200];', 'packages/contract/birth.ts yearSpan.to'],
    ],
  };

/** No constant of the code holds these; each has its reason. */
export const otherFigures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/uploads.md': {},
  'docs/photos.md': {
    'a photo of 48 megapixels at 2,048 px takes 165 MB of memory (at 4,096 px, 210 MB)':
      'measured by the benchmark of photos',
    '48 megapixels take 290 MB': 'measured by the benchmark of photos',
    'reads the lines of a hand at 1,600 px': 'packages/engines holds the size of its picture',
    'palm to 360 pixels': 'packages/engines holds the size of its picture',
    'blurs of 1 and 2.5 pixels': 'packages/engines holds them',
    '2,048 px are enough': 'the sentence repeats the figure of the table above',
    'The reading of a photo costs 17 calls': 'the tests of the plan hold it',
    '12 megapixels take 0.5 s and 310 MB, 47 take 1.2 s and 500 MB': 'measured by the benchmark of photos',
    'The check takes 0.2 to 0.4 s': 'measured by the benchmark of photos',
    'preparing a photo of 12 megapixels takes 0.25 s), and 1.4 s': 'measured by the benchmark of photos',
    'The check takes 75 MB of memory: at the first photo of 12 megapixels the peak is 225 MB instead of 150, and after twenty photos it is 400 MB':
      'measured',
    'The code of the check has 0.9 MB and its network 2.6 MB': 'measured by the benchmark of bundles',
  },
  'docs/links.md': { 'shorter than 6,000 pixels on a phone 390 pixels wide': 'a browser test holds it' },
  'docs/customers.md': {
    '1 to 64 letters': 'customerPattern is a regular expression',
    'A role name has at most 64 characters': 'a limit of IAM',
  },
  'docs/books.md': {
    'Typst leaks some 0.4 MB per book': 'measured by the benchmark of books',
    'Two processes use 390 to 410 MB of memory': 'measured by the benchmark of books',
    'A book takes 440 KB': 'measured by the benchmark of books',
  },
  'docs/batches.md': {
    'at most 5,000 calls': 'an example',
    'later than 15 seconds after its cancellation': 'the simulator compares it',
    'No call starts later than 15 seconds after the command': 'the simulator compares it',
  },
  'docs/vendor.md': {
    'Text of up to 60 letters': 'the pattern of a name is a regular expression',
    'up to 20 times, and then no longer lists it': 'a policy in functions/fan-out/call-status.ts',
  },
  'docs/birth-data.md': {
    'and refused the 3,469 rows that were wrong': 'measured by the tests of invented tables',
  },
  'docs/local.md': {
    'Paths of Unix sockets have at most 104 bytes on macOS and 108 on Linux': 'limits of the systems',
  },
  'docs/deploy.md': {
    'buys 21 calls': 'the tests of the plan hold it',
    'an invocation has 1,024 files and sockets': 'a limit of Lambda',
    'AWS retains a final backup for 35 days': 'a rule of AWS',
    'AWS waits up to 30 days': 'a rule of AWS',
  },
  'docs/security.md': {
    'sends a cell of 60,000 letters': 'an input of the named test',
    'a table of 2,000 rows took 16.0 s alone and 37.0 s behind them': 'measured by the named test',
    'the test allows 53 s': 'the named test computes it',
    'a PNG of 15,000 × 15,000 pixels': 'the title of a test',
    'a refusal stays under 16 KB': 'the named test holds it',
    'A cell of 2,000 blanks in the column `lat` took 25 seconds': 'a slow input of the past',
    'for questions of at most 2,000 letters': 'a member of a schema in packages/contract/astrology.ts',
    'of 190 letters took 4 s': 'a slow input of the past',
  },
  'docs/reader.md': { 'the response of a function is limited to 6 MB': 'a limit of Lambda' },
  'docs/chat.md': {
    'on one line of at most 60 characters': 'packages/service/chat/operations.ts cuts it',
    'A dasha year has 365.25 days (other schools use 360)': 'a rule of the schools',
  },
};
