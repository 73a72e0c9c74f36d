/** Every sentence that the product's sources write out, with its place: also what no example shows, such as the server's refusals. */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

export interface Literal {
  readonly place: string
  readonly text: string
}

/** Written for people. The sandbox's own people and their stories are a developer's. */
const SOURCES = [
  'packages/{domain,contract,ui,brands}/src/**/*.{ts,tsx}',
  'apps/{portal,console}/src/**/*.{ts,tsx}',
  'apps/server/src/**/*.ts',
  'brands/*/brand.json',
]
const OTHERS = /\.(?:test|fixture|contract)\.tsx?$|\.d\.ts$|\/testing\/|\/soak\/|\/store\/|\/commands\/|\/providers\/|\/secrets\/|\/blobs\//

/** A value in a sentence: what it will be is not known here. */
const VALUE = '…'

export function literalsOf(root: string): Literal[] {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !OTHERS.test(`/${file}`))
  return files.flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8')
    return file.endsWith('.json') ? ofJson(file, JSON.parse(text)) : literalsOfSource(file, text)
  })
}

function ofJson(place: string, value: unknown): Literal[] {
  if (typeof value === 'string') return isRead(value) ? [{ place, text: value }] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => ofJson(place, one)) : []
}

export function literalsOfSource(file: string, text: string): Literal[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found: Literal[] = []
  const add = (node: ts.Node, words: string) => {
    const sentence = words.replace(/\s+/g, ' ').trim()
    if (isRead(sentence)) found.push({ place: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, text: sentence })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node) || isNotOurs(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, node.text)
    else if (ts.isTemplateExpression(node))
      add(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(VALUE))
    else if (ts.isJsxText(node)) add(node, node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Words with a space between them that begin like a sentence or end like one; a class name or a key does neither. */
const isRead = (text: string): boolean => /\p{L}\p{Ll}* \p{L}/u.test(text) && (/^[\p{Lu}“…]/u.test(text) || /[.!?]$/.test(text))

/** A program's own fault, which no one meets; the law that a table rests on; an element whose words are given (see shown-words.ts). */
const isNotOurs = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) && /^(?:Error|RangeError|TypeError)$/.test(node.expression.getText())) ||
  (ts.isPropertyAssignment(node) && /^(?:source|citation)$/.test(node.name.getText())) ||
  (ts.isJsxElement(node) && node.openingElement.attributes.properties.some(({ name }) => name?.getText() === 'data-words-from'))
