/** What one file declares, imports and hands on, and which names each of its declarations uses: the parts of the graph of product-reach.ts. */
import ts from 'typescript'

export interface Imported {
  readonly from: string
  /** The name there; '*' for the whole module. */
  readonly name: string
}

export interface DeclaredNames {
  /** Names that each top-level declaration uses, its own included. */
  readonly declarations: ReadonlyMap<string, ReadonlySet<string>>
  /** Names that the statements use which run when the module is loaded. */
  readonly effects: ReadonlySet<string>
  /** By their local name. */
  readonly imports: ReadonlyMap<string, Imported>
  /** Modules loaded where a declaration (or '' for the effects) runs: import() and workers. */
  readonly loads: ReadonlyMap<string, readonly Imported[]>
  /** By their public name: a local name, or another module's. */
  readonly exports: ReadonlyMap<string, string | Imported>
  /** Modules whose every export is handed on. */
  readonly handsOn: readonly string[]
  readonly sideEffectImports: readonly string[]
  /** Declarations that the compiler erases. */
  readonly types: ReadonlySet<string>
}

const textOf = (node: ts.Expression | undefined): string => (node && ts.isStringLiteralLike(node) ? node.text : '')

/** The name of a member or a key is no use of a declaration that happens to be called the same. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node
  if (ts.isQualifiedName(parent)) return parent.right !== node
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isJsxAttribute(parent)) return parent.name !== node
  if (ts.isBindingElement(parent)) return parent.propertyName !== node
  return true
}

/** Which names of a module that is loaded late are taken: `(await import(x)).name`, `.then(({ name }) => ...)`; else all of them. */
function takenFrom(loading: ts.CallExpression): readonly string[] {
  let { parent }: { parent: ts.Node } = loading
  while (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent)) parent = parent.parent
  if (!ts.isPropertyAccessExpression(parent)) {
    if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return ['*']
    return parent.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText())
  }
  if (parent.name.text !== 'then') return [parent.name.text]
  const then = ts.isCallExpression(parent.parent) ? parent.parent.arguments[0] : undefined
  const bound = then && ts.isArrowFunction(then) ? then.parameters[0]?.name : undefined
  return bound && ts.isObjectBindingPattern(bound)
    ? bound.elements.map(({ name, propertyName }) => (propertyName ?? name).getText())
    : ['*']
}

function collect(node: ts.Node, uses: Set<string>, loads: Imported[]): void {
  if (ts.isIdentifier(node) && isUse(node)) uses.add(node.text)
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    loads.push(...takenFrom(node).map((name) => ({ from: textOf(node.arguments[0]), name })))
  // new URL('./worker.ts', import.meta.url), and the types of import('./x.ts')
  if (ts.isNewExpression(node) && node.expression.getText() === 'URL') loads.push({ from: textOf(node.arguments?.[0]), name: '*' })
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    loads.push({ from: textOf(node.argument.literal as ts.StringLiteral), name: '*' })
  ts.forEachChild(node, (child) => collect(child, uses, loads))
}

function boundNames(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []))
}

/** Declared names of a statement; none where it only runs. */
function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isNamed ? [statement.name?.text ?? 'default'] : []
}

const has = (statement: ts.Statement, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some((modifier) => modifier.kind === kind)

export function declaredNames(path: string, text: string): DeclaredNames {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kind)
  const declarations = new Map<string, Set<string>>()
  const effects = new Set<string>()
  const imports = new Map<string, Imported>()
  const loads = new Map<string, Imported[]>()
  const exported = new Map<string, string | Imported>()
  const handsOn: string[] = []
  const sideEffectImports: string[] = []
  const types = new Set<string>()

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = textOf(statement.moduleSpecifier)
      const { name, namedBindings } = statement.importClause ?? {}
      if (!statement.importClause) sideEffectImports.push(from)
      if (name) imports.set(name.text, { from, name: 'default' })
      if (namedBindings && ts.isNamespaceImport(namedBindings)) imports.set(namedBindings.name.text, { from, name: '*' })
      if (namedBindings && ts.isNamedImports(namedBindings))
        for (const one of namedBindings.elements) imports.set(one.name.text, { from, name: (one.propertyName ?? one.name).text })
      continue
    }
    if (ts.isExportDeclaration(statement)) {
      const from = textOf(statement.moduleSpecifier)
      if (!statement.exportClause) handsOn.push(from)
      else if (ts.isNamespaceExport(statement.exportClause)) exported.set(statement.exportClause.name.text, { from, name: '*' })
      else
        for (const { name, propertyName } of statement.exportClause.elements) {
          const inner = (propertyName ?? name).text
          exported.set(name.text, from ? { from, name: inner } : inner)
        }
      continue
    }
    const uses = new Set<string>()
    const loaded: Imported[] = []
    collect(statement, uses, loaded)
    const names = ts.isExportAssignment(statement) ? ['default'] : namesOf(statement)
    for (const name of names) {
      if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) types.add(name)
      declarations.set(name, new Set([...(declarations.get(name) ?? []), ...uses]))
      loads.set(name, [...(loads.get(name) ?? []), ...loaded])
      const isDefault = ts.isExportAssignment(statement) || has(statement, ts.SyntaxKind.DefaultKeyword)
      if (isDefault) exported.set('default', name)
      else if (has(statement, ts.SyntaxKind.ExportKeyword)) exported.set(name, name)
    }
    if (names.length === 0) {
      for (const use of uses) effects.add(use)
      loads.set('', [...(loads.get('') ?? []), ...loaded])
    }
  }
  return { declarations, effects, imports, loads, exports: exported, handsOn, sideEffectImports, types }
}
