/** Whether the reader has changed within the page since it was loaded: the first page takes no focus, every later one does. */

let changes = 0

export const countRouteChange = (): void => {
  changes += 1
}

export const hasNavigated = (): boolean => changes > 0
