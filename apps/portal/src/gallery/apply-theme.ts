/** The theme and design of a page of the gallery: `theme=light|dark` and `design=v2023|v2024` of its address. */

export function applyTheme(query: URLSearchParams): void {
  const theme = query.get('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const design = query.get('design')
  if (design === 'v2023' || design === 'v2024') document.documentElement.dataset.design = design
}
