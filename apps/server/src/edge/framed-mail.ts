/** A mail as a page of ours: its styles, which mail clients want beside what they style, in one sheet that carries the nonce. Pure. */

/** A reader's system chooses a mail's scheme; whoever previews it chooses it themselves. */
const OF_SCHEME = { light: 'not all', dark: 'all' } as const

/** @param html of `letterHtml`, in which values are escaped */
export function framedMail(html: string, nonce: string, theme: keyof typeof OF_SCHEME, head: string): string {
  const names = new Map<string, string>()
  const nameOf = (style: string): string => {
    const name = names.get(style) ?? `m${names.size}`
    names.set(style, name)
    return name
  }
  const page = html.replace(/<[a-z][^>]*>/gi, (tag) => {
    const style = / style="([^"]*)"/.exec(tag)?.[1]
    if (style === undefined) return tag
    const bare = tag.replace(/ style="[^"]*"/, '')
    const name = nameOf(style)
    return / class="/.test(bare) ? bare.replace(/ class="/, ` class="${name} `) : bare.replace(/^<[a-z0-9]+/i, `$& class="${name}"`)
  })
  const sheet = [...names].map(([style, name]) => `.${name}{${style}}`).join('')
  return page
    .replaceAll('@media (prefers-color-scheme:dark)', `@media ${OF_SCHEME[theme]}`)
    .replaceAll('color-scheme:light dark', `color-scheme:${theme}`)
    .replace('<style>', () => `${head}<style nonce="${nonce}">${sheet}`)
}
