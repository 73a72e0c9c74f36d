/** The one form of every mail: a plain text and an HTML that says the same, in the lender's name and colors. Pure: words and brand in. */
import type { Brand } from '@hearthline/brands'
import { closingLines } from './closing-lines.ts'
import { type LetterPart, letterHtml } from './letter-html.ts'

export interface Letter {
  readonly subject: string
  /** The plain text, which is complete without the HTML. */
  readonly body: string
  readonly html: string
}

/** Below what is told: the page that switches off mail like this one, and nothing else. */
export const stopPart = (address: string | undefined): readonly LetterPart[] =>
  address === undefined
    ? []
    : [{ before: 'To get no more emails like this, open this link', address, button: 'No more of these emails', isQuiet: true }]

const asText = (part: LetterPart): string => {
  if (typeof part === 'string') return part
  return part.before === undefined ? part.address : `${part.before}: ${part.address}`
}

/** What is told may be several paragraphs, as a list of requests is: an empty line stands between them. The home's state where it is known: its license. */
export function composeLetter(brand: Brand, subject: string, parts: readonly LetterPart[], homeState?: string): Letter {
  const closing = closingLines(brand, homeState)
  return {
    subject,
    body: [...parts.map(asText), ...closing].join('\n\n'),
    html: letterHtml(brand, {
      subject,
      parts: parts.flatMap<LetterPart>((part) => (typeof part === 'string' ? part.split(/\n{2,}/) : [part])),
      closing,
    }),
  }
}
