/** After the page has changed under the same address: the reader begins at its heading, as after a change of route. */
export const focusHeading = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true }))
}
