// Reads the Markdown of a legal text into the few things that one may hold. What a page could not show, or should not (HTML, images), is refused.
import { lexer, type Token, type Tokens } from 'marked'

/** A run of words. `href`: a path of this website, https, mailto, or tel. */
export interface LegalWords {
  readonly text: string
  readonly strong?: true
  readonly href?: string
}

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly words: readonly LegalWords[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly LegalWords[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly LegalWords[])[]
      readonly rows: readonly (readonly (readonly LegalWords[])[])[]
    }

export interface LegalDocument {
  /** What stands before the first heading. */
  readonly summary: readonly LegalWords[]
  /** `id`: the heading in an address. */
  readonly parts: readonly { readonly id: string; readonly title: string; readonly blocks: readonly LegalBlock[] }[]
}

/** Why a text cannot be shown; a sentence without its file. */
export class LegalTextError extends Error {}

const HREF = /^(\/(?!\/)|https:\/\/|mailto:|tel:)/

function words(tokens: readonly Token[], strong = false): LegalWords[] {
  return tokens.flatMap((token): LegalWords[] => {
    if (token.type === 'text' || token.type === 'escape') {
      const inner = (token as Tokens.Text).tokens
      return inner ? words(inner, strong) : [{ text: (token as Tokens.Text).text, ...(strong && { strong }) }]
    }
    if (token.type === 'strong') return words((token as Tokens.Strong).tokens, true)
    if (token.type === 'link') {
      const { href, text } = token as Tokens.Link
      if (!HREF.test(href)) throw new LegalTextError(`the link to ${href} must be a path of this website, https, mailto, or tel`)
      return [{ text, ...(strong && { strong }), href }]
    }
    throw new LegalTextError(`"${token.raw.trim().slice(0, 40)}" is ${token.type}; a text may hold words, **strong words**, and links`)
  })
}

function block(token: Token): LegalBlock[] {
  switch (token.type) {
    case 'space':
      return []
    case 'paragraph':
      return [{ kind: 'paragraph', words: words((token as Tokens.Paragraph).tokens) }]
    case 'list':
      return [{ kind: 'list', items: (token as Tokens.List).items.map(({ tokens }) => words(tokens)) }]
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => words(tokens))
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }]
    }
    default:
      throw new LegalTextError(`"${token.raw.trim().slice(0, 40)}" is ${token.type}; a part may hold paragraphs, lists, and tables`)
  }
}

/** The reader's time grows with the square of the marks and of the lines in a paragraph, and its stack with what is nested. */
const MOST = { text: 40_000, paragraph: 4_000, marks: 200, lines: 200, weight: 2_000, parts: 100 }
const MARKS = /[*_[\]`~<>!&\\|]/g
/** Also a list that stands as far in as only one within a list in a list does. */
const NESTED = /^[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])\s+(?:[-*+]|\d{1,9}[.)])(?:\s|$))|^(?: {4}|[ \t]*\t)[ \t]*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/m

const marksIn = (text: string): number => text.match(MARKS)?.length ?? 0
const linesIn = (text: string): number => text.match(/\n|\r\n?/g)?.length ?? 0

/** How long a text takes to be read, in marks and lines. */
export const weightOfText = (content: string): number => linesIn(content) + marksIn(content)

/** @throws LegalTextError for what would take the reader long, and could not be shown anyway */
function refuseWhatTakesLong(content: string): void {
  if (content.length > MOST.text) throw new LegalTextError('a text may have at most 40,000 letters')
  // The reader takes each as a line's end.
  for (const part of content.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const start = part.trim().slice(0, 40)
    if (part.length > MOST.paragraph) throw new LegalTextError(`the paragraph "${start}" has more than 4,000 letters`)
    if (marksIn(part) > MOST.marks) throw new LegalTextError(`the paragraph "${start}" has more than 200 marks such as * or |`)
    if (linesIn(part) > MOST.lines) throw new LegalTextError(`the paragraph "${start}" has more than 200 lines`)
    if (NESTED.test(part))
      throw new LegalTextError(`"${start}" is a quote or a list in a list; a part may hold paragraphs, lists, and tables`)
  }
  if (weightOfText(content) > MOST.weight) throw new LegalTextError('a text may have at most 2,000 lines and marks such as * or |')
}

/** What the reader throws by itself is the text's fault too. */
function read(content: string): Token[] {
  refuseWhatTakesLong(content)
  try {
    return lexer(content)
  } catch {
    throw new LegalTextError('it cannot be read as Markdown')
  }
}

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** @param content Markdown: a first paragraph, then parts under "## " headings @throws LegalTextError */
export function legalDocument(content: string): LegalDocument {
  const parts: { id: string; title: string; blocks: LegalBlock[] }[] = []
  const summary: LegalWords[] = []
  for (const token of read(content)) {
    const part = parts.at(-1)
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading
      if (depth !== 2) throw new LegalTextError(`the heading "${text}" must begin with "## "`)
      if (parts.length === MOST.parts) throw new LegalTextError('a text may have at most 100 headings')
      const id = idOf(text)
      if (parts.some((part) => part.id === id)) throw new LegalTextError(`the heading "${text}" stands there twice`)
      parts.push({ id, title: text, blocks: [] })
    } else if (part) part.blocks.push(...block(token))
    else {
      const [first, ...more] = block(token)
      if (!first) continue
      if (first.kind !== 'paragraph' || more.length > 0 || summary.length > 0)
        throw new LegalTextError('before the first "## " heading there may be one paragraph')
      summary.push(...first.words)
    }
  }
  if (summary.length === 0) throw new LegalTextError('a first paragraph must say what the text is')
  if (parts.length === 0 || parts.some(({ blocks }) => blocks.length === 0)) throw new LegalTextError('each "## " heading needs its words')
  return { summary, parts }
}
