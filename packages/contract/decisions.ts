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
      'The same as everywhere: `x-service-key`, or HTTP Basic with a key pair whose plan names the operation. Only `GET /` and `GET /openapi.json` are open. When both headers are sent, `x-service-key` counts and Basic is not looked at.',
  },
  {
    about: 'What a credential reaches',
    decided:
      'An access token reaches all operations. A key pair reaches the operations of its plan; the plan `calculation`, the only one unless others are configured, holds the endpoints under `/v1`. Any other endpoint answers a key pair with 403.',
  },
  {
    about: 'Missing, invalid or unfunded credential',
    decided:
      'Missing, malformed, unknown, deleted, rotated away, expired or cancelled: 401, all with one and the same body. No credit left: 402. Bodies: see Refusals.',
  },
  {
    about: 'Order of the checks',
    decided:
      'Origin (403), method and path (404), credential (401), its reach (403), size (413), body (422), wallet (402), then the computation. A wrong body is told before an empty wallet.',
  },
  {
    about: 'Cost of a call',
    decided:
      'One credit per answer with status 200, drawn from the wallet for an access token; a key pair is paid by its plan and only counted. A refusal or a failed computation costs nothing; a table that throttles answers 503 with `Retry-After`, and nothing is charged; only where the table fails in another way in the moment of the charge may a 500 have been charged. `GET /` and the description are free. A wallet starts with 150 credits unless configured otherwise and never goes below zero: with N credits left, exactly N of any number of simultaneous calls are answered.',
  },
  {
    about: 'Repeated calls',
    decided:
      'There is no idempotency key in the contract, so every answered call is charged, also the same one again. `GET /account/calls?by=request` shows how often each request was answered: by palm_id, otherwise by the SHA-256 of the validated body with sorted keys, without nulls and without the query of an image address. It is kept for 90 days; the totals for good.',
  },
  {
    about: 'Rotation',
    decided:
      'A rotated token or API key works on for a grace time, one hour unless the rotation or the configuration says otherwise; with `grace_seconds` 0 it ends at once. A key pair keeps its user id. Tokens and key pairs do not affect each other.',
  },
  {
    about: 'Calls from a browser',
    decided:
      'A request with an `Origin` header is refused with 403 before anything else, preflights included. No answer ever carries a cross-origin header.',
  },
  {
    about: 'Unknown path, wrong method',
    decided:
      '404 for both, worded as the public service words it; a GET on a POST path is a 404, not a 405, which a known service of this kind uses for wrong bodies. After a wrong method `Allow` names the right one.',
  },
  {
    about: 'Request encoding',
    decided:
      'JSON (also without a Content-Type), `application/x-www-form-urlencoded` and `multipart/form-data`, for either credential. Form fields are turned into what their field holds; an empty number counts as not sent, an empty text is an empty text, of a repeated field the last one counts. In JSON, numbers must be numbers, except that `lat`, `lon` and `tzone` also take numeric text. "+05:30" is refused, not read as 5. Unknown fields are ignored. A body of another media type is a 422.',
  },
  {
    about: 'Request size',
    decided:
      '8 MB where a photo is taken, so that one of 5 MB fits in base64; 512 KB for the plan of a home, which holds the largest one; 64 KB for all else. More is a 413, told by its Content-Length before any of it is read. JSON of more than 10,000 values or 16 levels, a form of more than 200 fields, and a part whose header is over 4 KB are a 422 before they are taken apart. A body that ends before all of it has come is a 400, and so is one in more than 8,192 pieces. Behind a Lambda function URL AWS refuses requests over 6 MB by itself.',
  },
  {
    about: 'Connections',
    decided:
      '`npm run service` gives the headers of a request 10 seconds and 16 KB (408, 431), all of the request 60 seconds (408), a connection 1,000 requests, and the machine 1,000 connections. What can be read in two ways (two lengths, a length beside pieces, a line feed alone) is a 400 and ends the connection. A refusal is given before the body has come; what is still sent is read on for 15 seconds or 16 MB, so that the answer can be read, and no longer. `Expect: 100-continue` is answered with 100 only when the body is wanted. On AWS, Lambda holds the connections.',
  },
  {
    about: 'Words of the 422',
    decided:
      'Those of FastAPI and Pydantic, which the shape of the body comes from: `missing`, `string_type`, `int_type`, `int_from_float`, `float_type`, `float_parsing`, `literal_error`, `greater_than_equal`, `less_than_equal`, `string_too_short`, `string_too_long`, `too_short`, `too_long`, `greater_than`, `less_than`, `extra_forbidden`, `value_error`, `json_invalid`, `model_attributes_type`. A photo that cannot be read has types of its own, such as `no_hand` or `too_large`, with what to do in `msg`. All faults are told at once: the first 100, and a last item `too_many_faults` that says how many more there are. `input` is left out when it is longer than 2,000 characters. An answer is at most 16 KB: where it would be larger no `input` is given, and what finds no room even so is counted. Names of fields and texts that are repeated are cut after 500 characters.',
  },
  {
    about: 'Ranges of birth data',
    decided: `Days that exist in the proleptic Gregorian calendar, years ${yearSpan.from} to ${yearSpan.to}, hours 0 to 23, latitude -90 to 90, longitude -180 to 180, tzone -14 to 14. The intake refuses years outside before anything is asked; both take them from \`yearSpan\` in \`packages/contract/birth.ts\`, to be widened there for a service that answers for more. \`house_type\` must be sent although its default is named: the contract calls it required.`,
  },
  {
    about: 'Language',
    decided:
      'By `Accept-Language` (with quality values) among the languages of the endpoint, English when none fits; `mr` is taken as the contract’s `ma`. The chat goes by the language of the question, then by its body field `language`. Charts and palms take a field of that name too, which is ours, goes before the header, and knows more languages than the contract lists; one that has no words is answered in English, and the answer says so once. The pipeline asks for a language by the header where the contract lists it, and by that field only where the profile says so (`bodyLanguages`), as the profile of our own service does. `Content-Language` names the language of the prose in the answer, which is English where a translation is not there.',
  },
  {
    about: 'Which image field counts',
    decided:
      'The first of `image_url`, `url`, `img_url` that is not empty, else the content in `image`. A `data:` URL in an address field is taken as the content that it is. `/predict` takes base64 only, in either alphabet, with or without a `data:` prefix. No picture at all is a 422 `missing` for `image_url`, although no field is marked required.',
  },
  {
    about: 'Image addresses',
    decided:
      'http and https to public hosts only, also after a redirect; this machine only where the service was started with loopback images allowed. At most 5 MB are read, in at most 20 seconds for all of it: the name, up to three redirects, and the picture. An address has at most 8,192 characters. The service refuses a picture that ends before its stated length, by a reset or at the time limit, and names the cause; the same holds for a server that switches to another protocol. The bytes decide the type of the picture, not the header of the server.',
  },
  {
    about: 'palm_id',
    decided:
      'Named by the photo’s bytes: the same photo has the same palm_id, and saving it again saves nothing twice. Every operation that reads a photo keeps the reading, so each palm_id that was answered is known to all others. An unknown one is a 422. Readings are kept until the table is deleted.',
  },
  {
    about: 'Date of birth and gender of a reading request',
    decided:
      'Checked for their type and not used: a reading rests on what the photo shows. Any text is taken as `gender`.',
  },
  {
    about: 'Month of tamil_month_panchang',
    decided:
      'The Gregorian month and year of the request, one entry per civil day, names at local sunrise. Our own optional field `calendar` with `tamil` asks for the Tamil solar month instead, by `reckoning` `vakya` (the default, as the public calendars of Tamil Nadu) or `thirukanitha`. `region` says whose festivals are listed: `tamil-nadu` (the default) or `north-india`.',
  },
  {
    about: 'Names of the birth fields',
    decided:
      'The documents call them `day` and `min` in one place, `date` and `minute` (and `latitude`, `longitude`, `timezone`) in another. Both are taken; where both are sent, the short one counts.',
  },
  {
    about: 'vastu_id',
    decided:
      'An identifier that our own `POST /vastu/get-vastu-id` gave for a plan; it is free, and reached by whoever reaches devatas-45. An unknown vastu_id is a 422. See docs/vastu.md.',
  },
  {
    about: 'sid of the chat',
    decided:
      'Empty: a new session is opened and its id answered. Unknown: a session is opened under that id. Known with the same birth data and tradition: the conversation goes on; with others it starts afresh. A session ends 30 days after its last word.',
  },
  {
    about: 'What the chat does not answer',
    decided:
      'A 200 with `status` false, the reason in `message` and the session in `response` as always; it costs nothing. So it is with the length of a life, the sex of a child, diagnoses, bets and investments, what needs a second chart, and what was not understood. See docs/chat.md.',
  },
  {
    about: 'Rate limits',
    decided:
      'None. A caller that meets one elsewhere finds it as 429 or 503 with Retry-After; this service sends 503 with Retry-After only when it cannot reach its own table.',
  },
];
