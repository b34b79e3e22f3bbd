import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Node, RegularExpressionLiteral } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isIdentifier,
  isNewExpression,
  isRegularExpressionLiteral,
} from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';

export interface Pattern {
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

interface Found {
  readonly literals: readonly Pattern[];
  /** As `path:line`. */
  readonly built: readonly string[];
}

export function findPatterns(root: string, paths: readonly string[]): Found {
  const folder = mkdtempSync(join(tmpdir(), 'palmleaf-patterns-'));
  const api = new API({ cwd: root });
  try {
    const compilerOptions = { noLib: true, noResolve: true, types: [], allowImportingTsExtensions: true };
    const settings = join(folder, 'tsconfig.json');
    writeFileSync(
      settings,
      JSON.stringify({ compilerOptions, files: paths.map((path) => join(root, path)) }),
    );
    const [project] = api.updateSnapshot({ openProjects: [settings] }).getProjects();
    if (project === undefined) throw new Error('The compiler opened no project');
    const literals: Pattern[] = [];
    const built: string[] = [];
    for (const name of project.rootFiles) {
      const file = project.program.getSourceFile(name);
      if (file === undefined) throw new Error(`The compiler did not read ${name}`);
      const path = relative(root, name);
      const visit = (node: Node): void => {
        if (isRegularExpressionLiteral(node)) literals.push({ path, ...partsOf(node) });
        if ((isNewExpression(node) || isCallExpression(node)) && isRegExp(node.expression))
          built.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`);
        node.forEachChild(visit);
      };
      visit(file);
    }
    return { literals, built };
  } finally {
    api.close();
    rmSync(folder, { recursive: true });
  }
}

const isRegExp = (node: Node): boolean => isIdentifier(node) && node.text === 'RegExp';

/** Only the last slash ends a literal. */
function partsOf(node: RegularExpressionLiteral): { readonly source: string; readonly flags: string } {
  const end = node.text.lastIndexOf('/');
  return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
}
