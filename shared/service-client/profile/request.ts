import type { Language } from '@palmleaf/contract/languages';
import { type Operation, type OperationName, operations } from '@palmleaf/contract/operations';
import { type Profile, photoFields } from './fields.ts';

interface PlannedRequest {
  readonly operation: OperationName;
  readonly body: Readonly<Record<string, unknown>>;
  readonly language?: Language;
}

interface ServiceRequest {
  readonly method: Operation['method'];
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly language?: string;
}

export function requestOf(profile: Profile, { operation, body, language }: PlannedRequest): ServiceRequest {
  const known: Operation = operations[operation];
  const { languageField } = known;
  const headerLanguage = language === undefined ? undefined : codeOf(profile, operation, language);
  const written = languageField === null ? undefined : body[languageField];
  const inField = typeof written === 'string' ? codeOf(profile, operation, written) : undefined;
  const fields = fieldsToSend(profile.sends[operation], body);
  const takesField = languageField !== null && languageField in fields && inField !== undefined;
  return {
    method: known.method,
    path: profile.paths[operation] ?? known.path,
    body: takesField ? { ...fields, [languageField]: inField } : fields,
    ...(headerLanguage === undefined ? {} : { language: headerLanguage }),
  };
}

function codeOf({ languages }: Profile, operation: OperationName, language: string): string | undefined {
  const codes: Readonly<Record<string, string | null>> = languages[operation] ?? {};
  const code = codes[language];
  return code === null ? (codes.en ?? undefined) : (code ?? language);
}

function fieldsToSend(
  sends: readonly string[] | undefined,
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (sends === undefined) return { ...body };
  const address = body.image_url;
  const fields = Object.entries(body).filter(([name]) => sends.includes(name));
  const photoField = photoFields.find((name) => sends.includes(name));
  const photo = address === undefined || photoField === undefined ? {} : { [photoField]: address };
  return { ...Object.fromEntries(fields), ...photo };
}
