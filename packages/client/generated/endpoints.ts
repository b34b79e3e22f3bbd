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
  readonly waits?: "placeholder" | "credential unreadable" | "credential refused" | "endpoint refused" | "wallet empty" | "store refuses" | "unreachable" | "failing" | "throttled" | "paused" | "held" | "batch-ceiling" | "customer-budget" | "month-ceiling" | "places-ceiling" | "no-price" | "reconciler-late" | undefined;
  readonly waiting?: {
    readonly people: number;
    readonly isLeast?: boolean | undefined;
    readonly gates?: readonly string[] | undefined;
  } | undefined;
  readonly uploads: readonly Upload[];
  readonly rejections: readonly Rejection[];
  readonly more?: {
    readonly uploads?: string | undefined;
    readonly rejections?: string | undefined;
  } | undefined;
  readonly gates: readonly Gate[];
  readonly progress?: {
    readonly percent: number;
    readonly read: number;
    readonly sentence: string;
  } | undefined;
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
  readonly waits?: "placeholder" | "credential unreadable" | "credential refused" | "endpoint refused" | "wallet empty" | "store refuses" | "unreachable" | "failing" | "throttled" | "paused" | "held" | "batch-ceiling" | "customer-budget" | "month-ceiling" | "places-ceiling" | "no-price" | "reconciler-late" | undefined;
  readonly waiting?: {
    readonly people: number;
    readonly isLeast?: boolean | undefined;
    readonly gates?: readonly string[] | undefined;
  } | undefined;
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
  readonly doubtful?: boolean | undefined;
  readonly language: "en" | "es" | "pt" | "fr" | "it" | "de" | "ru" | "hi" | "ta";
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
  readonly leftOut?: number | undefined;
  readonly readShare?: number | undefined;
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
  readonly code?: "bad-key" | "unknown-folder" | "bad-name" | "name-too-long" | "wrong-extension" | "empty-file" | "not-a-table" | "bad-choice" | "bad-encoding" | "no-rows" | "missing-column" | "duplicate-column" | "too-many-columns" | "unknown-column" | "read-as-windows-1252" | "record-too-long" | "unclosed-quote" | "stray-quote" | "too-many-values" | "duplicate-id" | "missing-value" | "not-a-number" | "out-of-range" | "bad-date" | "ambiguous-date" | "date-order" | "bad-time" | "unknown-place" | "place-mismatch" | "ambiguous-place" | "bad-zone" | "impossible-zone" | "contradiction" | "unknown-choice" | "unknown-product" | "too-long" | "control-character" | "kept-out" | "cancelled" | "nothing-to-ask" | "too-many-refusals" | "table-too-big" | "sheets-left-out" | "merged-cells" | "photo-named-twice" | "photo-too-big" | "too-many-pixels" | "photo-heic" | "photo-gif" | "photo-tiff" | "photo-svg" | "photo-bmp" | "photo-pdf" | "photo-text" | "photo-no-hand" | "photo-back-of-hand" | "photo-cut-off" | "photo-blurred" | "photo-dark" | "photo-two-hands" | "photo-no-palm" | "zip-damaged" | "zip-encrypted" | "zip-method" | "zip-nested" | "zip-too-big" | "photo-unknown-format" | "photo-damaged" | undefined;
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
  readonly format: "pdf" | "html" | "page";
  readonly theme: string;
  readonly tradition?: string | undefined;
  readonly chartStyle?: string | undefined;
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
  readonly because?: {
    readonly code: "cancelled" | "stated";
    readonly at?: string | undefined;
    readonly text?: string | undefined;
  } | undefined;
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
  readonly because?: {
    readonly code: "cancelled" | "stated";
    readonly at?: string | undefined;
    readonly text?: string | undefined;
  } | undefined;
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
  readonly because?: {
    readonly code: "cancelled" | "stated";
    readonly at?: string | undefined;
    readonly text?: string | undefined;
  } | undefined;
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
  readonly erased?: number | undefined;
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
    readonly person?: string | undefined;
    readonly part?: string | undefined;
    readonly because?: string | undefined;
    readonly erases?: true | undefined;
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
    readonly code?: "bad-key" | "unknown-folder" | "bad-name" | "name-too-long" | "wrong-extension" | "empty-file" | "not-a-table" | "bad-choice" | "bad-encoding" | "no-rows" | "missing-column" | "duplicate-column" | "too-many-columns" | "unknown-column" | "read-as-windows-1252" | "record-too-long" | "unclosed-quote" | "stray-quote" | "too-many-values" | "duplicate-id" | "missing-value" | "not-a-number" | "out-of-range" | "bad-date" | "ambiguous-date" | "date-order" | "bad-time" | "unknown-place" | "place-mismatch" | "ambiguous-place" | "bad-zone" | "impossible-zone" | "contradiction" | "unknown-choice" | "unknown-product" | "too-long" | "control-character" | "kept-out" | "cancelled" | "nothing-to-ask" | "too-many-refusals" | "table-too-big" | "sheets-left-out" | "merged-cells" | "photo-named-twice" | "photo-too-big" | "too-many-pixels" | "photo-heic" | "photo-gif" | "photo-tiff" | "photo-svg" | "photo-bmp" | "photo-pdf" | "photo-text" | "photo-no-hand" | "photo-back-of-hand" | "photo-cut-off" | "photo-blurred" | "photo-dark" | "photo-two-hands" | "photo-no-palm" | "zip-damaged" | "zip-encrypted" | "zip-method" | "zip-nested" | "zip-too-big" | "photo-unknown-format" | "photo-damaged" | undefined;
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
  readonly places?: {
    readonly batch: string;
    readonly now: number;
    readonly monthsAhead: number;
  } | undefined;
  readonly prices?: {
    readonly currency: string;
    readonly operations: { readonly [name: string]: string };
  } | undefined;
};

export type Quote = {
  readonly subjects: readonly ({
    readonly bought: readonly string[];
    readonly foreignPalmId?: string | undefined;
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

/** Every request to the reports function, with its input and its answer. */
export interface Endpoints {
  /** List all batches by name */
  readonly "GET /batches": {
    readonly path: undefined;
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly customer?: string | undefined; };
    readonly body: undefined;
    readonly answer: BatchesPage;
  };
  /** Search people of all batches by name; browsers get the search page */
  readonly "GET /reports": {
    readonly path: undefined;
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly state?: "due" | "working" | "waiting" | "complete" | "partial" | "failed" | "cancelled" | "erasing" | undefined; readonly name?: string | undefined; readonly within?: "yes" | undefined; readonly updatedSince?: string | undefined; readonly customer?: string | undefined; };
    readonly body: undefined;
    readonly answer: SubjectsPage;
  };
  /** List the bans on erased people, without their names */
  readonly "GET /bans": {
    readonly path: undefined;
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: BansPage;
  };
  /** Get the upload limits; browsers get the upload page */
  readonly "GET /uploads": {
    readonly path: undefined;
    readonly query: { readonly batch?: string | undefined; readonly correct?: string | undefined; };
    readonly body: undefined;
    readonly answer: UploadLimits;
  };
  /** Create presigned forms for uploads */
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
  /** Get an empty table of births */
  readonly "GET /uploads/template.csv": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Uint8Array;
  };
  /** Get an empty workbook of births, with a sheet that explains it */
  readonly "GET /uploads/template.xlsx": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Uint8Array;
  };
  /** Get one compressed piece of the gazetteer by its number */
  readonly "GET /gazetteer/{piece}": {
    readonly path: { readonly piece: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Uint8Array;
  };
  /** Get the settings that a quote depends on */
  readonly "GET /quotes": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: QuoteBasis;
  };
  /** Find which planned calls are already bought, by their hashes */
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
  /** List the gates: whether the service may be called */
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
  /** List the calls of all batches with an unknown outcome */
  readonly "GET /unknown": {
    readonly path: undefined;
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly customer?: string | undefined; };
    readonly body: undefined;
    readonly answer: UnknownCallsPage;
  };
  /** List a month's calls of all batches or a customer; browsers get sums by operation and price */
  readonly "GET /account/{month}": {
    readonly path: { readonly month: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly customer?: string | undefined; };
    readonly body: undefined;
    readonly answer: AccountPage;
  };
  /** Get the addresses and the profile of the service */
  readonly "GET /service": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Service;
  };
  /** Announce a new version of the secret, so that the next call uses it */
  readonly "POST /credential": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly version: string;
    };
    readonly answer: AnnouncedCredential;
  };
  /** Get how the shape of the service's answers has changed, by operation */
  readonly "GET /drift": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Drift;
  };
  /** Accept the current shape of the answers as correct */
  readonly "POST /drift/accept": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly operation?: "predict" | "api-predict" | "get-palm-image" | "basic" | "get-palm-id" | "hand-type" | "fingers" | "major-lines" | "mounts" | "special-features" | "minor-lines" | "summary" | "personality" | "career" | "money" | "love" | "marriage" | "health" | "challenges" | "luck" | "legacy" | "root" | "natal_chart_interpretation" | "natal_aspects_report" | "varshaphal_yoga" | "tamil_month_panchang" | "devatas-45" | "chat" | undefined;
    };
    readonly answer: AcceptedDrift;
  };
  /** Get whether calls are sent and, if not, each cause, the most urgent first */
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
      readonly isLeast?: boolean | undefined;
      readonly calls: number;
    };
  };
  /** Get the due time of the oldest due item */
  readonly "GET /due": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Due;
  };
  /** Get a batch: progress, rejections and spending */
  readonly "GET /batches/{batch}": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Batch;
  };
  /** List the uploads of a batch */
  readonly "GET /batches/{batch}/uploads": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: UploadsPage;
  };
  /** List the rejections of a batch, with reasons and advice */
  readonly "GET /batches/{batch}/rejections": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: RejectionsPage;
  };
  /** Get the refused rows of a table as written, while the inbox holds it, to correct them */
  readonly "POST /batches/{batch}/refused-rows": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: {
      readonly upload: string;
    };
    readonly answer: {
      readonly upload: string;
      readonly etag: string;
      readonly grid: {
        readonly header: readonly string[];
        readonly separator: string;
        readonly dates: {
          readonly at: readonly number[];
          readonly order?: "dmy" | "mdy" | "ymd" | undefined;
          readonly yearsFrom?: number | undefined;
          readonly thisYear?: number | undefined;
        };
        readonly rows: readonly ({
          readonly line: number;
          readonly person: string;
          readonly cells: readonly string[];
          readonly refused: readonly ({
            readonly at?: number | undefined;
            readonly header: string;
            readonly value: string;
            readonly reason: string;
            readonly candidates: readonly string[];
          })[];
        })[];
        readonly more: number;
      };
      readonly reading?: string | undefined;
      readonly product?: string | undefined;
    };
  };
  /** Record that refused rows were sent again, corrected; they are then no longer listed */
  readonly "POST /batches/{batch}/corrections": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: {
      readonly upload: string;
      readonly etag: string;
      readonly lines: readonly number[];
      readonly correctedIn: string;
    };
    readonly answer: {
      readonly upload: string;
      readonly correctedIn: string;
      readonly lines: readonly number[];
    };
  };
  /** List the calls of a batch with an unknown outcome */
  readonly "GET /batches/{batch}/unknown": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: UnknownCallsPage;
  };
  /** List the calls of a batch that the service charged for, or may have */
  readonly "GET /batches/{batch}/charges": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: ChargesPage;
  };
  /** List the subjects of a batch, with filters */
  readonly "GET /batches/{batch}/reports": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly state?: "due" | "working" | "waiting" | "complete" | "partial" | "failed" | "cancelled" | "erasing" | undefined; readonly name?: string | undefined; readonly within?: "yes" | undefined; readonly updatedSince?: string | undefined; };
    readonly body: undefined;
    readonly answer: SubjectsPage;
  };
  /** Get one report with all its parts */
  readonly "GET /batches/{batch}/reports/{id}": {
    readonly path: { readonly batch: string; readonly id: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Report;
  };
  /** Get a report's requests and answers, complete, for recording */
  readonly "GET /batches/{batch}/reports/{id}/answers": {
    readonly path: { readonly batch: string; readonly id: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: WholeAnswers;
  };
  /** Get the picture of the palm with its lines */
  readonly "GET /batches/{batch}/reports/{id}/palm-image": {
    readonly path: { readonly batch: string; readonly id: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Uint8Array;
  };
  /** Erase a subject; idempotent. Afterwards its report returns 410 */
  readonly "POST /batches/{batch}/reports/{id}/erase": {
    readonly path: { readonly batch: string; readonly id: string; };
    readonly query: undefined;
    readonly body: {
      readonly keepOut?: boolean | undefined;
      readonly because?: string | undefined;
    };
    readonly answer: Erasure;
  };
  /** Lift the ban of an erased person */
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
      readonly because?: string | undefined;
      readonly preview?: boolean | undefined;
    };
    readonly answer: ErasedMany;
  };
  /** Get the progress of a batch's erasure */
  readonly "GET /batches/{batch}/erasure": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: BatchErasure;
  };
  /** Get the erasure receipts of several people of a batch */
  readonly "POST /batches/{batch}/receipts": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: {
      readonly ids: readonly string[];
    };
    readonly answer: Receipts;
  };
  /** Get the receipt of an erasure: what was removed, and what remains until when */
  readonly "GET /batches/{batch}/reports/{id}/receipt": {
    readonly path: { readonly batch: string; readonly id: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Erasure;
  };
  /** Set the ceilings of a batch */
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
  /** Pause a batch; calls in flight still finish */
  readonly "POST /batches/{batch}/pause": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Pausing;
  };
  /** Resume a paused batch */
  readonly "POST /batches/{batch}/resume": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Pausing;
  };
  /** Release a batch from its trial */
  readonly "POST /batches/{batch}/release": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Release;
  };
  /** Preview a redrive: its selection and cost, page by page */
  readonly "GET /batches/{batch}/redrive": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly states?: string | undefined; readonly person?: string | undefined; readonly part?: string | undefined; readonly because?: string | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: RedriveSelection;
  };
  /** Redrive the partial and failed reports of a batch */
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
  /** Preview a cancellation: the people and their cost; with `receipt`, the result of the last one */
  readonly "GET /batches/{batch}/cancel": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly person?: string | undefined; readonly part?: string | undefined; readonly because?: string | undefined; readonly receipt?: "yes" | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: CancelSelection;
  };
  /** Cancel a batch, or what a filter selects: a person, a part, a reason */
  readonly "POST /batches/{batch}/cancel": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: {
      readonly person?: string | undefined;
      readonly part?: string | undefined;
      readonly because?: string | undefined;
      readonly results?: "keep" | "erase" | undefined;
    };
    readonly answer: Cancelled;
  };
  /** Seal a batch: no more uploads will come */
  readonly "POST /batches/{batch}/seal": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Sealed;
  };
  /** List customers by name, with this month's spending and budget */
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
  /** Get one customer, with this month's spending and budget; browsers also get its batches */
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
  /** Set a customer's monthly budget, in calls and in money */
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
  /** Erase everything of a customer; idempotent while it is in progress */
  readonly "POST /customers/{customer}/erase": {
    readonly path: { readonly customer: string; };
    readonly query: undefined;
    readonly body: {
      readonly keepOut?: boolean | undefined;
      readonly because?: string | undefined;
    };
    readonly answer: CustomerErasure;
  };
  /** Get the receipt of a customer's erasure: what was removed, and what remains until when */
  readonly "GET /customers/{customer}/erasure": {
    readonly path: { readonly customer: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: CustomerErasure;
  };
  /** List places with a calendar */
  readonly "GET /places": {
    readonly path: undefined;
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly customer?: string | undefined; };
    readonly body: undefined;
    readonly answer: PlacesPage;
  };
  /** List tables of places with the outcome of their rows */
  readonly "GET /places/tables": {
    readonly path: undefined;
    readonly query: { readonly customer?: string | undefined; };
    readonly body: undefined;
    readonly answer: PlaceTables;
  };
  /** Retry the unavailable months of all places */
  readonly "POST /places/redrive": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly states?: readonly ("refused" | "unavailable" | "unknown")[] | undefined;
    };
    readonly answer: PlacesRedriven;
  };
  /** Refresh all places now, and buy their missing months */
  readonly "POST /places/refresh": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: PlacesRefreshed;
  };
  /** Get one place: today, its months and its feed */
  readonly "GET /panchang/{place}": {
    readonly path: { readonly place: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: PlaceDetail;
  };
  /** Create the feed of a place; repeating the request keeps its address */
  readonly "POST /panchang/{place}/feed": {
    readonly path: { readonly place: string; };
    readonly query: undefined;
    readonly body: {
      readonly renew?: boolean | undefined;
    };
    readonly answer: Feed;
  };
  /** Revoke the feed of a place */
  readonly "POST /panchang/{place}/feed/revoke": {
    readonly path: { readonly place: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Feed;
  };
  /** Get a place's panchang of one month, for example 2026-11 */
  readonly "GET /panchang/{place}/{month}": {
    readonly path: { readonly place: string; readonly month: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Month;
  };
  /** Make a link by which a reader opens one report or book without a login */
  readonly "POST /batches/{batch}/links": {
    readonly path: { readonly batch: string; };
    readonly query: undefined;
    readonly body: {
      readonly id: string;
      readonly format?: "page" | "pdf" | undefined;
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
        readonly tradition?: "vedic" | "western" | "both" | undefined;
        readonly chartStyle?: "north" | "south" | "east" | undefined;
      } | undefined;
      readonly days?: number | undefined;
    };
    readonly answer: {
      readonly link: string;
      readonly batch: string;
      readonly id: string;
      readonly format: "page" | "pdf";
      readonly madeAt: string;
      readonly until: string;
      readonly views: number;
      readonly viewedAt?: string | undefined;
      readonly address: string;
      readonly order: string;
    };
  };
  /** List the reader links that are neither expired nor revoked, the first to expire first, with their views */
  readonly "GET /links": {
    readonly path: undefined;
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly customer?: string | undefined; readonly batch?: string | undefined; readonly person?: string | undefined; };
    readonly body: undefined;
    readonly answer: {
      readonly links: readonly ({
        readonly link: string;
        readonly batch: string;
        readonly id: string;
        readonly format: "page" | "pdf";
        readonly madeAt: string;
        readonly until: string;
        readonly views: number;
        readonly viewedAt?: string | undefined;
      })[];
      readonly cursor?: string | undefined;
    };
  };
  /** Revoke a reader link; its address stops working at once */
  readonly "POST /batches/{batch}/links/{link}/revoke": {
    readonly path: { readonly batch: string; readonly link: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: {
      readonly link: string;
      readonly batch: string;
      readonly id: string;
      readonly format: "page" | "pdf";
      readonly madeAt: string;
      readonly until: string;
      readonly views: number;
      readonly viewedAt?: string | undefined;
    };
  };
  /** List the book orders of a batch with their progress */
  readonly "GET /batches/{batch}/books": {
    readonly path: { readonly batch: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; };
    readonly body: undefined;
    readonly answer: BookOrdersPage;
  };
  /** Order the books of a batch; unchanged books are not made again */
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
        readonly tradition?: "vedic" | "western" | "both" | undefined;
        readonly chartStyle?: "north" | "south" | "east" | undefined;
      } | undefined;
      readonly id?: string | undefined;
    };
    readonly answer: BookOrder;
  };
  /** Get an order's progress, with links to its books that expire after 15 minutes */
  readonly "GET /batches/{batch}/books/{order}": {
    readonly path: { readonly batch: string; readonly order: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly state?: "making" | "made" | "empty" | "failed" | undefined; };
    readonly body: undefined;
    readonly answer: BooksPage;
  };
  /** Get the book of one person; browsers are redirected to a link that expires after 15 minutes */
  readonly "GET /batches/{batch}/books/{order}/of/{id}": {
    readonly path: { readonly batch: string; readonly order: string; readonly id: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Book;
  };
  /** List webhooks with their health */
  readonly "GET /webhooks": {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Webhooks;
  };
  /** Add a webhook; only this response shows its secret */
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
  /** Get one webhook */
  readonly "GET /webhooks/{webhook}": {
    readonly path: { readonly webhook: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Webhook;
  };
  /** Remove a webhook */
  readonly "POST /webhooks/{webhook}/remove": {
    readonly path: { readonly webhook: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: RemovedWebhook;
  };
  /** Rotate a webhook's secret; the former one also signs for a day, or until `finish` ends the rotation */
  readonly "POST /webhooks/{webhook}/rotate": {
    readonly path: { readonly webhook: string; };
    readonly query: undefined;
    readonly body: {
      readonly finish?: boolean | undefined;
    };
    readonly answer: WebhookSecret;
  };
  /** Enable a webhook; deliveries resume with the missed events */
  readonly "POST /webhooks/{webhook}/enable": {
    readonly path: { readonly webhook: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Webhook;
  };
  /** Disable a webhook; its events are recorded */
  readonly "POST /webhooks/{webhook}/disable": {
    readonly path: { readonly webhook: string; };
    readonly query: undefined;
    readonly body: undefined;
    readonly answer: Webhook;
  };
  /** List a webhook's deliveries of the last thirty days, newest first, with every attempt */
  readonly "GET /webhooks/{webhook}/deliveries": {
    readonly path: { readonly webhook: string; };
    readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly state?: "waiting" | "delivered" | "failed" | undefined; };
    readonly body: undefined;
    readonly answer: DeliveriesPage;
  };
  /** Replay one delivery, or every event since a time */
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

/** The requests that return a list in pages, with the type of one entry. */
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
  "GET /places": "places",
  "GET /batches/{batch}/books": "orders",
  "GET /batches/{batch}/books/{order}": "books",
  "GET /webhooks/{webhook}/deliveries": "deliveries",
} as const satisfies { readonly [Name in keyof ListEntries]: string };

export const reportStates = ["due","working","waiting","complete","partial","failed","cancelled","erasing"] as const;

export const partStates = ["bought","refused","unavailable","unknown","pending","not asked"] as const;

export const answerClasses = ["json","json with status false","half a body or no JSON","bad request","credential refused","wallet empty","endpoint refused","no such endpoint","unprocessable","other client error","redirect","too many requests","server error","not implemented","bad gateway","service unavailable","gateway timeout","other server error","no connection","connection lost","timeout","too long","palm_id unknown"] as const;

export const dangerKinds = ["self-harm","violence","child-abuse","threat","medical"] as const;

export const safetyLanguages = ["en","es","pt","fr","it","de","ru","hi","ta"] as const;

export const languages = ["en","es","pt","fr","it","de","ru","hi","ma","bn","ta","te","ml","kn"] as const;

/** These requests change nothing; they use POST because their input is long. */
export const readsByPost: ReadonlySet<string> = new Set(["POST /quotes"]);
/** A second one changes nothing more. */
export const repeatablePosts: ReadonlySet<string> = new Set(["POST /quotes","POST /uploads","POST /batches/{batch}/pause","POST /batches/{batch}/resume","POST /batches/{batch}/release","POST /batches/{batch}/seal","POST /batches/{batch}/refused-rows","POST /batches/{batch}/receipts","POST /batches/{batch}/reports/{id}/erase"]);
