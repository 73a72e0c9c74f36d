/** What a page of the gallery wears: `theme=light|dark` and `design=v2023|v2024` of its address. */

/** Drawings that follow the reader's system by `media` must follow the chosen theme instead. */
function follow(theme: 'light' | 'dark'): void {
  const set = () => {
    for (const source of document.querySelectorAll<HTMLSourceElement>('source[media*="prefers-color-scheme"]'))
      source.media = source.media.includes('dark') === (theme === 'dark') ? 'all' : 'not all'
  }
  new MutationObserver(set).observe(document.documentElement, { childList: true, subtree: true })
}

export function dress(query: URLSearchParams): void {
  const theme = query.get('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    follow(theme)
  }
  const design = query.get('design')
  if (design === 'v2023' || design === 'v2024') document.documentElement.dataset.design = design
}
