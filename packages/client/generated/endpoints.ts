// Written by `npm run client -- types` from the schemas of the code; do not edit it by hand.

export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly faults?: readonly ({
    readonly field: string;
    readonly message: string;
  })[] | undefined;
};

export type Cost = {
  readonly currency: string;
  readonly amount: string;
  readonly unpriced: number;
};

export type Money = {
  readonly currency: string;
  readonly amount: string;
};

export type Batch = {
  readonly batch: string;
  readonly subjects: number;
  readonly complete: number;
  readonly partial: number;
  readonly failed: number;
  readonly cancelled: number;
  readonly open: number;
  readonly calls: {
    readonly bought: number;
    readonly reused: number;
    readonly unknown: number;
  };
  readonly spending: {
    readonly committed: number;
    readonly ceiling?: number | undefined;
    readonly cost?: Cost | undefined;
    readonly ceilingMoney?: Money | undefined;
  };
  readonly declined?: number | undefined;
  readonly spared?: {
    readonly photos: number;
    readonly calls: number;
  } | undefined;
  readonly sealed: boolean;
  readonly holds: readonly Hold[];
  readonly uploads: readonly Upload[];
  readonly rejections: readonly Rejection[];
  readonly more?: {
    readonly uploads?: string | undefined;
    readonly rejections?: string | undefined;
  } | undefined;
  readonly gates: readonly Gate[];
};

export type BatchEntry = {
  readonly batch: string;
  readonly subjects: number;
  readonly complete: number;
  readonly partial: number;
  readonly failed: number;
  readonly cancelled: number;
  readonly open: number;
  readonly calls: {
    readonly bought: number;
    readonly reused: number;
    readonly unknown: number;
  };
  readonly spending: {
    readonly committed: number;
    readonly ceiling?: number | undefined;
    readonly cost?: Cost | undefined;
    readonly ceilingMoney?: Money | undefined;
  };
  readonly declined?: number | undefined;
  readonly sealed: boolean;
  readonly holds: readonly Hold[];
};

export type BatchesPage = {
  readonly batches: readonly BatchEntry[];
  readonly cursor?: string | undefined;
};

export type Gate = {
  readonly gate: string;
  readonly state: "open" | "closed";
  readonly reason?: string | undefined;
  readonly sentence?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
};

export type Gates = {
  readonly gates: readonly Gate[];
};

export type Hold = {
  readonly by: "pause" | "trial";
  readonly since: string;
  readonly sentence: string;
  readonly because?: {
    readonly code: "no-palm-id";
  } | {
    readonly code: "another-shape";
    readonly operation: string;
    readonly difference: "new" | "missing" | "type";
    readonly path: string;
  } | {
    readonly code: "another-price";
    readonly operation: string;
    readonly than: "more" | "less";
    readonly price: {
      readonly currency: string;
      readonly micros: number;
    };
  } | {
    readonly code: "refused";
    readonly operation: string;
    readonly answer: "json" | "json with status false" | "half a body or no JSON" | "bad request" | "credential refused" | "wallet empty" | "endpoint refused" | "no such endpoint" | "unprocessable" | "other client error" | "redirect" | "too many requests" | "server error" | "not implemented" | "bad gateway" | "service unavailable" | "gateway timeout" | "other server error" | "no connection" | "connection lost" | "timeout" | "too long" | "palm_id unknown";
    readonly status?: number | undefined;
  } | {
    readonly code: "legacy";
    readonly text: string;
  } | undefined;
};

export type Safety = {
  readonly kind: "self-harm" | "violence" | "child-abuse" | "threat" | "medical";
  readonly language: "en" | "de" | "es" | "fr" | "ru" | "hi" | "pt" | "it" | "ta";
  readonly country?: string | undefined;
  readonly message: string;
  readonly help: readonly ({
    readonly name: string;
    readonly phone?: string | undefined;
    readonly url?: string | undefined;
    readonly country: string;
  })[];
};

export type Upload = {
  readonly key: string;
  readonly state: string;
  readonly rows: number;
  readonly accepted: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly warnings: readonly string[];
};

export type UploadsPage = {
  readonly uploads: readonly Upload[];
  readonly cursor?: string | undefined;
};

export type Rejection = {
  readonly upload: string;
  readonly line?: number | undefined;
  readonly field?: string | undefined;
  readonly reason: string;
  readonly advice?: string | undefined;
  readonly code?: "bad-key" | "unknown-folder" | "bad-name" | "name-too-long" | "wrong-extension" | "empty-file" | "not-a-table" | "bad-choice" | "bad-encoding" | "no-rows" | "missing-column" | "duplicate-column" | "too-many-columns" | "unknown-column" | "read-as-windows-1252" | "record-too-long" | "unclosed-quote" | "stray-quote" | "too-many-values" | "duplicate-id" | "missing-value" | "not-a-number" | "out-of-range" | "bad-date" | "ambiguous-date" | "date-order" | "bad-time" | "unknown-place" | "place-mismatch" | "ambiguous-place" | "bad-zone" | "impossible-zone" | "contradiction" | "unknown-choice" | "unknown-product" | "too-long" | "control-character" | "kept-out" | "cancelled" | "nothing-to-ask" | "too-many-refusals" | "table-too-big" | "photo-named-twice" | "photo-too-big" | "too-many-pixels" | "photo-heic" | "photo-gif" | "photo-tiff" | "photo-svg" | "photo-bmp" | "photo-pdf" | "photo-text" | "photo-no-hand" | "photo-back-of-hand" | "photo-cut-off" | "photo-blurred" | "photo-dark" | "photo-two-hands" | "photo-no-palm" | "zip-damaged" | "zip-encrypted" | "zip-method" | "zip-nested" | "zip-too-big" | "photo-unknown-format" | "photo-damaged" | undefined;
  readonly because?: {
    readonly code: string;
  } | undefined;
  readonly value?: string | undefined;
  readonly at: string;
};

export type RejectionsPage = {
  readonly rejections: readonly Rejection[];
  readonly cursor?: string | undefined;
};

export type UnknownCall = {
  readonly batch: string;
  readonly id: string;
  readonly part: string;
  readonly operation: string;
  readonly state: "bought" | "refused" | "unavailable" | "unknown";
  readonly attempts: readonly string[];
  readonly because?: readonly ({
    readonly code: "answer";
    readonly answer: "json" | "json with status false" | "half a body or no JSON" | "bad request" | "credential refused" | "wallet empty" | "endpoint refused" | "no such endpoint" | "unprocessable" | "other client error" | "redirect" | "too many requests" | "server error" | "not implemented" | "bad gateway" | "service unavailable" | "gateway timeout" | "other server error" | "no connection" | "connection lost" | "timeout" | "too long" | "palm_id unknown";
    readonly status?: number | undefined;
  } | {
    readonly code: "worker-died";
  } | {
    readonly code: "legacy";
    readonly text: string;
  })[] | undefined;
  readonly report: string;
};

export type UnknownCallsPage = {
  readonly unknowns: readonly UnknownCall[];
  readonly cursor?: string | undefined;
};

export type ChargesPage = {
  readonly charges: readonly ({
    readonly id?: string | undefined;
    readonly part: string;
    readonly operation: string;
    readonly state: "bought" | "unknown";
    readonly at?: string | undefined;
    readonly price?: Money | undefined;
    readonly told?: Money | undefined;
  })[];
  readonly cursor?: string | undefined;
};

export type AccountPage = {
  readonly month: string;
  readonly entries: readonly ({
    readonly id?: string | undefined;
    readonly part: string;
    readonly operation: string;
    readonly at?: string | undefined;
    readonly price?: Money | undefined;
    readonly told?: Money | undefined;
    readonly batch: string;
    readonly kind: "bought" | "unknown" | "refunded" | "reused" | "refused";
  })[];
  readonly cursor?: string | undefined;
};

export type Subject = {
  readonly batch: string;
  readonly id: string;
  readonly name?: string | undefined;
  readonly state: "due" | "working" | "waiting" | "complete" | "partial" | "failed" | "cancelled" | "erasing";
  readonly reason?: string | undefined;
  readonly because?: {
    readonly code: "gate";
    readonly gate: "placeholder" | "credential unreadable" | "credential refused" | "endpoint refused" | "wallet empty" | "store refuses" | "unreachable" | "failing" | "throttled";
  } | {
    readonly code: "pause";
  } | {
    readonly code: "hold";
  } | {
    readonly code: "trial";
  } | {
    readonly code: "ceiling";
    readonly of: "batch" | "customer" | "month" | "places";
    readonly lacks: "calls" | "money" | "price";
  } | {
    readonly code: "not-taken";
  } | {
    readonly code: "given-up";
    readonly after: "deaths" | "not-taken" | "dead-letters";
    readonly times: number;
  } | {
    readonly code: "legacy";
    readonly text: string;
  } | undefined;
  readonly products?: readonly string[] | undefined;
  readonly calls: {
    readonly bought: number;
    readonly reused: number;
    readonly unknown: number;
  };
  readonly report: string;
  readonly updatedAt: string;
};

export type SubjectsPage = {
  readonly subjects: readonly Subject[];
  readonly cursor?: string | undefined;
};

export type Part = {
  readonly part: string;
  readonly operation: string;
  readonly state: "bought" | "refused" | "unavailable" | "unknown" | "pending" | "not asked";
  readonly at?: string | undefined;
  readonly class?: "json" | "json with status false" | "half a body or no JSON" | "bad request" | "credential refused" | "wallet empty" | "endpoint refused" | "no such endpoint" | "unprocessable" | "other client error" | "redirect" | "too many requests" | "server error" | "not implemented" | "bad gateway" | "service unavailable" | "gateway timeout" | "other server error" | "no connection" | "connection lost" | "timeout" | "too long" | "palm_id unknown" | undefined;
  readonly status?: number | undefined;
  readonly note?: string | undefined;
  readonly language?: "en" | "es" | "pt" | "fr" | "it" | "de" | "ru" | "hi" | "ma" | "bn" | "ta" | "te" | "ml" | "kn" | undefined;
  readonly because?: {
    readonly code: "answer";
    readonly answer: "json" | "json with status false" | "half a body or no JSON" | "bad request" | "credential refused" | "wallet empty" | "endpoint refused" | "no such endpoint" | "unprocessable" | "other client error" | "redirect" | "too many requests" | "server error" | "not implemented" | "bad gateway" | "service unavailable" | "gateway timeout" | "other server error" | "no connection" | "connection lost" | "timeout" | "too long" | "palm_id unknown";
    readonly status?: number | undefined;
  } | {
    readonly code: "worker-died";
  } | {
    readonly code: "legacy";
    readonly text: string;
  } | {
    readonly code: "no-content";
  } | {
    readonly code: "unexpected-shape";
    readonly path: string;
    readonly issue: string;
  } | undefined;
  readonly said?: string | undefined;
  readonly missing?: readonly string[] | undefined;
  readonly reusedFrom?: string | undefined;
  readonly service?: string | undefined;
  readonly serviceId?: string | undefined;
  readonly unknowns: number;
  readonly code?: "safety" | undefined;
  readonly safety?: Safety | undefined;
  readonly question?: string | undefined;
  readonly assets?: readonly ({
    readonly pointer: string;
    readonly link?: string | undefined;
    readonly contentType?: string | undefined;
    readonly bytes?: number | undefined;
    readonly problem?: string | undefined;
    readonly because?: {
      readonly code: string;
    } | undefined;
  })[] | undefined;
  readonly answer?: unknown | undefined;
};

export type Report = {
  readonly batch: string;
  readonly id: string;
  readonly name?: string | undefined;
  readonly state: "due" | "working" | "waiting" | "complete" | "partial" | "failed" | "cancelled" | "erasing";
  readonly reason?: string | undefined;
  readonly because?: {
    readonly code: "gate";
    readonly gate: "placeholder" | "credential unreadable" | "credential refused" | "endpoint refused" | "wallet empty" | "store refuses" | "unreachable" | "failing" | "throttled";
  } | {
    readonly code: "pause";
  } | {
    readonly code: "hold";
  } | {
    readonly code: "trial";
  } | {
    readonly code: "ceiling";
    readonly of: "batch" | "customer" | "month" | "places";
    readonly lacks: "calls" | "money" | "price";
  } | {
    readonly code: "not-taken";
  } | {
    readonly code: "given-up";
    readonly after: "deaths" | "not-taken" | "dead-letters";
    readonly times: number;
  } | {
    readonly code: "legacy";
    readonly text: string;
  } | undefined;
  readonly products?: readonly string[] | undefined;
  readonly calls: {
    readonly bought: number;
    readonly reused: number;
    readonly unknown: number;
  };
  readonly report: string;
  readonly updatedAt: string;
  readonly cost?: Cost | undefined;
  readonly revision: number;
  readonly inputsRevision: number;
  readonly notes: readonly string[];
  readonly birth?: {
    readonly day: number;
    readonly month: number;
    readonly year: number;
    readonly hour: number;
    readonly min: number;
    readonly lat: number;
    readonly lon: number;
    readonly tzone: number;
    readonly unknownTime?: "left out" | "noon" | undefined;
    readonly houseType?: string | undefined;
    readonly place?: string | undefined;
    readonly country?: string | undefined;
  } | undefined;
  readonly hasPhoto: boolean;
  readonly language?: "en" | "es" | "pt" | "fr" | "it" | "de" | "ru" | "hi" | "ma" | "bn" | "ta" | "te" | "ml" | "kn" | undefined;
  readonly parts: readonly Part[];
  readonly createdAt: string;
  readonly finishedAt?: string | undefined;
};

export type WholeAnswers = {
  readonly batch: string;
  readonly id: string;
  readonly person: { readonly [name: string]: string };
  readonly parts: readonly ({
    readonly part: string;
    readonly operation: "predict" | "api-predict" | "get-palm-image" | "basic" | "get-palm-id" | "hand-type" | "fingers" | "major-lines" | "mounts" | "special-features" | "minor-lines" | "summary" | "personality" | "career" | "money" | "love" | "marriage" | "health" | "challenges" | "luck" | "legacy" | "root" | "natal_chart_interpretation" | "natal_aspects_report" | "varshaphal_yoga" | "tamil_month_panchang" | "devatas-45" | "chat";
    readonly state: "bought" | "refused" | "unavailable" | "unknown";
    readonly status?: number | undefined;
    readonly body: { readonly [name: string]: unknown };
    readonly language?: string | undefined;
    readonly answer?: unknown | undefined;
  })[];
};

export type BookOrder = {
  readonly batch: string;
  readonly order: string;
  readonly format: "pdf" | "html";
  readonly theme: string;
  readonly id?: string | undefined;
  readonly state: "making" | "made";
  readonly people: number;
  readonly made: number;
  readonly kept: number;
  readonly empty: number;
  readonly failed: number;
  readonly askedAt: string;
  readonly finishedAt?: string | undefined;
  readonly books: string;
};

export type BookOrdersPage = {
  readonly orders: readonly BookOrder[];
  readonly cursor?: string | undefined;
};

export type Book = {
  readonly id: string;
  readonly state: "making" | "made" | "empty" | "failed";
  readonly fault?: "not printed" | "too slow" | "too large" | "not read" | undefined;
  readonly bytes?: number | undefined;
  readonly at: string;
  readonly until?: string | undefined;
  readonly link?: string | undefined;
};

export type BooksPage = {
  readonly order: BookOrder;
  readonly books: readonly Book[];
  readonly cursor?: string | undefined;
};

export type Erasure = {
  readonly batch: string;
  readonly id: string;
  readonly state: "erasing" | "erased";
  readonly askedAt: string;
  readonly askedBy?: string | undefined;
  readonly doneAt?: string | undefined;
  readonly keptOut?: {
    readonly since: string;
    readonly by?: string | undefined;
  } | undefined;
  readonly removed: { readonly [name: string]: number };
  readonly remains: readonly ({
    readonly what: string;
    readonly until?: string | undefined;
  })[];
  readonly spent?: {
    readonly calls: number;
    readonly cost?: Cost | undefined;
  } | undefined;
  readonly held: readonly ({
    readonly operation: "predict" | "api-predict" | "get-palm-image" | "basic" | "get-palm-id" | "hand-type" | "fingers" | "major-lines" | "mounts" | "special-features" | "minor-lines" | "summary" | "personality" | "career" | "money" | "love" | "marriage" | "health" | "challenges" | "luck" | "legacy" | "root" | "natal_chart_interpretation" | "natal_aspects_report" | "varshaphal_yoga" | "tamil_month_panchang" | "devatas-45" | "chat";
    readonly boughtAt: string;
    readonly service: string;
    readonly address?: string | undefined;
    readonly palmId?: string | undefined;
    readonly unknown?: true | undefined;
    readonly copied?: true | undefined;
  })[];
  readonly receipt: string;
};

export type BatchErasure = {
  readonly batch: string;
  readonly state: "erasing" | "erased";
  readonly askedAt: string;
  readonly askedBy?: string | undefined;
  readonly doneAt?: string | undefined;
  readonly keptOut: boolean;
  readonly people: number;
  readonly tables: number;
};

export type CustomerErasure = {
  readonly customer: string;
  readonly state: "erasing" | "erased";
  readonly askedAt: string;
  readonly askedBy?: string | undefined;
  readonly doneAt?: string | undefined;
  readonly keptOut: boolean;
  readonly places: number;
  readonly batches?: number | undefined;
  readonly people?: number | undefined;
  readonly tables?: number | undefined;
  readonly remains: readonly ({
    readonly what: string;
    readonly until?: string | undefined;
  })[];
};

export type ErasedMany = {
  readonly batch: string;
  readonly people: number;
  readonly calls: number;
  readonly unknown: readonly string[];
  readonly receipts: readonly Erasure[];
  readonly whole?: BatchErasure | undefined;
};

export type Receipts = {
  readonly receipts: readonly Erasure[];
};

export type BansPage = {
  readonly bans: readonly ({
    readonly ban: string;
    readonly since: string;
    readonly by?: string | undefined;
    readonly of?: string | undefined;
  })[];
  readonly cursor?: string | undefined;
};

export type LiftedBan = {
  readonly batch: string;
  readonly id: string;
  readonly lifted: boolean;
};

export type Ceiling = {
  readonly batch: string;
  readonly ceiling?: number | null | undefined;
  readonly money?: Money | null | undefined;
  readonly unpriced?: readonly string[] | undefined;
};

export type Pausing = {
  readonly batch: string;
  readonly paused: boolean;
  readonly changed: boolean;
  readonly since?: string | undefined;
};

export type Release = {
  readonly batch: string;
  readonly outcome: "released" | "trial ended" | "not held";
};

export type Redriven = {
  readonly batch: string;
  readonly states: readonly ("refused" | "unavailable" | "unknown" | "cancelled" | "photo")[];
  readonly photos?: number | undefined;
  readonly next: string;
};

export type RedriveSelection = {
  readonly batch: string;
  readonly states: readonly ("refused" | "unavailable" | "unknown" | "cancelled" | "photo")[];
  readonly people: number;
  readonly calls: number;
  readonly cost?: Cost | undefined;
  readonly cursor?: string | undefined;
};

export type Sealed = {
  readonly batch: string;
  readonly sealed: true;
};

export type Cancelled = {
  readonly batch: string;
  readonly person?: string | undefined;
  readonly outcome: "cancelled" | "ended";
  readonly results: "keep" | "erase";
  readonly next: string;
};

export type CancelSelection = {
  readonly batch: string;
  readonly people: number;
  readonly calls: {
    readonly bought: number;
    readonly reused: number;
    readonly unknown: number;
  };
  readonly cost?: Cost | undefined;
  readonly unsent: number;
  readonly last?: {
    readonly askedAt: string;
    readonly askedBy?: string | undefined;
    readonly because?: string | undefined;
    readonly people: number;
    readonly doneAt?: string | undefined;
  } | undefined;
  readonly cursor?: string | undefined;
};

export type UploadLimits = {
  readonly limits: { readonly [name: string]: number };
  readonly files: number;
};

export type UploadTargets = {
  readonly files: readonly ({
    readonly name: string;
    readonly state: "send";
    readonly key: string;
    readonly url: string;
    readonly fields: { readonly [name: string]: string };
  } | {
    readonly name: string;
    readonly state: "there";
    readonly key: string;
    readonly upload: "reading" | "done" | "refused" | "superseded" | "deleted";
  } | {
    readonly name: string;
    readonly state: "refused";
    readonly reason: string;
    readonly advice: string;
    readonly code?: "bad-key" | "unknown-folder" | "bad-name" | "name-too-long" | "wrong-extension" | "empty-file" | "not-a-table" | "bad-choice" | "bad-encoding" | "no-rows" | "missing-column" | "duplicate-column" | "too-many-columns" | "unknown-column" | "read-as-windows-1252" | "record-too-long" | "unclosed-quote" | "stray-quote" | "too-many-values" | "duplicate-id" | "missing-value" | "not-a-number" | "out-of-range" | "bad-date" | "ambiguous-date" | "date-order" | "bad-time" | "unknown-place" | "place-mismatch" | "ambiguous-place" | "bad-zone" | "impossible-zone" | "contradiction" | "unknown-choice" | "unknown-product" | "too-long" | "control-character" | "kept-out" | "cancelled" | "nothing-to-ask" | "too-many-refusals" | "table-too-big" | "photo-named-twice" | "photo-too-big" | "too-many-pixels" | "photo-heic" | "photo-gif" | "photo-tiff" | "photo-svg" | "photo-bmp" | "photo-pdf" | "photo-text" | "photo-no-hand" | "photo-back-of-hand" | "photo-cut-off" | "photo-blurred" | "photo-dark" | "photo-two-hands" | "photo-no-palm" | "zip-damaged" | "zip-encrypted" | "zip-method" | "zip-nested" | "zip-too-big" | "photo-unknown-format" | "photo-damaged" | undefined;
    readonly because?: {
      readonly code: string;
    } | undefined;
  })[];
};

export type QuoteBasis = {
  readonly sendPersonWithPhoto: boolean;
  readonly reuse: boolean;
  readonly photoCheck?: "off" | "warn" | "refuse" | undefined;
  readonly product?: {
    readonly name: string;
    readonly parts: readonly string[];
  } | undefined;
  readonly bodyLanguages?: readonly ({
    readonly operations: readonly ("predict" | "api-predict" | "get-palm-image" | "basic" | "get-palm-id" | "hand-type" | "fingers" | "major-lines" | "mounts" | "special-features" | "minor-lines" | "summary" | "personality" | "career" | "money" | "love" | "marriage" | "health" | "challenges" | "luck" | "legacy" | "root" | "natal_chart_interpretation" | "natal_aspects_report" | "varshaphal_yoga" | "tamil_month_panchang" | "devatas-45" | "chat")[];
    readonly languages: readonly ("en" | "es" | "pt" | "fr" | "it" | "de" | "ru" | "hi" | "ma" | "bn" | "ta" | "te" | "ml" | "kn")[];
    readonly retold?: boolean | undefined;
  })[] | undefined;
  readonly products?: readonly ({
    readonly name: string;
    readonly parts: readonly string[];
  })[] | undefined;
  readonly prices?: {
    readonly currency: string;
    readonly operations: { readonly [name: string]: string };
  } | undefined;
};

export type Quote = {
  readonly subjects: readonly ({
    readonly bought: readonly string[];
    readonly varshaphalYear?: number | undefined;
  })[];
};

export type OpenedGates = {
  readonly opened: readonly string[];
};

export type Service = {
  readonly id?: string | undefined;
  readonly addresses: { readonly [name: string]: {
    readonly url: string;
    readonly scheme: "token" | "basic-json" | "basic-form";
  } };
  readonly attemptTimeoutSeconds: number;
  readonly maxAnswerBytes: number;
  readonly profile: {
    readonly name: string;
  };
};

export type AnnouncedCredential = {
  readonly version: string;
  readonly gates: readonly string[];
};

export type Drift = {
  readonly profile: string;
  readonly operations: readonly ({
    readonly operation: "predict" | "api-predict" | "get-palm-image" | "basic" | "get-palm-id" | "hand-type" | "fingers" | "major-lines" | "mounts" | "special-features" | "minor-lines" | "summary" | "personality" | "career" | "money" | "love" | "marriage" | "health" | "challenges" | "luck" | "legacy" | "root" | "natal_chart_interpretation" | "natal_aspects_report" | "varshaphal_yoga" | "tamil_month_panchang" | "devatas-45" | "chat";
    readonly since: string;
    readonly paths: number;
    readonly differences: readonly ({
      readonly kind: "new" | "missing" | "type";
      readonly path: string;
      readonly type?: "text" | "number" | "flag" | "null" | "object" | "list" | undefined;
      readonly firstAt: string;
      readonly lastAt: string;
      readonly answers: number;
    })[];
    readonly more: number;
  })[];
};

export type AcceptedDrift = {
  readonly accepted: readonly ("predict" | "api-predict" | "get-palm-image" | "basic" | "get-palm-id" | "hand-type" | "fingers" | "major-lines" | "mounts" | "special-features" | "minor-lines" | "summary" | "personality" | "career" | "money" | "love" | "marriage" | "health" | "challenges" | "luck" | "legacy" | "root" | "natal_chart_interpretation" | "natal_aspects_report" | "varshaphal_yoga" | "tamil_month_panchang" | "devatas-45" | "chat")[];
};

export type Due = {
  readonly oldest?: {
    readonly dueAt: string;
    readonly overdueBySeconds: number;
  } | undefined;
};

export type Place = {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly timezone: string;
  readonly language?: "en" | "es" | "pt" | "fr" | "it" | "de" | "ru" | "hi" | "ma" | "bn" | "ta" | "te" | "ml" | "kn" | undefined;
  readonly notes: readonly string[];
};

export type PlaceEntry = {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly timezone: string;
  readonly language?: "en" | "es" | "pt" | "fr" | "it" | "de" | "ru" | "hi" | "ma" | "bn" | "ta" | "te" | "ml" | "kn" | undefined;
  readonly notes: readonly string[];
  readonly today?: PlaceDay | undefined;
  readonly feed?: string | undefined;
  readonly state?: "due" | "working" | "waiting" | "complete" | "partial" | "failed" | "cancelled" | "erasing" | undefined;
  readonly reason?: string | undefined;
  readonly months: readonly ({
    readonly month: string;
    readonly state: "bought" | "refused" | "unavailable" | "unknown" | "pending" | "not asked";
    readonly panchang: string;
  })[];
};

export type PlaceDay = {
  readonly date: string;
  readonly tithi: string;
  readonly nakshatra: string;
  readonly paksha: string;
  readonly tithiEnd?: string | undefined;
  readonly nakshatraEnd?: string | undefined;
  readonly sunrise?: string | undefined;
  readonly sunset?: string | undefined;
  readonly festivals: readonly string[];
};

export type PlaceDetail = {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly timezone: string;
  readonly language?: "en" | "es" | "pt" | "fr" | "it" | "de" | "ru" | "hi" | "ma" | "bn" | "ta" | "te" | "ml" | "kn" | undefined;
  readonly notes: readonly string[];
  readonly today?: PlaceDay | undefined;
  readonly feed?: string | undefined;
  readonly state?: "due" | "working" | "waiting" | "complete" | "partial" | "failed" | "cancelled" | "erasing" | undefined;
  readonly reason?: string | undefined;
  readonly months: readonly ({
    readonly month: string;
    readonly state: "bought" | "refused" | "unavailable" | "unknown" | "pending" | "not asked";
    readonly panchang: string;
  })[];
  readonly offersFeeds: boolean;
  readonly history: readonly ({
    readonly month: string;
    readonly state: "bought" | "refused" | "unavailable" | "unknown" | "pending" | "not asked";
    readonly panchang: string;
  })[];
};

export type PlaceTable = {
  readonly batch: string;
  readonly rows: number;
  readonly accepted: number;
  readonly unchanged: number;
  readonly refused: number;
};

export type PlaceTables = {
  readonly tables: readonly PlaceTable[];
};

export type Feed = {
  readonly place: string;
  readonly feed?: string | undefined;
};

export type PlacesRefreshed = {
  readonly monthsAhead: number;
  readonly next: string;
};

export type PlacesPage = {
  readonly places: readonly PlaceEntry[];
  readonly cursor?: string | undefined;
};

export type PlacesRedriven = {
  readonly states: readonly ("refused" | "unavailable" | "unknown" | "cancelled" | "photo")[];
  readonly next: string;
};

export type Month = {
  readonly place: Place;
  readonly month: string;
  readonly state: "bought" | "refused" | "unavailable" | "unknown" | "pending" | "not asked";
  readonly at?: string | undefined;
  readonly note?: string | undefined;
  readonly because?: {
    readonly code: "answer";
    readonly answer: "json" | "json with status false" | "half a body or no JSON" | "bad request" | "credential refused" | "wallet empty" | "endpoint refused" | "no such endpoint" | "unprocessable" | "other client error" | "redirect" | "too many requests" | "server error" | "not implemented" | "bad gateway" | "service unavailable" | "gateway timeout" | "other server error" | "no connection" | "connection lost" | "timeout" | "too long" | "palm_id unknown";
    readonly status?: number | undefined;
  } | {
    readonly code: "worker-died";
  } | {
    readonly code: "legacy";
    readonly text: string;
  } | {
    readonly code: "no-content";
  } | {
    readonly code: "unexpected-shape";
    readonly path: string;
    readonly issue: string;
  } | undefined;
  readonly answer?: unknown | undefined;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
};

export type Webhook = {
  readonly id: string;
  readonly url: string;
  readonly events?: readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly state: "enabled" | "disabled";
  readonly createdAt: string;
  readonly disabledAt?: string | undefined;
  readonly disabledFor?: "failing" | "gone" | "by hand" | undefined;
  readonly rotatingUntil?: string | undefined;
  readonly lastSuccessAt?: string | undefined;
  readonly failingSince?: string | undefined;
  readonly lastFailureAt?: string | undefined;
  readonly lastProblem?: "refused" | "server error" | "redirect" | "gone" | "too slow" | "not reached" | "name not found" | "not public" | undefined;
  readonly replayingSince?: string | undefined;
};

export type Webhooks = {
  readonly webhooks: readonly Webhook[];
};

export type WebhookSecret = {
  readonly webhook: Webhook;
  readonly secret?: string | undefined;
};

export type RemovedWebhook = {
  readonly removed: string;
};

export type Delivery = {
  readonly id: string;
  readonly event: string;
  readonly eventId: string;
  readonly at: string;
  readonly state: "waiting" | "delivered" | "failed";
  readonly nextAt?: string | undefined;
  readonly attempts: readonly ({
    readonly at: string;
    readonly milliseconds: number;
    readonly status?: number | undefined;
    readonly problem?: "refused" | "server error" | "redirect" | "gone" | "too slow" | "not reached" | "name not found" | "not public" | undefined;
  })[];
};

export type DeliveriesPage = {
  readonly deliveries: readonly Delivery[];
  readonly cursor?: string | undefined;
};

export type Replayed = {
  readonly webhook: string;
  readonly delivery?: string | undefined;
  readonly since?: string | undefined;
  readonly next: string;
};

/** Every request that the reports function takes: what it needs, and what it is answered with. */
export interface Endpoints {
  /** All batches, by name */
  readonly "GET /batches": {
    readonly path: undefined;
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly customer?: string | undefined; };
    readonly body: undefined;
    readonly answer: BatchesPage;
  };
  /** People of all batches by the beginning of their names; for people the page to look for them */
  readonly "GET /reports": {
    readonly path: undefined;
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly state?: "due" | "working" | "waiting" | "complete" | "partial" | "failed" | "cancelled" | "erasing" | undefined; readonly name?: string | undefined; readonly within?: "yes" | undefined; readonly updatedSince?: string | undefined; readonly customer?: string | undefined; };
    readonly body: undefined;
    readonly answer: SubjectsPage;
  };
  /** The bans that keep erased people out; they do not say whom */
  readonly "GET /bans": {
    readonly path: undefined;
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: BansPage;
  };
  /** How much may be uploaded; for people the page to do it */
  readonly "GET /uploads": {
    readonly path: undefined;
    readonly query: { readonly batch?: string | undefined; };
    readonly body: undefined;
    readonly answer: UploadLimits;
  };
  /** Forms to upload files with */
  readonly "POST /uploads": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly batch?: string | undefined;
      readonly product?: string | undefined;
      readonly reading?: string | undefined;
      readonly files: readonly ({
        readonly name: string;
        readonly sizeBytes: number;
        readonly md5?: string | undefined;
        readonly kind?: "photo" | "rows" | "places" | "zip" | undefined;
      })[];
    };
    readonly answer: UploadTargets;
  };
  /** An empty table of births, to be filled in */
  readonly "GET /uploads/template.csv": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Uint8Array;
  };
  /** The same as a workbook, with a sheet that explains it */
  readonly "GET /uploads/template.xlsx": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Uint8Array;
  };
  /** One compressed piece of the list of towns, by its number */
  readonly "GET /gazetteer/{piece}": {
    readonly path: { readonly piece: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Uint8Array;
  };
  /** What a plan made elsewhere depends on */
  readonly "GET /quotes": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: QuoteBasis;
  };
  /** Which planned calls are bought already, by their hashes */
  readonly "POST /quotes": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly subjects: readonly ({
        readonly batch: string;
        readonly id: string;
        readonly hasMadeId?: true | undefined;
        readonly shared: readonly string[];
        readonly calls: readonly string[];
      })[];
    };
    readonly answer: Quote;
  };
  /** Whether the service may be called */
  readonly "GET /gates": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Gates;
  };
  /** Open a gate */
  readonly "POST /gate/open": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly gate?: string | undefined;
      readonly because?: "placeholder" | "credential unreadable" | "credential refused" | "endpoint refused" | "wallet empty" | "store refuses" | "unreachable" | "failing" | "throttled" | undefined;
    };
    readonly answer: OpenedGates;
  };
  /** Calls of all batches whose outcome is not known */
  readonly "GET /unknown": {
    readonly path: undefined;
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly customer?: string | undefined; };
    readonly body: undefined;
    readonly answer: UnknownCallsPage;
  };
  /** Calls of a month over all batches, or of a customer: bought, unknown, refunded, reused, refused; for people their sums */
  readonly "GET /account/{month}": {
    readonly path: { readonly month: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly customer?: string | undefined; };
    readonly body: undefined;
    readonly answer: AccountPage;
  };
  /** Which service is called: its addresses and its profile */
  readonly "GET /service": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Service;
  };
  /** Say that another version of the secret was set, so that the next call uses it */
  readonly "POST /credential": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly version: string;
    };
    readonly answer: AnnouncedCredential;
  };
  /** How the answers of the service have changed, operation by operation */
  readonly "GET /drift": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Drift;
  };
  /** Take the answers as they are now for what is usual */
  readonly "POST /drift/accept": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly operation?: "predict" | "api-predict" | "get-palm-image" | "basic" | "get-palm-id" | "hand-type" | "fingers" | "major-lines" | "mounts" | "special-features" | "minor-lines" | "summary" | "personality" | "career" | "money" | "love" | "marriage" | "health" | "challenges" | "luck" | "legacy" | "root" | "natal_chart_interpretation" | "natal_aspects_report" | "varshaphal_yoga" | "tamil_month_panchang" | "devatas-45" | "chat" | undefined;
    };
    readonly answer: AcceptedDrift;
  };
  /** Whether calls leave, and why not: each cause once, the most urgent first */
  readonly "GET /standing": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: {
      readonly state: "well" | "waiting" | "partly" | "stopped";
      readonly causes: readonly ({
        readonly code: "placeholder" | "credential unreadable" | "credential refused" | "endpoint refused" | "wallet empty" | "store refuses" | "unreachable" | "failing" | "throttled" | "paused" | "held" | "batch-ceiling" | "customer-budget" | "month-ceiling" | "places-ceiling" | "no-price" | "reconciler-late";
        readonly gates?: readonly string[] | undefined;
        readonly batches?: readonly string[] | undefined;
        readonly customers?: readonly string[] | undefined;
        readonly since?: string | undefined;
        readonly until?: string | undefined;
      })[];
      readonly waiting: number;
      readonly calls: number;
    };
  };
  /** What has waited longest to be picked up */
  readonly "GET /due": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Due;
  };
  /** Progress, rejections and spending of a batch */
  readonly "GET /batches/{batch}": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Batch;
  };
  /** What was uploaded */
  readonly "GET /batches/{batch}/uploads": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: UploadsPage;
  };
  /** What was refused, why, and what would be right */
  readonly "GET /batches/{batch}/rejections": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: RejectionsPage;
  };
  /** Calls of a batch whose outcome is not known */
  readonly "GET /batches/{batch}/unknown": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: UnknownCallsPage;
  };
  /** Calls of a batch that the service charged for, or may have */
  readonly "GET /batches/{batch}/charges": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: ChargesPage;
  };
  /** The subjects of a batch, all or those asked for */
  readonly "GET /batches/{batch}/reports": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly state?: "due" | "working" | "waiting" | "complete" | "partial" | "failed" | "cancelled" | "erasing" | undefined; readonly name?: string | undefined; readonly within?: "yes" | undefined; readonly updatedSince?: string | undefined; };
    readonly body: undefined;
    readonly answer: SubjectsPage;
  };
  /** One report with all its parts */
  readonly "GET /batches/{batch}/reports/{id}": {
    readonly path: { readonly batch: string; readonly id: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Report;
  };
  /** What was sent and answered for a report, whole, to be recorded */
  readonly "GET /batches/{batch}/reports/{id}/answers": {
    readonly path: { readonly batch: string; readonly id: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: WholeAnswers;
  };
  /** The palm with its lines, as a picture */
  readonly "GET /batches/{batch}/reports/{id}/palm-image": {
    readonly path: { readonly batch: string; readonly id: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Uint8Array;
  };
  /** Erase a subject; asking again changes nothing. Afterwards its report is answered with 410 */
  readonly "POST /batches/{batch}/reports/{id}/erase": {
    readonly path: { readonly batch: string; readonly id: string; };
    readonly query: undefined;
    readonly body: {
      readonly keepOut?: boolean | undefined;
    };
    readonly answer: Erasure;
  };
  /** Take a person again who was erased and kept out */
  readonly "POST /batches/{batch}/reports/{id}/lift-ban": {
    readonly path: { readonly batch: string; readonly id: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: LiftedBan;
  };
  /** Erase several people of a batch, or everybody in it; `preview` only counts them */
  readonly "POST /batches/{batch}/erase": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: {
      readonly ids?: readonly string[] | undefined;
      readonly all?: true | undefined;
      readonly keepOut?: boolean | undefined;
      readonly preview?: boolean | undefined;
    };
    readonly answer: ErasedMany;
  };
  /** How far the erasure of a whole batch is */
  readonly "GET /batches/{batch}/erasure": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: BatchErasure;
  };
  /** The receipts of several people of a batch; whoever was not erased has none */
  readonly "POST /batches/{batch}/receipts": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: {
      readonly ids: readonly string[];
    };
    readonly answer: Receipts;
  };
  /** The receipt of an erasure: what was removed, and what remains until when */
  readonly "GET /batches/{batch}/reports/{id}/receipt": {
    readonly path: { readonly batch: string; readonly id: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Erasure;
  };
  /** Set the most calls that a batch may buy */
  readonly "PUT /batches/{batch}/ceiling": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: {
      readonly ceiling?: number | null | undefined;
      readonly money?: {
        readonly amount: string;
        readonly currency?: string | undefined;
      } | null | undefined;
    };
    readonly answer: Ceiling;
  };
  /** Buy nothing more for a batch, until it is resumed; what is under way ends */
  readonly "POST /batches/{batch}/pause": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Pausing;
  };
  /** Let a paused batch go on */
  readonly "POST /batches/{batch}/resume": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Pausing;
  };
  /** Let a batch go on that its first subjects hold, or that waits for them */
  readonly "POST /batches/{batch}/release": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Release;
  };
  /** What a redrive would pick and cost; with a cursor, there is more */
  readonly "GET /batches/{batch}/redrive": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly states?: string | undefined; readonly person?: string | undefined; readonly part?: string | undefined; readonly because?: string | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: RedriveSelection;
  };
  /** Work again on what ended partial or failed */
  readonly "POST /batches/{batch}/redrive": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: {
      readonly states?: readonly ("refused" | "unavailable" | "unknown" | "cancelled" | "photo")[] | undefined;
      readonly person?: string | undefined;
      readonly part?: string | undefined;
      readonly because?: string | undefined;
    };
    readonly answer: Redriven;
  };
  /** Whom a cancellation would pick, and what they have cost; with `receipt` whom the last one has cancelled */
  readonly "GET /batches/{batch}/cancel": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly person?: string | undefined; readonly because?: string | undefined; readonly receipt?: "yes" | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: CancelSelection;
  };
  /** Buy nothing more for a batch, a person, or those who wait for a reason; they end as cancelled */
  readonly "POST /batches/{batch}/cancel": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: {
      readonly person?: string | undefined;
      readonly because?: string | undefined;
      readonly results?: "keep" | "erase" | undefined;
    };
    readonly answer: Cancelled;
  };
  /** Say that nothing more will come */
  readonly "POST /batches/{batch}/seal": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Sealed;
  };
  /** All customers by name, with what they have spent in this month against their budgets */
  readonly "GET /customers": {
    readonly path: undefined;
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: {
      readonly customers: readonly ({
        readonly customer: string;
        readonly since: string;
        readonly month: {
          readonly name: string;
          readonly spending: {
            readonly committed: number;
            readonly ceiling?: number | undefined;
            readonly cost?: {
              readonly currency: string;
              readonly amount: string;
              readonly unpriced: number;
            } | undefined;
            readonly ceilingMoney?: {
              readonly currency: string;
              readonly amount: string;
            } | undefined;
          };
        };
      })[];
      readonly cursor?: string | undefined;
    };
  };
  /** One customer, with what it has spent in this month against its budget; for people also its batches */
  readonly "GET /customers/{customer}": {
    readonly path: { readonly customer: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: {
      readonly customer: string;
      readonly since: string;
      readonly month: {
        readonly name: string;
        readonly spending: {
          readonly committed: number;
          readonly ceiling?: number | undefined;
          readonly cost?: {
            readonly currency: string;
            readonly amount: string;
            readonly unpriced: number;
          } | undefined;
          readonly ceilingMoney?: {
            readonly currency: string;
            readonly amount: string;
          } | undefined;
        };
      };
    };
  };
  /** Set the most that a customer may buy in a month, in calls and in money */
  readonly "PUT /customers/{customer}/ceiling": {
    readonly path: { readonly customer: string; };
    readonly query: undefined;
    readonly body: {
      readonly ceiling?: number | null | undefined;
      readonly money?: {
        readonly amount: string;
        readonly currency?: string | undefined;
      } | null | undefined;
    };
    readonly answer: {
      readonly customer: string;
      readonly ceiling?: number | null | undefined;
      readonly money?: {
        readonly currency: string;
        readonly amount: string;
      } | null | undefined;
    };
  };
  /** Erase everything of a customer; asking again while it is under way changes nothing */
  readonly "POST /customers/{customer}/erase": {
    readonly path: { readonly customer: string; };
    readonly query: undefined;
    readonly body: {
      readonly keepOut?: boolean | undefined;
    };
    readonly answer: CustomerErasure;
  };
  /** The receipt of the erasure of a customer: what was removed, and what remains until when */
  readonly "GET /customers/{customer}/erasure": {
    readonly path: { readonly customer: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: CustomerErasure;
  };
  /** Places whose calendar is kept */
  readonly "GET /places": {
    readonly path: undefined;
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly customer?: string | undefined; };
    readonly body: undefined;
    readonly answer: PlacesPage;
  };
  /** Tables of places, with what became of their rows */
  readonly "GET /places/tables": {
    readonly path: undefined;
    readonly query: { readonly customer?: string | undefined; };
    readonly body: undefined;
    readonly answer: PlaceTables;
  };
  /** Try the months of places again that could not be had */
  readonly "POST /places/redrive": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly states?: readonly ("refused" | "unavailable" | "unknown")[] | undefined;
    };
    readonly answer: PlacesRedriven;
  };
  /** Look at every place now instead of at night, and buy what is missing of its months */
  readonly "POST /places/refresh": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: PlacesRefreshed;
  };
  /** One place: today, its months, and where its calendar can be subscribed to */
  readonly "GET /panchang/{place}": {
    readonly path: { readonly place: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: PlaceDetail;
  };
  /** Let the calendar of a place be subscribed to; asked again, the address stays */
  readonly "POST /panchang/{place}/feed": {
    readonly path: { readonly place: string; };
    readonly query: undefined;
    readonly body: {
      readonly renew?: boolean | undefined;
    };
    readonly answer: Feed;
  };
  /** End the feed of a place: its address leads nowhere from now on */
  readonly "POST /panchang/{place}/feed/revoke": {
    readonly path: { readonly place: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Feed;
  };
  /** The panchang of a place in one month, such as 2026-11 */
  readonly "GET /panchang/{place}/{month}": {
    readonly path: { readonly place: string; readonly month: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Month;
  };
  /** What books of a batch were asked for, and how far they are */
  readonly "GET /batches/{batch}/books": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: BookOrdersPage;
  };
  /** Have books made of what is bought; what is there already and unchanged is not made again */
  readonly "POST /batches/{batch}/books": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: {
      readonly format?: "pdf" | "html" | undefined;
      readonly theme?: {
        readonly name?: string | undefined;
        readonly logo?: string | undefined;
        readonly colours?: {
          readonly main?: string | undefined;
          readonly accent?: string | undefined;
        } | undefined;
        readonly font?: "serif" | "sans" | undefined;
        readonly page?: "A4" | "A5" | "Letter" | undefined;
        readonly cover?: {
          readonly title?: string | undefined;
          readonly text?: string | undefined;
        } | undefined;
        readonly footer?: string | undefined;
        readonly parts?: readonly ("palm" | "chart" | "aspects" | "year" | "panchang" | "home" | "questions" | "more")[] | undefined;
        readonly language?: "en" | "es" | "pt" | "fr" | "it" | "de" | "ru" | "hi" | "ma" | "bn" | "ta" | "te" | "ml" | "kn" | undefined;
      } | undefined;
      readonly id?: string | undefined;
    };
    readonly answer: BookOrder;
  };
  /** How far the books of an order are, and where each can be had for a quarter of an hour */
  readonly "GET /batches/{batch}/books/{order}": {
    readonly path: { readonly batch: string; readonly order: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly state?: "making" | "made" | "empty" | "failed" | undefined; };
    readonly body: undefined;
    readonly answer: BooksPage;
  };
  /** The book of one person; people are led to it, by a link that works for a quarter of an hour */
  readonly "GET /batches/{batch}/books/{order}/of/{id}": {
    readonly path: { readonly batch: string; readonly order: string; readonly id: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Book;
  };
  /** The addresses that are told of events, and how they take them */
  readonly "GET /webhooks": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Webhooks;
  };
  /** Have an address told of events; the only time that its secret is shown */
  readonly "POST /webhooks": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly url: string;
      readonly events?: readonly ("report.completed" | "report.partial" | "report.failed" | "report.cancelled" | "batch.completed" | "batch.paused" | "batch.resumed" | "batch.held" | "batch.released" | "batch.cancelled" | "row.rejected" | "gate.closed" | "gate.opened" | "panchang.refreshed" | "answers.drifted" | "webhook.disabled")[] | undefined;
      readonly description?: string | undefined;
    };
    readonly answer: WebhookSecret;
  };
  /** One address that is told of events */
  readonly "GET /webhooks/{webhook}": {
    readonly path: { readonly webhook: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Webhook;
  };
  /** Tell an address nothing more, for good */
  readonly "POST /webhooks/{webhook}/remove": {
    readonly path: { readonly webhook: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: RemovedWebhook;
  };
  /** Make a new secret; the former one signs too for a day, or until it is finished */
  readonly "POST /webhooks/{webhook}/rotate": {
    readonly path: { readonly webhook: string; };
    readonly query: undefined;
    readonly body: {
      readonly finish?: boolean | undefined;
    };
    readonly answer: WebhookSecret;
  };
  /** Tell an address again that was disabled, beginning with what it has missed */
  readonly "POST /webhooks/{webhook}/enable": {
    readonly path: { readonly webhook: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Webhook;
  };
  /** Send nothing to an address for now; what happens is kept for it */
  readonly "POST /webhooks/{webhook}/disable": {
    readonly path: { readonly webhook: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Webhook;
  };
  /** What an address was told in the last thirty days, newest first, with every try */
  readonly "GET /webhooks/{webhook}/deliveries": {
    readonly path: { readonly webhook: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly state?: "waiting" | "delivered" | "failed" | undefined; };
    readonly body: undefined;
    readonly answer: DeliveriesPage;
  };
  /** Send one delivery again, or everything since a time */
  readonly "POST /webhooks/{webhook}/replay": {
    readonly path: { readonly webhook: string; };
    readonly query: undefined;
    readonly body: {
      readonly delivery?: string | undefined;
      readonly since?: string | undefined;
    };
    readonly answer: Replayed;
  };
}

/** The requests that are answered page by page, with what one entry of a page is. */
export interface ListEntries {
  readonly "GET /batches": BatchesPage["batches"][number];
  readonly "GET /reports": SubjectsPage["subjects"][number];
  readonly "GET /bans": BansPage["bans"][number];
  readonly "GET /unknown": UnknownCallsPage["unknowns"][number];
  readonly "GET /account/{month}": AccountPage["entries"][number];
  readonly "GET /batches/{batch}/uploads": UploadsPage["uploads"][number];
  readonly "GET /batches/{batch}/rejections": RejectionsPage["rejections"][number];
  readonly "GET /batches/{batch}/unknown": UnknownCallsPage["unknowns"][number];
  readonly "GET /batches/{batch}/charges": ChargesPage["charges"][number];
  readonly "GET /batches/{batch}/reports": SubjectsPage["subjects"][number];
  readonly "GET /batches/{batch}/redrive": RedriveSelection["states"][number];
  readonly "GET /places": PlacesPage["places"][number];
  readonly "GET /batches/{batch}/books": BookOrdersPage["orders"][number];
  readonly "GET /batches/{batch}/books/{order}": BooksPage["books"][number];
  readonly "GET /webhooks/{webhook}/deliveries": DeliveriesPage["deliveries"][number];
}

/** The member of a page that holds its entries. */
export const listMembers = {
  "GET /batches": "batches",
  "GET /reports": "subjects",
  "GET /bans": "bans",
  "GET /unknown": "unknowns",
  "GET /account/{month}": "entries",
  "GET /batches/{batch}/uploads": "uploads",
  "GET /batches/{batch}/rejections": "rejections",
  "GET /batches/{batch}/unknown": "unknowns",
  "GET /batches/{batch}/charges": "charges",
  "GET /batches/{batch}/reports": "subjects",
  "GET /batches/{batch}/redrive": "states",
  "GET /places": "places",
  "GET /batches/{batch}/books": "orders",
  "GET /batches/{batch}/books/{order}": "books",
  "GET /webhooks/{webhook}/deliveries": "deliveries",
} as const satisfies { readonly [Name in keyof ListEntries]: string };

/** What the state of a Subject may be. */
export const reportStates = ["due","working","waiting","complete","partial","failed","cancelled","erasing"] as const;

/** What the state of a Part may be. */
export const partStates = ["bought","refused","unavailable","unknown","pending","not asked"] as const;

/** What the class of a Part may be. */
export const answerClasses = ["json","json with status false","half a body or no JSON","bad request","credential refused","wallet empty","endpoint refused","no such endpoint","unprocessable","other client error","redirect","too many requests","server error","not implemented","bad gateway","service unavailable","gateway timeout","other server error","no connection","connection lost","timeout","too long","palm_id unknown"] as const;

/** What the kind of a Safety may be. */
export const dangerKinds = ["self-harm","violence","child-abuse","threat","medical"] as const;

/** What the language of a Safety may be. */
export const safetyLanguages = ["en","de","es","fr","ru","hi","pt","it","ta"] as const;

/** What the language of a Report may be. */
export const languages = ["en","es","pt","fr","it","de","ru","hi","ma","bn","ta","te","ml","kn"] as const;

/** Asked by POST because they are long; they change nothing. */
export const readsByPost: ReadonlySet<string> = new Set(["POST /quotes"]);
