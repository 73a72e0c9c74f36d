/** Lines of text as a document. */
export const PLAIN_TEXT = 'text/plain; charset=utf-8'

export const textOfLines = (lines: readonly string[]): Uint8Array => Buffer.from(lines.join('\n'), 'utf8')
