/** The words of a mail’s HTML, to be compared with its plain text. */
/** What is read, without what is around it: buttons repeat the link that stands beside them. */
export const textOfHtml = (html: string): string =>
  wordsOf(
    html
      .replace(/<head>[\s\S]*<\/head>/, '')
      .replace(/<td class="button"[\s\S]*?<\/td>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#39;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&'),
  )

/** With single spaces. */
export const wordsOf = (text: string): string => text.replace(/\s+/g, ' ').trim()
