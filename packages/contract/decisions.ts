import { yearSpan } from './birth.ts';

/** A case that the contract leaves open. Printed in docs/contract.md. */
interface Decision {
  readonly about: string;
  readonly decided: string;
}

export const contractDecisions: readonly Decision[] = [
  {
    about: 'Credentials of the palm-reading paths',
    decided:
      'The same as everywhere: `x-service-key`, or HTTP Basic with a key pair whose plan includes the operation. Only `GET /` and `GET /openapi.json` need no credential. If both headers are sent, the service uses `x-service-key` and ignores Basic.',
  },
  {
    about: 'Operations of a credential',
    decided:
      'An access token may call all operations. A key pair may call the operations of its plan. The plan `calculation`, the only one unless others are configured, includes the endpoints under `/v1`. Any other endpoint answers a key pair with 403.',
  },
  {
    about: 'Missing, invalid or unfunded credential',
    decided:
      'Missing, malformed, unknown, deleted, rotated away, expired or cancelled: 401, always with the same body. No credit left: 402. For the bodies, see Refusals.',
  },
  {
    about: 'Order of the checks',
    decided:
      'Origin (403), method and path (404), credential (401), its operations (403), size (413), body (422), wallet (402), then the computation. So a wrong body is reported before an empty wallet.',
  },
  {
    about: 'Cost of a call',
    decided:
      'One credit per answer with status 200. An access token pays from the wallet; a key pair pays by its plan, and its calls are only counted. A refusal or a failed computation costs nothing. If the table throttles, the service answers 503 with `Retry-After` and charges nothing. A 500 may have been charged only if the table failed during the charge. `GET /` and the description are free. A wallet starts with 150 credits unless configured otherwise and never goes below zero: with N credits left, exactly N of any number of simultaneous calls are answered.',
  },
  {
    about: 'Repeated calls',
    decided:
      'The contract has no idempotency key, so the service charges every answered call, repeated ones included. `GET /account/calls?by=request` shows how often each request was answered. It identifies a request by its palm_id, otherwise by the SHA-256 of the validated body with sorted keys, without nulls and without the query of an image address. This list covers 90 days; the totals are permanent.',
  },
  {
    about: 'Rotation',
    decided:
      'A rotated token or API key remains valid for a grace period: one hour, unless the rotation or the configuration sets another. With `grace_seconds` 0 it expires at once. A key pair keeps its user id. Tokens and key pairs do not affect each other.',
  },
  {
    about: 'Calls from a browser',
    decided:
      'The service refuses a request with an `Origin` header with 403 before any other check, preflights included. No answer ever carries a cross-origin header.',
  },
  {
    about: 'Unknown path, wrong method',
    decided:
      '404 for both, with the error text of the vendor’s public service. A GET on a POST path is a 404, not a 405, because a known service of this kind uses 405 for wrong bodies. After a wrong method, `Allow` names the right one.',
  },
  {
    about: 'Request encoding',
    decided:
      'JSON (also without a Content-Type), `application/x-www-form-urlencoded` and `multipart/form-data`, for either credential. Form values are converted to the type of their field. An empty number counts as not sent, an empty text stays an empty text, and the last value of a repeated field counts. In JSON, numbers must be numbers, except that `lat`, `lon` and `tzone` also accept numeric text. "+05:30" is refused, not read as 5. Unknown fields are ignored. A body of another media type is a 422.',
  },
  {
    about: 'Request size',
    decided:
      '8 MB for operations that accept a photo, so that one of 5 MB fits in base64; 512 KB for the plan of a home, enough for the largest plan; 64 KB for all others. A larger body is a 413; the service decides by Content-Length before it reads the body. JSON of more than 10,000 values or 16 levels, a form of more than 200 fields, and a part whose header is over 4 KB are a 422 before they are parsed. A truncated body is a 400, and so is one in more than 8,192 chunks. Behind a Lambda function URL, AWS refuses requests over 6 MB.',
  },
  {
    about: 'Connections',
    decided:
      '`npm run service` allows 10 seconds and 16 KB for the headers of a request (408, 431), 60 seconds for the whole request (408), 1,000 requests per connection, and 1,000 connections. An ambiguous request (two lengths, a length with chunked encoding, a line feed without carriage return) is a 400 and ends the connection. The service sends a refusal before the body has arrived, and then reads the rest for at most 15 seconds or 16 MB, so that the client can read the answer. It answers `Expect: 100-continue` with 100 only if it needs the body. On AWS, Lambda manages the connections.',
  },
  {
    about: 'Error types of the 422',
    decided:
      'Those of FastAPI and Pydantic, like the shape of the body: `missing`, `string_type`, `int_type`, `int_from_float`, `float_type`, `float_parsing`, `literal_error`, `greater_than_equal`, `less_than_equal`, `string_too_short`, `string_too_long`, `too_short`, `too_long`, `greater_than`, `less_than`, `extra_forbidden`, `value_error`, `json_invalid`, `model_attributes_type`. An unreadable photo has separate types, such as `no_hand` or `too_large`, with advice in `msg`. One answer lists the first 100 faults; a last item `too_many_faults` counts the others. An `input` longer than 2,000 characters is omitted. An answer has at most 16 KB: a larger one omits every `input`, and counts the faults that still do not fit. Quoted names of fields and quoted texts are cut after 500 characters.',
  },
  {
    about: 'Ranges of birth data',
    decided: `Days that exist in the proleptic Gregorian calendar, years ${yearSpan.from} to ${yearSpan.to}, hours 0 to 23, latitude -90 to 90, longitude -180 to 180, tzone -14 to 14. The intake refuses other years before any call. Both read the span from \`yearSpan\` in \`packages/contract/birth.ts\`; widen it there for a service with a larger span. \`house_type\` must be sent although the contract names a default, because the contract calls it required.`,
  },
  {
    about: 'Language',
    decided:
      '`Accept-Language` (with quality values) selects one of the languages of the endpoint, English if none matches; `mr` counts as the contract’s `ma`. The chat uses the language of the question, then its body field `language`. Charts and palms accept a field of that name too. This field is our extension: it overrides the header and supports more languages than the contract lists. A language without texts is answered in English, and the answer says so once. The pipeline requests a language by the header if the contract lists it, and by the field only if the profile allows it (`bodyLanguages`), as the profile of our own service does. `Content-Language` names the language of the prose in the answer, which is English if there is no translation.',
  },
  {
    about: 'Which image field counts',
    decided:
      'The first of `image_url`, `url`, `img_url` that is not empty, else the content in `image`. A `data:` URL in an address field counts as content. `/predict` accepts base64 only, in either alphabet, with or without a `data:` prefix. No picture at all is a 422 `missing` for `image_url`, although no field is marked required.',
  },
  {
    about: 'Image addresses',
    decided:
      'http and https to public hosts only, also after a redirect; this machine only if the service was started with loopback images allowed. The service reads at most 5 MB, in at most 20 seconds for name resolution, up to three redirects and the picture together. An address has at most 8,192 characters. The service refuses a picture that ends before its stated length, by a reset or at the time limit, and names the cause. It also refuses a server that switches to another protocol. The bytes decide the type of the picture, not the header of the server.',
  },
  {
    about: 'palm_id',
    decided:
      'Derived from the photo’s bytes: the same photo has the same palm_id, and saving it again stores nothing new. Every operation that reads a photo stores the reading, so all operations accept each returned palm_id. An unknown palm_id is a 422. A deployed service deletes a reading `readingDays` days (90 by default) after the latest request that stored it; `npm run service` keeps readings until it ends.',
  },
  {
    about: 'Date of birth and gender of a reading request',
    decided:
      'Only their types are checked. A reading depends on the photo alone. Any text is accepted as `gender`.',
  },
  {
    about: 'Month of tamil_month_panchang',
    decided:
      'The answer covers the Gregorian month and year of the request, with one entry per civil day. The tithi, paksha and nakshatra of a day are those at local sunrise. Our optional field `calendar` with `tamil` requests the Tamil solar month instead, by `reckoning` `vakya` (the default, as in the public calendars of Tamil Nadu) or `thirukanitha`. `region` selects the festivals: `tamil-nadu` (the default) or `north-india`.',
  },
  {
    about: 'Names of the birth fields',
    decided:
      'The documents call them `day` and `min` in one place, `date` and `minute` (and `latitude`, `longitude`, `timezone`) in another. The service accepts both; if both are sent, the short one counts.',
  },
  {
    about: 'vastu_id',
    decided:
      'An identifier that our `POST /vastu/get-vastu-id` returned for a plan. That call is free, for every credential that may call devatas-45. An unknown vastu_id is a 422. See docs/vastu.md.',
  },
  {
    about: 'sid of the chat',
    decided:
      'Empty: the service opens a new session and returns its id. Unknown: it opens a session with that id. Known: the conversation continues if the birth data and the tradition are the same, and otherwise starts over. A session expires 30 days after its last message.',
  },
  {
    about: 'Questions that the chat does not answer',
    decided:
      'A 200 with `status` false, the reason in `message` and the session in `response` as always; it costs nothing. This applies to the length of a life, the sex of a child, diagnoses, bets and investments, questions that need a second chart, and questions that the chat does not understand. An answer to a question that the chat is not sure of has `status` false too. See docs/chat.md.',
  },
  {
    about: 'Rate limits',
    decided:
      'None. Other services signal a rate limit with 429 or 503 and Retry-After. This service sends 503 with Retry-After only if it cannot reach its table.',
  },
];
