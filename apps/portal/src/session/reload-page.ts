let leaving = false

/**
 * Loads the page again, so that nothing of the one before is left in memory. Many parts of a page can find at once that it must be done: only
 * the first asks for it. A second reload during the first at times crashes the tab in Chromium 156.
 */
export function reloadPage(): void {
  if (leaving) return
  leaving = true
  window.location.reload()
}
