export interface RecordedStatement {
  readonly source: string;
  readonly policy: string;
  readonly effect: 'Allow' | 'Deny';
  readonly actions: readonly string[];
}

/** For example `RowsRoleDefaultPolicy: s3:ListBucket`. */
export function rightName(
  { policy, effect }: Pick<RecordedStatement, 'policy' | 'effect'>,
  action: string,
): string {
  return `${policy}: ${effect === 'Deny' ? 'Deny ' : ''}${action}`;
}

export interface RecordedUse {
  readonly isOperator: boolean;
  readonly action: string;
  readonly allows: readonly string[];
  readonly denies: readonly string[];
}

interface Unneeded {
  readonly statement: RecordedStatement;
  /** Actions of the statement that no recorded use needs; perhaps all of them. */
  readonly actions: readonly string[];
}

/** Removes one action after the other. Unneeded actions stay removed, so one of two equal permissions remains. */
export function unneeded(
  statements: readonly RecordedStatement[],
  uses: readonly RecordedUse[],
): readonly Unneeded[] {
  const removed = new Set<string>();
  const nameOf = ({ source }: RecordedStatement, action: string): string => `${source}\n${action}`;
  const bySource = new Map(statements.map((statement) => [statement.source, statement]));
  const applies = (source: string, action: string): boolean => {
    const statement = bySource.get(source);
    if (statement === undefined) throw new Error(`no statement ${source} is recorded`);
    return statement.actions.some(
      (pattern) => covers(pattern, action) && !removed.has(nameOf(statement, pattern)),
    );
  };
  const isAllowed = ({ isOperator, action, allows, denies }: RecordedUse): boolean =>
    !denies.some((source) => applies(source, action)) &&
    (isOperator || allows.some((source) => applies(source, action)));
  return statements.flatMap((statement) => {
    const concerned = uses.filter(({ allows, denies }) =>
      (statement.effect === 'Allow' ? allows : denies).includes(statement.source),
    );
    const actions = statement.actions.filter((action) => {
      const before = concerned.map(isAllowed);
      removed.add(nameOf(statement, action));
      if (concerned.every((use, at) => isAllowed(use) === before[at])) return true;
      removed.delete(nameOf(statement, action));
      return false;
    });
    return actions.length === 0 ? [] : [{ statement, actions }];
  });
}

/** Names of actions ignore case. */
function covers(pattern: string, action: string): boolean {
  const parts = pattern
    .toLowerCase()
    .split('*')
    .map((part) => part.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('?', '.'));
  return new RegExp(`^${parts.join('.*')}$`).test(action.toLowerCase());
}
