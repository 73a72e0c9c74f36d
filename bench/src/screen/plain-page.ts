/** The page the first screen is compared with: the same words, no script, no style sheet, no font. */

/** @param words the visible text of the product's page, line by line */
export function plainPage(words: string): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const [title = '', ...lines] = escaped.split('\n').filter((line) => line.trim() !== '')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</body>
</html>
`
}
